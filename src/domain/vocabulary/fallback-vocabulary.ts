import type { Vocabulary } from '#domain/vocabulary/vocabulary.ts';

/** What can be studied when the word lists can't be had: one topic with two words (VOC-07). */
export const FALLBACK_VOCABULARY: Vocabulary = {
  topics: [
    {
      number: 1,
      title: 'Who Are You?',
      subsections: [
        {
          id: 1,
          title: 'Personal Details',
          description: 'Learn Dutch words for personal details',
          colour: 'blue',
          words: [
            {
              id: 'naam',
              dutch: 'naam',
              english: 'name',
              article: 'de',
              kind: 'noun',
              plural: 'namen',
              pronunciation: 'NAAM',
              example: 'Wilt u hier uw naam opschrijven?',
              exampleEn: 'Would you write your name here?',
            },
            {
              id: 'adres',
              dutch: 'adres',
              english: 'address',
              article: 'het',
              kind: 'noun',
              plural: 'adressen',
              pronunciation: 'aa-DRES',
              example: 'Mijn adres is veranderd, want ik ben verhuisd.',
              exampleEn: 'My address has changed, because I have moved.',
            },
          ],
        },
      ],
    },
  ],
};

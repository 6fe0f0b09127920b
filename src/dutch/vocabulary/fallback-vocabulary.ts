import type { Vocabulary } from './vocabulary.ts';

/** The vocabulary used if the word lists cannot be loaded: one topic with two words (VOC-07). */
export const FALLBACK_VOCABULARY: Vocabulary = {
  topics: [
    {
      key: 1,
      title: 'Who Are You?',
      subsections: [
        {
          id: 1,
          title: 'Personal Details',
          colour: 'blue',
          words: [
            {
              id: 'voornaam',
              dutch: 'voornaam',
              meaning: 'first name',
              article: 'de',
              kind: 'noun',
              plural: 'voornamen',
              pronunciation: 'VOOR-naam',
              example: 'Op school noemen de kinderen de juf bij haar voornaam.',
              exampleEn: 'At school the children call the teacher by her first name.',
            },
            {
              id: 'adres',
              dutch: 'adres',
              meaning: 'address',
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

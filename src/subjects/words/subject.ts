import { msg, plural } from '@lingui/core/macro';
import type { Bank } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';
import type { Subject } from '#subjects/subject.ts';

const related: Bank['related'] = async (id, platform) =>
  (await import('./related-words.ts')).relatedWords(id, platform);

export const WORDS: Subject = {
  id: 'words',
  page: {
    path: PATHS.vocabulary,
    title: msg`Vocabulary`,
    load: () => import('./vocabulary-screen.tsx'),
  },
  nav: { label: msg`Vocabulary` },
  work: {
    serves: ['reading', 'listening', 'writing', 'speaking'],
    name: msg`Words`,
    amount: (count) => msg`${plural(count, { one: '# new word', other: '# new words' })}`,
    task: (count) => msg`Learn ${plural(count, { one: '# new word', other: '# new words' })}`,
    link: PATHS.vocabulary,
    linkTo: (count) => route('vocabulary', { kind: 'next', count }),
    // Introduced, then asked twice (PTH-04).
    usualSeconds: 27,
    leastSeconds: 20,
    areNewCards: true,
  },
  texts: [
    {
      title: msg`Words and sentences`,
      prefixes: ['words-'],
      load: async (files) => (await import('./word-texts.ts')).loadWordTexts(files),
    },
  ],
  banks: [
    {
      prefix: 'word:',
      isPlanned: true,
      hasCards: true,
      load: async (platform) => (await import('./word-bank.ts')).loadWords(platform),
      related,
    },
    {
      // From custom lists.
      prefix: 'word:own-',
      hasCards: true,
      load: async (platform) => (await import('./word-bank.ts')).loadOwnWords(platform),
      related,
    },
  ],
};

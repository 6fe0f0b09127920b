import { msg, plural } from '@lingui/core/macro';
import { PATHS } from '#routes/paths.ts';
import type { Subject } from '#subjects/subject.ts';

export const INTERACTIONS: Subject = {
  id: 'interactions',
  page: {
    path: PATHS.interactions,
    title: msg`Interactions`,
    load: () => import('./interactions-screen.tsx'),
  },
  nav: { label: msg`Interactions` },
  work: {
    serves: ['listening', 'speaking'],
    name: msg`Interactions`,
    amount: (count) => msg`${plural(count, { one: '# interaction', other: '# interactions' })}`,
    task: (count) => msg`Practise ${plural(count, { one: '# interaction', other: '# interactions' })}`,
    link: PATHS.interactions,
    usualSeconds: 20,
    leastSeconds: 20,
  },
  texts: [
    {
      title: msg`Questions and answers`,
      prefixes: ['interactions-'],
      load: async (files) => (await import('./interaction-texts.ts')).loadInteractionTexts(files),
    },
  ],
  banks: [
    {
      prefix: 'interaction:',
      isPlanned: true,
      hasCards: true,
      load: async (platform) => (await import('./interaction-bank.ts')).loadInteractions(platform),
    },
  ],
};

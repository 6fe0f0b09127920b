import { msg } from '@lingui/core/macro';
import { PATHS } from '#routes/paths.ts';
import type { Subject } from '#subjects/subject.ts';

export const CULTURE: Subject = {
  id: 'culture',
  page: {
    path: PATHS.culture,
    title: msg`Culture`,
    load: () => import('./culture-screen.tsx'),
  },
  nav: { label: msg`Culture` },
  banks: [
    {
      prefix: 'culture-word:',
      load: async (platform) => (await import('./culture-bank.ts')).loadCultureWords(platform),
    },
  ],
};

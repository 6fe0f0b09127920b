import { PATHS } from '#routes/paths.ts';
import type { Subject } from '#subjects/subject.ts';

export const CULTURE: Subject = {
  id: 'culture',
  page: {
    path: PATHS.culture,
    title: 'Culture',
    load: () => import('./culture-screen.tsx'),
  },
  nav: { label: 'Culture' },
  banks: [
    {
      prefix: 'culture-word:',
      load: async (platform) => (await import('./culture-bank.ts')).loadCultureWords(platform),
    },
  ],
};

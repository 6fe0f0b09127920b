import { PATHS } from '#services/paths.ts';
import type { Subject } from '#subjects/subject.ts';

export const CULTURE: Subject = {
  id: 'culture',
  page: {
    path: PATHS.culture,
    title: 'Culture',
    load: () => import('#features/culture/culture-screen.tsx'),
  },
  banks: [
    {
      prefix: 'culture-word:',
      load: async (platform) =>
        (await import('#features/culture/culture-bank.ts')).loadCultureWords(platform),
    },
  ],
};

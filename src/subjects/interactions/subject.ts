import { PATHS } from '#services/paths.ts';
import type { Subject } from '#subjects/subject.ts';

export const INTERACTIONS: Subject = {
  id: 'interactions',
  page: {
    path: PATHS.interactions,
    title: 'Interactions',
    load: () => import('#features/interactions/interactions-screen.tsx'),
  },
  banks: [
    {
      prefix: 'interaction:',
      load: async (platform) =>
        (await import('#features/interactions/interaction-bank.ts')).loadInteractions(platform),
    },
  ],
};

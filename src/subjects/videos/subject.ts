import { PATHS } from '#routes/paths.ts';
import type { Subject } from '#subjects/subject.ts';

/** They are watched, and ask nothing. */
export const VIDEOS: Subject = {
  id: 'videos',
  page: {
    path: PATHS.videos,
    title: 'Videos',
    load: () => import('./videos-screen.tsx'),
  },
  nav: { label: "Video's" },
  banks: [],
};

import { msg } from '@lingui/core/macro';
import { PATHS } from '#routes/paths.ts';
import type { Subject } from '#subjects/subject.ts';

/** Videos are only watched: they have no questions. */
export const VIDEOS: Subject = {
  id: 'videos',
  page: {
    path: PATHS.videos,
    title: msg`Videos`,
    load: () => import('./videos-screen.tsx'),
  },
  nav: { label: msg`Video's` },
  banks: [],
};

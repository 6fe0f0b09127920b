import { literal, nullable, object, picklist, string, variant } from 'valibot';
import { VIDEO_CATEGORIES } from '#content/videos/categories.ts';
import { pageViews } from './page-views.ts';

/** The views of the videos page. Playback is not part of them, because nothing may start by itself after a reload. */
export const VIDEOS_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('categories') }),
    /** Includes the search, to return to the same list. */
    object({
      kind: literal('category'),
      category: picklist(VIDEO_CATEGORIES.map(({ id }) => id)),
      /** Null: every topic. */
      topic: nullable(string()),
      query: string(),
    }),
  ]),
  { kind: 'categories' },
);

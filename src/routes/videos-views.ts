import { literal, nullable, object, picklist, string, variant } from 'valibot';
import { VIDEO_CATEGORIES } from '#content/videos/categories.ts';
import { pageViews } from './page-views.ts';

/** What the videos page shows. What plays is no part of it: nothing may begin by itself after a reload. */
export const VIDEOS_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('categories') }),
    /** With what was looked for in it: it brings a person back to the list they left. */
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

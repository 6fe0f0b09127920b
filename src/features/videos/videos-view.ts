import { literal, nullable, object, picklist, safeParse, string, variant } from 'valibot';
import { VIDEO_CATEGORIES, type VideoCategory } from '#content/videos/categories.ts';

const viewSchema = variant('kind', [
  object({ kind: literal('categories') }),
  /** With what was looked for in it: it brings a person back to the list they left. */
  object({
    kind: literal('category'),
    category: picklist(VIDEO_CATEGORIES.map(({ id }) => id)),
    topic: nullable(string()),
    query: string(),
  }),
]);

/** What the videos page shows. What plays is no part of it: nothing may begin by itself after a reload. */
export type VideosView =
  | { readonly kind: 'categories' }
  | {
      readonly kind: 'category';
      readonly category: VideoCategory['id'];
      /** Null: every topic. */
      readonly topic: string | null;
      readonly query: string;
    };

export const FIRST_VIEW: VideosView = { kind: 'categories' };

/** A view from the browser's history, or null when something else stands there. */
export function parseVideosView(value: unknown): VideosView | null {
  const parsed = safeParse(viewSchema, value);
  return parsed.success ? parsed.output : null;
}

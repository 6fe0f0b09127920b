import type { RoomGenre } from '#content/schema/room-text.ts';
import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Loads the annotations of a file of texts (RDG-06). */
type LoadAnnotations = () => Promise<{ readonly rows: readonly AnnotatedText[] }>;

/** Annotations by what the ids of their texts begin with: they come with a text, and never all together. */
export const ANNOTATION_FILES = {
  'room-message': () => import('./room-message.ts'),
  'room-letter': () => import('./room-letter.ts'),
  'room-news': () => import('./room-news.ts'),
  'room-recipe': () => import('./room-recipe.ts'),
  'room-story': () => import('./room-story.ts'),
  'room-instruction': () => import('./room-instruction.ts'),
  'room-notice': () => import('./room-notice.ts'),
  'room-interview': () => import('./room-interview.ts'),
  'room-table': () => import('./room-table.ts'),
  'room-diary': () => import('./room-diary.ts'),
} as const satisfies Readonly<Record<`room-${RoomGenre}`, LoadAnnotations>>;

import type { RoomGenre, RoomText } from '#content/schema/room-text.ts';

/** Loads the texts of a genre (RDG-03). */
type LoadRoomTexts = () => Promise<{ readonly rows: readonly RoomText[] }>;

/** The texts of the reading room by genre, in the order of the room. Each genre is loaded alone (RDG-06). */
export const ROOM_FILES = {
  message: () => import('./messages.ts'),
  letter: () => import('./letters.ts'),
  news: () => import('./news.ts'),
  recipe: () => import('./recipes.ts'),
  story: () => import('./stories.ts'),
  instruction: () => import('./instructions.ts'),
  notice: () => import('./notices.ts'),
  interview: () => import('./interviews.ts'),
  table: () => import('./tables.ts'),
  diary: () => import('./diaries.ts'),
} as const satisfies Readonly<Record<RoomGenre, LoadRoomTexts>>;

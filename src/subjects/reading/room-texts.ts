import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ROOM_FILES } from '#content/reading-room/room-files.ts';
import { ROOM_GENRES, ROOM_LEVELS, type RoomGenre, type RoomText } from '#content/schema/room-text.ts';
import { itemId } from '#learning/rules/item-id.ts';

/** The genres as they are called on the screen. */
export const GENRE_NAMES: Readonly<Record<RoomGenre, MessageDescriptor>> = {
  message: msg`Message`,
  letter: msg`Letter`,
  news: msg`Local news`,
  recipe: msg`Recipe`,
  story: msg`Story`,
  instruction: msg`Instructions`,
  notice: msg`Notice`,
  interview: msg`Interview`,
  table: msg`Table`,
  diary: msg`Diary`,
};

/** All texts, the easy ones first. Rejects if some cannot be loaded. */
export async function loadRoomTexts(): Promise<readonly RoomText[]> {
  const files = await Promise.all(ROOM_GENRES.map((genre) => ROOM_FILES[genre]()));
  const texts = files.flatMap(({ rows }): readonly RoomText[] => rows);
  return ROOM_LEVELS.flatMap((level) => texts.filter((text) => text.level === level));
}

/** The text that an id begins with: its own, or that of one of its questions. Only its genre is loaded (RDG-06). */
export async function loadRoomText(id: string): Promise<RoomText | null> {
  const genre = ROOM_GENRES.find((one) => id.startsWith(`room-${one}-`));
  if (genre === undefined) return null;
  const rows: readonly RoomText[] = (await ROOM_FILES[genre]()).rows;
  const owners = rows.filter((text) => id === text.id || id.startsWith(`${text.id}-`));
  return owners.toSorted((one, other) => other.id.length - one.id.length)[0] ?? null;
}

/** The ids of the questions of a text, as they are logged. */
export function questionIds({ questions }: Pick<RoomText, 'questions'>): readonly string[] {
  return questions.map(({ id }) => itemId('question', id));
}

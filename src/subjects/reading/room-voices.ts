import { ROOM_PEOPLE } from '#content/reading-room/people.ts';
import { spokenPieces, type RoomText } from '#content/schema/room-text.ts';

/** What is heard by itself, and whose voice says it. */
export interface VoicedPiece {
  readonly text: string;
  readonly by: RoomText['reader'];
}

/** The `spokenPieces` of a text: people speak for themselves, and its reader says the rest (RDG-03). */
export function voicedPieces({
  blocks,
  reader,
}: Pick<RoomText, 'blocks' | 'reader'>): readonly VoicedPiece[] {
  return blocks.flatMap((block) => {
    const from = block.kind === 'paragraph' ? block.from : undefined;
    const by = (from === undefined ? undefined : ROOM_PEOPLE[from]) ?? reader;
    return spokenPieces({ blocks: [block] }).map((text) => ({ text, by }));
  });
}

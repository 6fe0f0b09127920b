import { ROOM_FILES } from '#content/reading-room/room-files.ts';
import type { PlainText } from '#content/schema/annotation.ts';
import { ROOM_GENRES, roomPieces } from '#content/schema/room-text.ts';

/** Texts whose words are annotated in one file (RDG-02). */
export interface AnnotatedFile {
  /** Its name in `content/annotations`; the ids of its texts begin with it. */
  readonly name: string;
  readonly texts: readonly PlainText[];
}

export const annotatedFiles: readonly AnnotatedFile[] = await Promise.all(
  ROOM_GENRES.map(async (genre) => ({
    name: `room-${genre}`,
    texts: (await ROOM_FILES[genre]()).rows.map(roomPieces),
  })),
);

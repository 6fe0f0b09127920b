import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOM_FILES } from '#content/reading-room/room-files.ts';
import { ROOM_GENRES, roomPieces, type RoomText } from '#content/schema/room-text.ts';
import { loadLexiconOfText } from '#lexicon/lexicon-file.ts';
import { lookUp, lookUpNow } from '#lexicon/look-up.ts';
import { placedWordsOf } from '#lib/dutch-words.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { lexiconFiles } from './lexicon-files.ts';

const files = lexiconFiles(readFileSync('public/vocabulary.csv', 'utf8'));

it('RDG-06 RDG-02: each word of the reading room is found in the file of its text, as it is in those by sentence and by letter', async () => {
  const rooms = await Promise.all(ROOM_GENRES.map((genre) => ROOM_FILES[genre]()));
  const texts = rooms.flatMap(({ rows }): readonly RoomText[] => rows);
  expect(texts.length).toBeGreaterThanOrEqual(40);
  for (const text of texts) {
    const platform = createFakePlatform({ files: Object.fromEntries(files) });
    await loadLexiconOfText(platform.files, text.id);
    const found = roomPieces(text).pieces.flatMap((piece) =>
      placedWordsOf(piece).map(({ start }) => {
        return { piece, start, answer: lookUpNow(platform, piece, start) };
      }),
    );
    expect(platform.files.requests).toEqual([`/lexicon/text-${text.id}.json`]);
    const other = createFakePlatform({ files: Object.fromEntries(files) });
    for (const { piece, start, answer } of found) {
      expect(answer, `${text.id}: ${piece}`).toBeDefined();
      expect(answer).toEqual(await lookUp(other, piece, start));
    }
  }
});

it('RDG-06: no file has more than a part of the lexicon, and that of a text only what the text needs', () => {
  const sizes = [...files].map(([path, content]) => ({ path, kilobytes: content.length / 1000 }));
  const all = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  for (const { path, kilobytes } of sizes)
    expect(kilobytes, path).toBeLessThan(path.includes('/text-') ? 30 : all / 10);
});

import { expect, it } from 'vitest';
import { spokenPieces, type RoomBlock } from '#content/schema/room-text.ts';
import { voicedPieces } from './room-voices.ts';

const BLOCKS: readonly RoomBlock[] = [
  { kind: 'paragraph', sentences: ['Wij praten met Oksana.'] },
  { kind: 'paragraph', from: 'Vraag', sentences: ['Hoe gaat het?'] },
  { kind: 'paragraph', from: 'Oksana', sentences: ['Goed.', 'En met u?'] },
  { kind: 'table', head: ['Dag', 'Open'], rows: [['maandag', 'dicht']] },
];

it('RDG-03: people of a text speak in their own voice, and its reader says the rest, piece by piece as it is marked', () => {
  const pieces = voicedPieces({ blocks: BLOCKS, reader: 'man' });
  expect(pieces.map(({ by }) => by)).toEqual(['man', 'man', 'woman', 'woman', 'man', 'man']);
  expect(pieces.map(({ text }) => text)).toEqual(spokenPieces({ blocks: BLOCKS }));
});

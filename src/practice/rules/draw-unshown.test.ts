import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawUnshown } from './draw-unshown.ts';

const idsOf = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `word-${place}` }));
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('VOC-06 CUL-04: each word is drawn once before any comes again, and never the same one twice in a row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.infiniteStream(chance), (count, chances) => {
      const words = idsOf(count);
      const random = () => chances.next().value ?? 0;
      let shownIds: readonly string[] = [];
      let previous = '';
      for (let round = 0; round < 3; round += 1) {
        const seen = new Set<string>();
        for (const _ of words) {
          const draw = drawUnshown(words, shownIds, random);
          if (!draw) throw new Error('no word drawn');
          expect(draw.item.id).not.toBe(previous);
          expect(draw.startsOver).toBe(round > 0 && seen.size === 0);
          previous = draw.item.id;
          seen.add(previous);
          shownIds = draw.shownIds;
        }
        expect(seen.size).toBe(count);
      }
    }),
  );
});

it('VOC-06: a single word repeats; without words there is none', () => {
  expect(drawUnshown(idsOf(1), ['word-0'], () => 0)).toEqual({
    item: { id: 'word-0' },
    shownIds: ['word-0'],
    startsOver: true,
  });
  expect(drawUnshown([], ['word-0'], () => 0)).toBeUndefined();
});

it('VOC-06 CUL-04: words that left the list do not count as shown, new ones are drawn', () => {
  const draw = drawUnshown(idsOf(2), ['gone', 'word-0', 'gone'], () => 0);
  expect(draw).toEqual({ item: { id: 'word-1' }, shownIds: ['word-0', 'word-1'], startsOver: false });
});

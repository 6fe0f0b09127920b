import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawNext, startDraw } from '#domain/question/draw.ts';

const anyItems = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 });
const anyChances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

it('GRA-19 GRA-20: all are drawn before any comes again, and none twice in a row', () => {
  fc.assert(
    fc.property(anyItems, anyChances, fc.nat(), (items, chances, place) => {
      const random = () => chances.next().value;
      const first = items[place % items.length] ?? 0;
      let draw = startDraw(first, items, random);
      const drawn = [draw.current];
      while (drawn.length < items.length * 3) {
        draw = drawNext(draw, items, random);
        drawn.push(draw.current);
      }
      expect(drawn[0]).toBe(first);
      for (let round = 0; round < 3; round += 1) {
        const inRound = drawn.slice(round * items.length, (round + 1) * items.length);
        expect(new Set(inRound)).toEqual(new Set(items));
      }
      if (items.length > 1) drawn.reduce((one, next) => (expect(next).not.toBe(one), next), Number.NaN);
    }),
  );
});

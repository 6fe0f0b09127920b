import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawUnlike, FRESH_QUESTIONS } from '#domain/question/draw-unlike.ts';

const keyOf = (item: string) => item;

it('GRA-18: none of the last ten is drawn again while there are more; of fewer never the same twice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 30 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (items, chance) => {
        const random = () => chance.next().value ?? 0;
        const recent: string[] = [];
        for (let draw = 0; draw < 40; draw += 1) {
          const item = drawUnlike(items, { keyOf, recent }, random) ?? '';
          const spared = recent.slice(
            -Math.min(FRESH_QUESTIONS, items.length > FRESH_QUESTIONS ? FRESH_QUESTIONS : 1),
          );
          expect(spared).not.toContain(item);
          expect(items).toContain(item);
          recent.push(item);
        }
      },
    ),
  );
  expect(drawUnlike([], { keyOf, recent: [] }, () => 0)).toBeUndefined();
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffled } from './random.ts';

it('CON-07: shuffling keeps every item once and leaves the list as it was', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.infiniteStream(chance), (items, chances) => {
      const before = [...items];
      const after = shuffled(items, () => chances.next().value);
      expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      expect(items).toEqual(before);
    }),
  );
});

it('CON-07: every order can occur', () => {
  const orders = new Set<string>();
  for (const first of [0, 0.4, 0.8]) {
    for (const second of [0, 0.6]) {
      const chances = [first, second, 0];
      orders.add(shuffled(['a', 'b', 'c'], () => chances.shift() ?? 0).join(''));
    }
  }
  expect(orders.size).toBe(6);
});

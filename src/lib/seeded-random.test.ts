import { expect, it } from 'vitest';
import { shuffled } from './random.ts';
import { seededRandom } from './seeded-random.ts';

const THREE = ['a', 'b', 'c'];
const orderOf = (seed: string) => shuffled(THREE, seededRandom(seed)).join('');

it('MEM-06: the same seed gives the same order, and over many seeds each order is equally frequent', () => {
  expect(orderOf('today')).toBe(orderOf('today'));
  const orders = Array.from({ length: 600 }, (_, day) => orderOf(`question:knm-1 ${day}`));
  const counts = [...new Set(orders)].map((order) => orders.filter((one) => one === order).length);
  expect(counts).toHaveLength(6);
  for (const count of counts) expect(count).toBeGreaterThan(60);
});

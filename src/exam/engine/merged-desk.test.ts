import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyCurrent, AnyPast, Desk } from './desk.ts';
import { mergedDesk } from './merged-desk.ts';

const sat = (id: string) => ({
  id,
  examId: 'knm-1',
  paper: [{ id: 'knm-a' }],
  allowance: 'official' as const,
  startedAt: 1,
  answers: { 'knm-a': 0 },
  flagged: [],
  spentMs: {},
});
const past = (id: string, endedAt: number): AnyPast => ({ ...sat(id), endedAt, by: 'person' });
const current = (id: string): AnyCurrent => ({
  ...sat(id),
  view: { kind: 'overview' },
  viewedAt: 1,
  endsAt: null,
});
const desk = (ids: readonly string[], open: string | null = null): Desk => ({
  past: ids.map((id, place) => past(id, 100 - place)),
  current: open === null ? null : current(open),
});

// One sitting is the same on each device that has it.
const anyPast = fc
  .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 })
  .map((numbers) =>
    numbers.toSorted((a, b) => b - a).map((number) => past(`sitting-${number}`, Math.floor(number / 2))),
  );

it('MEM-13 MOC-11: two devices that exchange theirs have the same past sittings, and a third time changes nothing', () => {
  fc.assert(
    fc.property(anyPast, anyPast, (ofPhone, ofLaptop) => {
      const phone: Desk = { current: null, past: ofPhone };
      const laptop = mergedDesk({ current: null, past: ofLaptop }, phone);
      const back = mergedDesk(phone, laptop);
      expect(back).toEqual(laptop);
      expect(mergedDesk(laptop, back)).toEqual(laptop);
      expect(new Set(laptop.past.map(({ id }) => id))).toEqual(
        new Set([...ofPhone, ...ofLaptop].map(({ id }) => id)),
      );
      const ends = laptop.past.map(({ endedAt }) => endedAt);
      expect(ends).toEqual(ends.toSorted((a, b) => b - a));
    }),
  );
});

it('MEM-13 MOC-04: a sitting under way stays on its device; one submitted elsewhere is no longer under way', () => {
  expect(mergedDesk(desk(['a'], 'mine'), desk(['b'], 'theirs')).current?.id).toBe('mine');
  expect(mergedDesk(desk(['a']), desk(['b'], 'theirs')).current?.id).toBe('theirs');
  expect(mergedDesk(desk([], 'b'), desk(['b'])).current).toBeNull();
  expect(mergedDesk(desk(['b']), desk([], 'b')).current).toBeNull();
});

it('MEM-13 MOC-10: ratings of a sitting on one device are saved on both', () => {
  const plain = past('a', 5);
  const rated = { ...plain, ratings: { task: { words: 2 } } };
  const [here, there] = [
    mergedDesk<AnyCurrent, AnyPast>({ current: null, past: [plain] }, { current: null, past: [rated] }),
    mergedDesk<AnyCurrent, AnyPast>({ current: null, past: [rated] }, { current: null, past: [plain] }),
  ];
  expect(here).toEqual(there);
  expect(here.past).toEqual([rated]);
});

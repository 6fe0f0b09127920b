import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealPairs, pairsReducer, startPairs, type PairSide, type PairsState } from './pairs-machine.ts';

const HOUSE = { dutch: 'het huis', meaning: 'house' };
const CAR = { dutch: 'de auto', meaning: 'car' };
const WAGON = { dutch: 'de wagen', meaning: 'car' };
type Item = typeof HOUSE;

const boardOf = (...items: Item[]) => ({ dutch: items, meaning: items });
const press = (state: PairsState<Item>, side: PairSide, item: Item) =>
  pairsReducer(state, { kind: 'tile-pressed', tile: { side, item } });

describe('matching pairs', () => {
  it('MEM-21: a pair is found from either side, and the last one ends the board', () => {
    const one = press(press(startPairs([boardOf(HOUSE, CAR)]), 'meaning', HOUSE), 'dutch', HOUSE);
    expect(one).toMatchObject({ phase: 'matching', last: { isRight: true }, picked: null });
    expect(press(one, 'dutch', HOUSE)).toBe(one);
    const done = press(press(one, 'dutch', CAR), 'meaning', CAR);
    expect(done.phase).toBe('board-done');
    const end = pairsReducer(done, { kind: 'next-requested' });
    expect(end).toMatchObject({
      phase: 'finished',
      results: [
        { question: HOUSE, answer: 'het huis', isRight: true },
        { question: CAR, answer: 'car', isRight: true },
      ],
    });
  });

  it('MEM-21: the first answer of each item counts, and it is tried until it is right', () => {
    const wrong = press(press(startPairs([boardOf(HOUSE, CAR)]), 'dutch', HOUSE), 'meaning', CAR);
    expect(wrong).toMatchObject({
      last: { isRight: false },
      results: [{ question: HOUSE, answer: 'car', isRight: false }],
    });
    const right = press(press(wrong, 'dutch', HOUSE), 'meaning', HOUSE);
    expect(right).toMatchObject({ last: { isRight: true }, results: [{ isRight: false }] });
  });

  it('MEM-21: a tile can be deselected or replaced, and two words may have the same meaning', () => {
    const start = startPairs([boardOf(CAR, WAGON)]);
    const picked = press(start, 'dutch', CAR);
    expect(press(picked, 'dutch', CAR).picked).toBeNull();
    const changed = press(picked, 'dutch', WAGON);
    expect(changed.picked).toEqual({ side: 'dutch', item: WAGON });
    const laid = press(changed, 'meaning', CAR);
    expect(laid.last?.isRight).toBe(true);
    expect(press(press(laid, 'dutch', CAR), 'meaning', WAGON).phase).toBe('board-done');
  });

  it('MEM-21: all items are dealt once, and no board has a single item if there are others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (count) => {
        const items = Array.from({ length: count }, (_, place) => ({
          dutch: `w${place}`,
          meaning: `e${place}`,
        }));
        const boards = dealPairs(items, () => 0.4);
        expect(new Set(boards.flatMap(({ dutch }) => dutch))).toEqual(new Set(items));
        for (const { dutch, meaning } of boards) {
          expect(new Set(meaning)).toEqual(new Set(dutch));
          expect(dutch.length).toBeLessThanOrEqual(6);
          if (count > 1) expect(dutch.length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('MEM-21: for any presses, each item has at most one result, and a finished game stays finished', () => {
    const items = [HOUSE, CAR, WAGON];
    const tile = fc.record({
      side: fc.constantFrom<PairSide>('dutch', 'meaning'),
      item: fc.constantFrom(...items),
    });
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 60 }), (tiles) => {
        let state = startPairs([boardOf(...items)]);
        for (const { side, item } of tiles) {
          state = press(state, side, item);
          if (state.phase === 'board-done') state = pairsReducer(state, { kind: 'next-requested' });
        }
        expect(new Set(state.results.map(({ question }) => question)).size).toBe(state.results.length);
        if (state.phase === 'finished') {
          expect(press(state, 'dutch', HOUSE)).toBe(state);
          expect(pairsReducer(state, { kind: 'next-requested' })).toBe(state);
        }
      }),
    );
  });
});

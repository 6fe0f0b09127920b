import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rightCount } from './question-loop.ts';
import {
  nearestOrder,
  startTiles,
  textsOf,
  tileReducer,
  type TileEvent,
  type TileState,
  type TileTask,
} from './tile-machine.ts';

const TASK: TileTask = {
  tiles: ['op', 'mijn moeder', 'bel', 'morgen'],
  rightOrders: [
    ['bel', 'morgen', 'mijn moeder', 'op'],
    ['bel', 'mijn moeder', 'morgen', 'op'],
  ],
};
const place = (tile: number): TileEvent<TileTask> => ({ kind: 'tile-placed', tile });
const CHECK: TileEvent<TileTask> = { kind: 'check-requested' };
const after = (events: readonly TileEvent<TileTask>[], task = TASK): TileState<TileTask> =>
  events.reduce(tileReducer<TileTask>, startTiles(task));

const anyTile = fc.integer({ min: -1, max: 5 });
const anyEvent: fc.Arbitrary<TileEvent<TileTask>> = fc.oneof(
  { weight: 6, arbitrary: anyTile.map(place) },
  anyTile.map((tile) => ({ kind: 'tile-returned' as const, tile })),
  fc.record({ kind: fc.constant('tile-moved' as const), tile: anyTile, to: anyTile }),
  fc.constant(CHECK),
  fc.constant({ kind: 'next-requested' as const, question: TASK }),
);

describe('tiles', () => {
  it('GRA-09: each of the right orders is right, another one is not', () => {
    const right = after([2, 3, 1, 0].map(place).concat(CHECK));
    expect(right).toMatchObject({ phase: 'answered', last: { isRight: true, answer: [2, 3, 1, 0] } });
    expect(rightCount(right)).toBe(1);
    expect(after([2, 1, 3, 0].map(place).concat(CHECK))).toMatchObject({ last: { isRight: true } });
    const wrong = after([3, 2, 1, 0].map(place).concat(CHECK));
    expect(wrong).toMatchObject({ last: { isRight: false }, results: [{ isRight: false }] });
  });

  it('GRA-09: tiles are added, removed and moved; checking needs all tiles', () => {
    const two = after([place(2), place(3), CHECK]);
    expect(two).toMatchObject({ phase: 'asking', placed: [2, 3] });
    expect(tileReducer(two, { kind: 'tile-returned', tile: 2 })).toMatchObject({ placed: [3] });
    expect(tileReducer(two, { kind: 'tile-moved', tile: 3, to: 0 })).toMatchObject({ placed: [3, 2] });
    expect(tileReducer(two, { kind: 'tile-moved', tile: 3, to: 2 })).toBe(two);
  });

  it('GRA-09: the answer is compared with the nearest correct order', () => {
    const nearest = (placed: readonly number[]) => nearestOrder(TASK.rightOrders, textsOf(TASK, placed));
    expect(nearest([2, 1, 0, 3])).toEqual(TASK.rightOrders[1]);
    expect(nearest([0, 1, 2, 3])).toEqual(TASK.rightOrders[1]);
    expect(nearest([])).toEqual(TASK.rightOrders[0]);
  });

  it('GRA-09: tiles with the same text may change places', () => {
    const task = { tiles: ['dat', 'dat', 'is'], rightOrders: [['dat', 'is', 'dat']] };
    expect(after([1, 2, 0].map(place).concat(CHECK), task)).toMatchObject({ last: { isRight: true } });
  });

  it('GRA-09: for any events no tile is lost or duplicated, checked tiles are locked, and the counts agree', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 80 }), (events) => {
        let state = startTiles(TASK);
        let right = 0;
        let answered = 0;
        for (const event of events) {
          const before = state;
          state = tileReducer(state, event);
          expect(new Set(state.placed).size).toBe(state.placed.length);
          expect(textsOf(TASK, state.placed)).toHaveLength(state.placed.length);
          if (before.phase === 'asking' && state.phase === 'answered') {
            answered += 1;
            right += state.last.isRight ? 1 : 0;
            expect(before.placed).toHaveLength(TASK.tiles.length);
          }
          if (before.phase === 'answered' && event.kind !== 'next-requested') expect(state).toBe(before);
          expect([state.results.length, rightCount(state)]).toEqual([answered, right]);
        }
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAND_SIZE } from './placement-estimate.ts';
import {
  PLACEMENT_LENGTH,
  placementReducer,
  placementTest,
  type Placement,
  type PlacementItem,
  type PlacementResult,
} from './placement.ts';
import { INVENTED_WORDS } from '#content/invented-words.ts';
import { seededRandom } from '#lib/seeded-random.ts';

const PATH = Array.from({ length: 3539 }, (_, place) => `word:nummer${place}`);
const TEST = placementTest({ path: PATH, invented: INVENTED_WORDS });
const start = (seed: string): Placement => ({ seed, answers: [] });

function play(seed: string, claims: (item: PlacementItem) => boolean): Placement {
  let state = start(seed);
  for (let item = TEST.nextOf(state); item !== null; item = TEST.nextOf(state))
    state = placementReducer(state, { kind: 'answered', item, isClaimed: claims(item) });
  return state;
}

interface Learner {
  readonly words: number;
  /** How far what is known strays from the order of the path. */
  readonly scatter: number;
  /** The share of unknown and invented words that are claimed. */
  readonly falseAlarms: number;
}

/** A learner who knows so many words, more of the first ones, and misses one of 30. */
function tested({ words, scatter, falseAlarms }: Learner, seed: string) {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const inOrder = PATH.map((id, place) => ({ id, at: Math.log(place + 30) + scatter * normal() }));
  const known = new Set(
    inOrder
      .toSorted((a, b) => a.at - b.at)
      .slice(0, words)
      .map(({ id }) => id),
  );
  const state = play(seed, ({ word }) => random() < (known.has(word) ? 0.97 : falseAlarms));
  return { state, known, result: TEST.resultOf(state) };
}

const isInRange = ({ low, high }: PlacementResult, words: number) => low <= words && words <= high;

describe('the placement', () => {
  it.each([
    ['honest', 0.01],
    ['a bit hopeful', 0.08],
    ['overclaiming', 0.4],
  ])(
    'PTH-01: simulated learners who are %s: the number lies in its range in nine of ten, whatever they know',
    (_who, falseAlarms) => {
      for (const words of [0, 100, 300, 1000, 2500]) {
        const runs = [0.2, 0.5].flatMap((scatter) =>
          Array.from({ length: 10 }, (_, run) =>
            tested({ words, scatter, falseAlarms }, `${words} ${scatter} ${falseAlarms} ${run}`),
          ),
        );
        const right = runs.filter(({ result }) => isInRange(result, words)).length;
        expect(right / runs.length, `${words} words`).toBeGreaterThanOrEqual(0.9);
        if (falseAlarms > 0.1) continue;
        const marks = runs.flatMap(({ result, known }) => result.marks.map((id) => known.has(id)));
        const wrong = marks.filter((isKnown) => !isKnown).length;
        // A slip or two, and of a band that is marked whole a few words.
        expect(wrong, `${words} words`).toBeLessThan(runs.length * 2 + marks.length * 0.06);
      }
    },
    120_000,
  );

  it('PTH-01: who claims invented words gets no sure result, and fewer words are marked', () => {
    const honest = tested({ words: 1000, scatter: 0.3, falseAlarms: 0 }, 'one').result;
    const hopeful = tested({ words: 1000, scatter: 0.3, falseAlarms: 0.6 }, 'one').result;
    expect([honest.isSure, honest.falseAlarms]).toEqual([true, 0]);
    expect(hopeful.isSure).toBe(false);
    expect(hopeful.falseAlarms).toBeGreaterThan(3);
    expect(hopeful.marks.length).toBeLessThan(honest.marks.length);
    expect(hopeful.high - hopeful.low).toBeGreaterThan(honest.high - honest.low);
    // Everything claimed says nothing at all.
    expect(TEST.resultOf(play('all', () => true)).marks).toEqual([]);
  });

  it('PTH-01: begins low, goes up while words are known, asks each once, a quarter of them invented', () => {
    const { answers } = play('up', ({ isInvented }) => !isInvented);
    const places = answers.filter(({ isInvented }) => !isInvented).map(({ word }) => PATH.indexOf(word));
    expect(answers).toHaveLength(PLACEMENT_LENGTH);
    expect(new Set(answers.map(({ word }) => word)).size).toBe(PLACEMENT_LENGTH);
    expect(answers.filter(({ isInvented }) => isInvented)).toHaveLength(PLACEMENT_LENGTH / 4);
    expect(answers.slice(0, 2).some(({ isInvented }) => isInvented)).toBe(false);
    expect(Math.max(...places.slice(0, 2))).toBeLessThan(BAND_SIZE);
    expect(Math.max(...places)).toBeGreaterThan(3000);
    expect(TEST.resultOf({ seed: 'up', answers }).known).toBeGreaterThan(3000);
  });

  it('PTH-01: who knows nothing is soon done, with nothing marked', () => {
    const state = play('none', () => false);
    expect(state.answers.length).toBeLessThan(20);
    expect(TEST.resultOf(state)).toMatchObject({ known: 0, low: 0, isSure: true, marks: [] });
  });

  it('PTH-01: a word that was not known is never marked, one that was claimed usually is', () => {
    const { state, result } = tested({ words: 1500, scatter: 0.4, falseAlarms: 0 }, 'marks');
    const answersOf = (isClaimed: boolean) =>
      state.answers.filter((answer) => !answer.isInvented && answer.isClaimed === isClaimed);
    for (const { word } of answersOf(false)) expect(result.marks).not.toContain(word);
    expect(answersOf(true).filter(({ word }) => !result.marks.includes(word)).length).toBeLessThan(4);
    expect(result.marks.every((id) => PATH.includes(id))).toBe(true);
  });

  it('PTH-01: an answer taken back leads to the same word, and so does a reload', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { maxLength: 12 }), (seed, answers) => {
        let state = start(seed);
        for (const isClaimed of answers) {
          const item = TEST.nextOf(state);
          if (item === null) return;
          const after = placementReducer(state, { kind: 'answered', item, isClaimed });
          expect(placementReducer(after, { kind: 'taken-back' })).toEqual(state);
          expect(TEST.nextOf(structuredClone(state))).toEqual(item);
          state = after;
        }
      }),
      { numRuns: 25 },
    );
    expect(placementReducer(start('s'), { kind: 'taken-back' })).toEqual(start('s'));
  });

  it('PTH-01: a short path, or one that changed since, ends, and only its words are marked', () => {
    const short = placementTest({ path: PATH.slice(0, 20), invented: INVENTED_WORDS });
    let state = play('old', () => true);
    expect(short.nextOf({ ...state, answers: state.answers.slice(0, 10) })).not.toBeNull();
    expect(short.resultOf(state).marks.every((id) => PATH.indexOf(id) < 20)).toBe(true);
    state = start('short');
    let steps = 0;
    for (let item = short.nextOf(state); item !== null; item = short.nextOf(state)) {
      state = placementReducer(state, { kind: 'answered', item, isClaimed: !item.isInvented });
      steps += 1;
    }
    expect(steps).toBeLessThanOrEqual(PLACEMENT_LENGTH);
    expect(short.resultOf(state).known).toBeLessThanOrEqual(20);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  introducedShare,
  introductionReducer,
  MOST_MISSES,
  RECALL_AFTER_MS,
  startIntroduction,
  TURNS_BETWEEN,
  type Introduction,
  type IntroductionEvent,
  type IntroductionResult,
} from './introduction-machine.ts';

const play = (state: Introduction, ...events: readonly IntroductionEvent[]) =>
  events.reduce((now, event) => introductionReducer(now, { at: 0, ...event }), state);
const right = { kind: 'chosen', answer: 'yes', isRight: true } as const;
const wrong = { kind: 'chosen', answer: 'no', isRight: false } as const;
const next = { kind: 'next-requested' } as const;

/** How a person answers: what each question gets, how long each takes, and whether they wait. */
interface Person {
  readonly answers: readonly ('right' | 'wrong' | 'known-before')[];
  readonly secondsEach: number;
  readonly isHurried: boolean;
}
const people: fc.Arbitrary<Person> = fc.record({
  answers: fc.array(fc.constantFrom('right', 'right', 'right', 'wrong', 'known-before'), { maxLength: 80 }),
  secondsEach: fc.integer({ min: 1, max: 60 }),
  isHurried: fc.boolean(),
});
const groups = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'), {
  maxLength: 12,
});

/** A turn, with the time of its question and how many words were open then. */
interface Asked extends IntroductionResult {
  readonly at: number;
  readonly left: number;
}

/** Plays a group to its end. After the given answers the person knows everything. */
function playAll(words: readonly string[], { answers, secondsEach, isHurried }: Person) {
  let state = startIntroduction(words);
  let at = 0;
  let given = 0;
  let askedAt = { at, left: 0 };
  const asked: Asked[] = [];
  const shares = [introducedShare(state)];
  const send = (event: IntroductionEvent) => {
    const after = introductionReducer(state, { at, ...event });
    const result = after.results.at(-1);
    if (after.results.length > state.results.length && result !== undefined)
      asked.push({ ...result, ...askedAt });
    state = after;
    shares.push(introducedShare(state));
  };
  for (let step = 0; state.phase !== 'finished'; step += 1) {
    expect(step).toBeLessThan(1000);
    const answer = answers[given] ?? 'right';
    if (state.phase === 'choosing' || state.phase === 'recalling')
      askedAt = { at, left: state.open.length + (state.words.length - state.shown) };
    at += secondsEach * 1000;
    switch (state.phase) {
      case 'shown':
        askedAt = { at, left: 0 };
        if (answer === 'known-before') given += 1;
        send({ kind: answer === 'known-before' ? answer : 'looked-at' });
        break;
      case 'choosing':
        given += 1;
        send({ kind: 'chosen', answer, isRight: answer !== 'wrong' });
        break;
      case 'chosen':
        send(next);
        break;
      case 'recalling':
        send({ kind: 'answer-shown' });
        break;
      case 'recalled':
        given += 1;
        send({ kind: 'rated', isKnown: answer !== 'wrong' });
        break;
      case 'waiting':
        if (!isHurried) at = state.until;
        send({ kind: isHurried ? 'hurried' : 'time-passed' });
    }
  }
  return { state, asked, shares };
}

describe('the introduction of a group of words', () => {
  it('PTH-04: a word is shown, then asked at once as a choice', () => {
    const first = startIntroduction(['hallo', 'ja']);
    expect(first).toMatchObject({ phase: 'shown', word: 'hallo' });
    const asked = play(first, { kind: 'looked-at' });
    expect(asked).toMatchObject({ phase: 'choosing', word: 'hallo' });
    expect(play(asked, right, next)).toMatchObject({ phase: 'shown', word: 'ja' });
  });

  it('PTH-04: then from memory after some minutes, and not before unless the person hurries', () => {
    const introduced = play(startIntroduction(['hallo']), { kind: 'looked-at' }, right, next);
    expect(introduced).toMatchObject({ phase: 'waiting', until: RECALL_AFTER_MS });
    const early = { kind: 'time-passed', at: RECALL_AFTER_MS - 1 } as const;
    expect(introductionReducer(introduced, early)).toBe(introduced);
    const onTime = introductionReducer(introduced, { ...early, at: RECALL_AFTER_MS });
    expect(onTime).toMatchObject({ phase: 'recalling', word: 'hallo' });
    expect(play(introduced, { kind: 'hurried' })).toEqual(onTime);
    expect(play(onTime, { kind: 'answer-shown' }, { kind: 'rated', isKnown: true }).phase).toBe('finished');
  });

  it('PTH-04: a wrong choice comes again as a choice, a word not remembered from memory', () => {
    const group = play(startIntroduction(['hallo']), { kind: 'looked-at' }, wrong, next);
    expect(group).toMatchObject({ phase: 'choosing', word: 'hallo' });
    const hurried = play(group, right, next, { kind: 'hurried' }, { kind: 'answer-shown' });
    const missed = play(hurried, { kind: 'rated', isKnown: false }, { kind: 'hurried' });
    expect(missed).toMatchObject({ phase: 'recalling', word: 'hallo' });
  });

  it('PTH-04: an event that does not fit returns the same state, so that an answer is final', () => {
    const chosen = play(startIntroduction(['hallo']), { kind: 'looked-at' }, wrong);
    expect(play(chosen, right, { kind: 'looked-at' }, { kind: 'rated', isKnown: true })).toBe(chosen);
    const finished = startIntroduction([]);
    expect(finished.phase).toBe('finished');
    expect(play(finished, right, next, { kind: 'hurried' })).toBe(finished);
  });
});

/** Checks what holds for every group and every person. */
const check = (
  holds: (words: readonly string[], played: ReturnType<typeof playAll>, person: Person) => void,
) => fc.assert(fc.property(groups, people, (words, person) => holds(words, playAll(words, person), person)));

describe('any group and any person', () => {
  it('PTH-04: each word is asked exactly twice unless it was wrong or known before, and wrong ones come again', () => {
    check((words, { asked }) => {
      for (const word of words) {
        const its = asked.filter((one) => one.word === word);
        const misses = its.filter(({ isRight }) => !isRight).length;
        const wasLeft = misses === MOST_MISSES;
        if (its[0]?.asked === 'known-before') expect(its).toHaveLength(1);
        else if (!wasLeft) {
          expect(its).toHaveLength(2 + misses);
          expect(its.findLast(({ asked: by }) => by === 'choice')?.isRight).toBe(true);
          expect(its.at(-1)).toMatchObject({ asked: 'memory', isRight: true });
        } else expect(its.at(-1)?.isRight).toBe(false);
      }
      expect(asked.every(({ word }) => words.includes(word))).toBe(true);
    });
  });

  it('PTH-04: at least two other words come between, as long as so many are left', () => {
    check((_, { asked }) => {
      for (const [place, { word, left }] of asked.entries()) {
        const before = asked.slice(0, place).findLastIndex((one) => one.word === word);
        if (before !== -1)
          expect(place - before - 1).toBeGreaterThanOrEqual(Math.min(TURNS_BETWEEN, left - 1));
      }
    });
  });

  it('PTH-04: nothing is asked from memory before its minutes are over, unless the person hurries', () => {
    check((_, { asked }, { isHurried }) => {
      for (const [place, { word, at, asked: by }] of asked.entries()) {
        const before = asked.slice(0, place).findLast((one) => one.word === word);
        if (by === 'memory' && !isHurried)
          expect(at - (before?.at ?? 0)).toBeGreaterThanOrEqual(RECALL_AFTER_MS);
      }
    });
  });

  it('PTH-04: three or more words without a mistake never come again without two others between', () => {
    fc.assert(
      fc.property(groups, people, (words, person) => {
        const { asked } = playAll(words, { ...person, answers: [] });
        for (const [place, { word }] of asked.entries()) {
          const before = asked.slice(0, place).findLastIndex((one) => one.word === word);
          if (before !== -1 && words.length > TURNS_BETWEEN)
            expect(place - before).toBeGreaterThan(TURNS_BETWEEN);
        }
      }),
    );
  });

  it('PTH-04: the progress never goes back, and ends full', () => {
    check((words, { shares }) => {
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(shares.at(-1)).toBe(1);
      expect(words.length === 0 || shares[0] === 0).toBe(true);
    });
  });
});

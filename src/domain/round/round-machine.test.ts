import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  questionNumber,
  rightCount,
  roundReducer,
  startRound,
  type RoundEvent,
} from '#domain/round/round-machine.ts';

const questions = (count: number) => Array.from({ length: count }, (_, index) => ({ index }));
const anyEvent: fc.Arbitrary<RoundEvent> = fc.oneof(
  fc.record({ kind: fc.constant('answer-given' as const), answer: fc.string(), isRight: fc.boolean() }),
  fc.constant({ kind: 'next-requested' as const }),
);
const RIGHT: RoundEvent = { kind: 'answer-given', answer: 'Sanne', isRight: true };
const WRONG: RoundEvent = { kind: 'answer-given', answer: 'Sane', isRight: false };
const NEXT: RoundEvent = { kind: 'next-requested' };

describe('a round of questions', () => {
  it('MSC-12 MSC-11: goes through its questions once and ends with what was right and wrong', () => {
    const end = [RIGHT, NEXT, WRONG, NEXT].reduce(roundReducer, startRound(questions(2)));
    expect(end).toMatchObject({
      phase: 'finished',
      results: [{ isRight: true }, { isRight: false, answer: 'Sane' }],
    });
    expect(rightCount(end)).toBe(1);
    expect(startRound([])).toMatchObject({ phase: 'finished' });
  });

  it('MSC-12 MSC-11: a question keeps its number until the next is asked', () => {
    let state = startRound(questions(2));
    const numbers = [RIGHT, NEXT, WRONG].map((event) => {
      const before = state.phase === 'finished' ? null : questionNumber(state);
      state = roundReducer(state, event);
      return [before, state.phase === 'finished' ? null : questionNumber(state)];
    });
    expect(numbers).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  it('MSC-12 MSC-11: an answer is final, and a question is never passed by without one', () => {
    const first = startRound(questions(2));
    expect(roundReducer(first, NEXT)).toBe(first);
    const answered = roundReducer(first, WRONG);
    expect(roundReducer(answered, RIGHT)).toBe(answered);
    const end = [WRONG, NEXT, RIGHT, NEXT].reduce(roundReducer, first);
    expect([RIGHT, NEXT].map((event) => roundReducer(end, event))).toEqual([end, end]);
  });

  it('MSC-12 MSC-11: whatever happens, there is one result for each question answered, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.array(anyEvent, { maxLength: 30 }), (count, events) => {
        const end = events.reduce(roundReducer, startRound(questions(count)));
        expect(end.results.map(({ item }) => item)).toEqual(end.items.slice(0, end.results.length));
        expect(end.phase === 'finished').toBe(end.results.length === count && end.phase !== 'answered');
        if (end.phase === 'asking') expect(end.item).toBe(end.items[end.results.length]);
        if (end.phase === 'answered') expect(end.item).toBe(end.items[end.results.length - 1]);
      }),
    );
  });
});

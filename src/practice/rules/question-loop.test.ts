import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mistakes,
  questionNumber,
  questionReducer,
  rightCount,
  startQuestions,
  type QuestionLoop,
  type QuestionLoopEvent,
} from './question-loop.ts';

interface Named {
  readonly name: string;
}
type Event = QuestionLoopEvent<Named>;

const named = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `question ${index}` }));
const start = (count: number) => startQuestions<Named>(named(count));
const after = (state: QuestionLoop<Named>, ...events: readonly Event[]) =>
  events.reduce(questionReducer<Named>, state);

const RIGHT: Event = { kind: 'answer-given', answer: 'Sanne', isRight: true };
const WRONG: Event = { kind: 'answer-given', answer: 'Sane', isRight: false };
const NEXT: Event = { kind: 'next-requested' };

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('answer-given' as const), answer: fc.string(), isRight: fc.boolean() }),
  fc.constant(NEXT),
);

describe('the question loop', () => {
  it('MSC-12 MSC-11: asks its questions once and ends with the right and wrong answers', () => {
    const end = after(start(2), RIGHT, NEXT, WRONG, NEXT);
    expect(end).toMatchObject({
      phase: 'finished',
      results: [{ isRight: true }, { isRight: false, answer: 'Sane' }],
    });
    expect(rightCount(end)).toBe(1);
    expect(mistakes(end)).toEqual([{ question: named(2)[1], answer: 'Sane', isRight: false }]);
    expect(start(0)).toMatchObject({ phase: 'finished' });
  });

  it('MEM-09: a wrong answer can be judged right by the person while it is shown', () => {
    const JUDGED: Event = { kind: 'answer-judged-right' };
    const wrong = after(start(2), WRONG);
    expect(after(wrong, JUDGED)).toMatchObject({ last: { answer: 'Sane', isRight: true } });
    expect(rightCount(after(wrong, JUDGED, NEXT, WRONG))).toBe(1);
    for (const state of [start(2), after(start(2), RIGHT), after(wrong, NEXT)])
      expect(after(state, JUDGED)).toBe(state);
  });

  it('MSC-12 MSC-11: a question keeps its number until the next is asked', () => {
    let state = start(2);
    const numbers = [RIGHT, NEXT, WRONG].map((event) => {
      const before = state.phase === 'finished' ? null : questionNumber(state);
      state = questionReducer(state, event);
      return [before, state.phase === 'finished' ? null : questionNumber(state)];
    });
    expect(numbers).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  it('MSC-12 MSC-11: an answer is final, and no question is skipped', () => {
    const first = start(2);
    expect(questionReducer(first, NEXT)).toBe(first);
    const answered = questionReducer(first, WRONG);
    expect(questionReducer(answered, RIGHT)).toBe(answered);
    const end = after(first, WRONG, NEXT, RIGHT, NEXT);
    expect([RIGHT, NEXT].map((event) => questionReducer(end, event))).toEqual([end, end]);
  });

  it('GRA-04: a retry after the end starts with the given questions and no results', () => {
    const retry: Event = { kind: 'retry-requested', questions: named(3) };
    const finished = after(start(1), WRONG, NEXT);
    expect(questionReducer(finished, retry)).toEqual(start(3));
    for (const running of [start(1), after(start(1), RIGHT)])
      expect(questionReducer(running, retry)).toBe(running);
  });

  it('GRA-03: in endless practice the next question comes with the event, and the loop ends when none comes', () => {
    const [first = { name: '' }, second = { name: '' }] = named(2);
    const asked = after(startQuestions([first]), RIGHT, { ...NEXT, question: second });
    expect(asked).toMatchObject({ phase: 'asking', question: second, questions: [first, second] });
    expect(rightCount(asked)).toBe(1);
    expect(after(asked, WRONG, NEXT)).toMatchObject({ phase: 'finished', questions: [first, second] });
    const unanswered = startQuestions([first]);
    expect(after(unanswered, { ...NEXT, question: second })).toBe(unanswered);
  });

  it('GRA-03: a question that comes with the event precedes the remaining ones', () => {
    const asked = after(start(2), WRONG, { ...NEXT, question: { name: 'again' } });
    expect(asked).toMatchObject({ phase: 'asking', question: { name: 'again' } });
    expect(after(asked, RIGHT, NEXT)).toMatchObject({ question: { name: 'question 1' } });
  });

  it('MSC-12 MSC-11: for any events, there is one result per answered question, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.array(anyEvent, { maxLength: 30 }), (count, events) => {
        const end = after(start(count), ...events);
        expect(end.results.map(({ question }) => question)).toEqual(
          end.questions.slice(0, end.results.length),
        );
        expect(end.phase === 'finished').toBe(end.results.length === count && end.phase !== 'answered');
        if (end.phase === 'asking') expect(end.question).toBe(end.questions[end.results.length]);
        if (end.phase === 'answered') {
          expect(end.question).toBe(end.questions[end.results.length - 1]);
          expect(end.last).toBe(end.results.at(-1));
        }
      }),
    );
  });

  it('GRA-03 MSC-12: a finished loop stays finished, and unexpected events return the same state', () => {
    const anyDrawn = fc.oneof(
      anyEvent,
      fc.string().map((name): Event => ({ kind: 'next-requested', question: { name } })),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.array(anyDrawn, { maxLength: 40 }), (count, events) => {
        let state = start(count);
        for (const event of events) {
          const next = questionReducer(state, event);
          const isKnown =
            (state.phase === 'asking' && event.kind === 'answer-given') ||
            (state.phase === 'answered' && event.kind === 'next-requested');
          expect(next === state).toBe(!isKnown);
          state = next;
        }
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  quizReducer,
  startQuiz,
  type QuizEvent,
  type QuizQuestion,
  type QuizState,
} from '#domain/quiz/quiz-machine.ts';

const QUESTIONS: readonly QuizQuestion[] = [
  { options: ['de', 'het'], correct: 1 },
  { options: ['loop', 'loopt', 'lopen'], correct: 1 },
];

function after(questions: readonly QuizQuestion[], events: readonly QuizEvent[]): QuizState<QuizQuestion> {
  return events.reduce(quizReducer<QuizQuestion>, startQuiz(questions));
}

const choose = (option: number): QuizEvent => ({ kind: 'option-chosen', option });
const NEXT: QuizEvent = { kind: 'next-requested' };
const RETRY: QuizEvent = { kind: 'retry-requested' };

const anyQuestions = fc.array(
  fc.integer({ min: 2, max: 4 }).chain((count) =>
    fc.record({
      options: fc.uniqueArray(fc.string(), { minLength: count, maxLength: count }),
      correct: fc.nat(count - 1),
    }),
  ),
  { maxLength: 6 },
);
const anyEvents = fc.array(
  fc.oneof(fc.integer({ min: -1, max: 5 }).map(choose), fc.constant(NEXT), fc.constant(RETRY)),
  { maxLength: 60 },
);

describe('quiz machine', () => {
  it('GRA-03: choosing locks the answer and counts it once if right', () => {
    const answered = after(QUESTIONS, [choose(1)]);
    expect(answered).toMatchObject({ phase: 'answered', chosen: 1, score: 1 });
    expect(quizReducer(answered, choose(0))).toBe(answered);
    expect(after(QUESTIONS, [choose(0)])).toMatchObject({ phase: 'answered', chosen: 0, score: 0 });
  });

  it('GRA-03: the next question comes only after an answer, with the choice cleared', () => {
    const asking = startQuiz(QUESTIONS);
    expect(quizReducer(asking, NEXT)).toBe(asking);
    const next = after(QUESTIONS, [choose(1), NEXT]);
    expect(next).toMatchObject({ phase: 'asking', position: 1, score: 1 });
    expect(next).not.toHaveProperty('chosen');
  });

  it('GRA-04: the last question ends in the result, and trying again resets everything', () => {
    const finished = after(QUESTIONS, [choose(1), NEXT, choose(2), NEXT]);
    expect(finished).toEqual({ phase: 'finished', questions: QUESTIONS, score: 1 });
    expect(quizReducer(finished, NEXT)).toBe(finished);
    expect(quizReducer(finished, RETRY)).toEqual(startQuiz(QUESTIONS));
    const running = after(QUESTIONS, [choose(1)]);
    expect(quizReducer(running, RETRY)).toBe(running);
  });

  it('GRA-03: an option that is not there is no answer', () => {
    const asking = startQuiz(QUESTIONS);
    for (const option of [-1, 2, 0.5, Number.NaN]) expect(quizReducer(asking, choose(option))).toBe(asking);
  });

  it('GRA-03 GRA-04: whatever happens, the score is the number of questions answered right, each once', () => {
    fc.assert(
      fc.property(anyQuestions, anyEvents, (questions, events) => {
        let state = startQuiz(questions);
        let right = 0;
        for (const event of events) {
          const next = quizReducer(state, event);
          if (next !== state && event.kind === 'retry-requested') right = 0;
          if (
            next.phase === 'answered' &&
            state.phase === 'asking' &&
            next.chosen === next.question.correct
          ) {
            right += 1;
          }
          expect(next.score).toBe(right);
          expect(next.score).toBeLessThanOrEqual(
            next.phase === 'finished' ? questions.length : next.position + 1,
          );
          expect(next.questions).toBe(questions);
          state = next;
        }
      }),
    );
  });
});

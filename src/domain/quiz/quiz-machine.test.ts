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

function after(
  questions: readonly QuizQuestion[],
  events: readonly QuizEvent<QuizQuestion>[],
): QuizState<QuizQuestion> {
  return events.reduce(quizReducer<QuizQuestion>, startQuiz(questions));
}

const choose = (option: number): QuizEvent<QuizQuestion> => ({ kind: 'option-chosen', option });
const NEXT: QuizEvent<QuizQuestion> = { kind: 'next-requested' };
const retry = (questions: readonly QuizQuestion[]): QuizEvent<QuizQuestion> => ({
  kind: 'retry-requested',
  questions,
});

const anyQuestions = fc.array(
  fc.integer({ min: 2, max: 4 }).chain((count) =>
    fc.record({
      options: fc.uniqueArray(fc.string(), { minLength: count, maxLength: count }),
      correct: fc.nat(count - 1),
    }),
  ),
  { maxLength: 6 },
);
const anySteps = fc.array(
  fc.oneof(
    fc.integer({ min: -1, max: 5 }).map((option) => () => choose(option)),
    fc.constant(() => NEXT),
    fc.constant(retry),
  ),
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
    const missed = QUESTIONS.slice(1);
    expect(finished).toEqual({ phase: 'finished', questions: QUESTIONS, score: 1, missed });
    expect(quizReducer(finished, NEXT)).toBe(finished);
    const otherOrder = QUESTIONS.toReversed();
    expect(quizReducer(finished, retry(otherOrder))).toEqual(startQuiz(otherOrder));
    const running = after(QUESTIONS, [choose(1)]);
    expect(quizReducer(running, retry(QUESTIONS))).toBe(running);
  });

  it('GRA-03: an option that is not there is no answer', () => {
    const asking = startQuiz(QUESTIONS);
    for (const option of [-1, 2, 0.5, Number.NaN]) expect(quizReducer(asking, choose(option))).toBe(asking);
  });

  it('GRA-03 GRA-04: whatever happens, each question counts once: as right, or as one that went wrong', () => {
    fc.assert(
      fc.property(anyQuestions, anySteps, (questions, steps) => {
        let state = startQuiz<QuizQuestion>(questions);
        let right: QuizQuestion[] = [];
        let wrong: QuizQuestion[] = [];
        for (const step of steps) {
          const event = step(questions);
          const next = quizReducer(state, event);
          if (next !== state && event.kind === 'retry-requested') [right, wrong] = [[], []];
          if (next.phase === 'answered' && state.phase === 'asking') {
            (next.chosen === next.question.correct ? right : wrong).push(next.question);
          }
          const answered = next.phase === 'finished' ? questions.length : next.position;
          expect(next.score + next.missed.length).toBe(answered + (next.phase === 'answered' ? 1 : 0));
          expect(next.score).toBe(right.length);
          expect(next.missed).toEqual(wrong);
          expect(next.questions).toBe(questions);
          state = next;
        }
      }),
    );
  });
});

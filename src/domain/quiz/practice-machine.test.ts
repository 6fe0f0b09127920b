import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { practiceReducer, startPractice, type PracticeEvent } from '#domain/quiz/practice-machine.ts';
import type { QuizQuestion } from '#domain/quiz/quiz-machine.ts';

const anyQuestion: fc.Arbitrary<QuizQuestion> = fc.record({
  options: fc.constant(['a', 'b', 'c']),
  correct: fc.nat(2),
});
const anyEvent: fc.Arbitrary<PracticeEvent<QuizQuestion>> = fc.oneof(
  fc.record({ kind: fc.constant('option-chosen' as const), option: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ kind: fc.constant('next-requested' as const), question: anyQuestion }),
);

describe('endless practice', () => {
  it('GRA-03: each question is answered at most once, and both numbers count just that', () => {
    fc.assert(
      fc.property(anyQuestion, fc.array(anyEvent, { maxLength: 60 }), (first, events) => {
        let state = startPractice(first);
        let answered = 0;
        let right = 0;
        for (const event of events) {
          const before = state;
          state = practiceReducer(state, event);
          if (before.phase === 'asking' && state.phase === 'answered') {
            answered += 1;
            right += state.chosen === state.question.correct ? 1 : 0;
          }
          if (before.phase === 'answered' && event.kind === 'option-chosen') expect(state).toBe(before);
          if (before.phase === 'asking' && event.kind === 'next-requested') expect(state).toBe(before);
          expect(state).toMatchObject({ answered, right });
        }
      }),
    );
  });

  it('GRA-03: the next question clears the choice and keeps the count', () => {
    const question = { options: ['de', 'het'], correct: 0 };
    const answered = practiceReducer(startPractice(question), { kind: 'option-chosen', option: 0 });
    const next = practiceReducer(answered, { kind: 'next-requested', question: { ...question, correct: 1 } });
    expect(next).toEqual({
      phase: 'asking',
      question: { ...question, correct: 1 },
      answered: 1,
      right: 1,
    });
  });
});

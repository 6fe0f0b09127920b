import type { CardKind, StudyActivity } from '#learning/rules/study-event.ts';
import { optionReducer, type OptionLoop, type OptionLoopEvent } from '#practice/rules/option-question.ts';
import { startQuestions, type QuestionLoop, type QuestionResult } from '#practice/rules/question-loop.ts';
import type { Machine } from '#practice/play.ts';
import { useMachine } from '#practice/components/use-machine.ts';
import type { QuizItem } from './quiz-item.ts';

/** The part of an answer for the study log: the item, and what was chosen or typed. */
export interface LoggedAnswer {
  readonly itemId: string;
  /** Null: it was not known. */
  readonly answer: string | null;
  /** The card of the item; the meaning by default. */
  readonly card?: CardKind;
}

/**
 * The part of a `Machine` shared by all loops of questions: each answer goes to the study log as right or wrong, once,
 * with the time since its question appeared (MEM-01).
 */
export function loggedAs<Question, Answer>(
  activity: StudyActivity,
  toLog: (result: QuestionResult<Question, Answer>) => LoggedAnswer,
): Required<Pick<Machine<QuestionLoop<Question, Answer>, object>, 'askedOf' | 'answerOf'>> {
  return {
    askedOf: (state) => (state.phase === 'asking' ? state.question : null),
    answerOf: (before, after) =>
      before.phase === 'asking' && after.phase === 'answered'
        ? { activity, grade: after.last.isRight ? 'right' : 'wrong', ...toLog(after.last) }
        : null,
  };
}

/** Questions with options, played and logged: a quiz, or practice whose next question comes with the event. */
export function useOptionLoop<Item extends QuizItem>(begin: () => readonly Item[]) {
  return useMachine<OptionLoop<Item>, OptionLoopEvent<Item>>(() => ({
    initial: startQuestions(begin()),
    reduce: optionReducer,
    ...loggedAs<Item, number>('quiz', ({ question: { itemId, options }, answer }) => ({
      itemId,
      answer: options[answer] ?? '',
    })),
  }));
}

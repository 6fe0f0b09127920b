import {
  array,
  finite,
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot';
import type { DrawnQuestion } from '#domain/exam/quiz-draw.ts';
import type { GameAnswer, GameQuestion, QuizGameState } from '#domain/exam/quiz-game-machine.ts';

/** A game as it is kept on the device, to be taken up again after a reload (EXM-07). */
export interface KeptGame {
  /** Empty before the start. */
  readonly draw: readonly DrawnQuestion[];
  readonly state: QuizGameState;
}

const place = pipe(number(), integer(), minValue(0));
const perception = picklist(['seen', 'heard', 'read']);
const started = {
  answers: array(object({ questionId: string(), option: place, perception })),
  endsAt: nullable(pipe(number(), finite())),
};
const keptGame = object({
  draw: array(object({ id: string(), options: array(place) })),
  state: variant('phase', [
    object({ phase: literal('asking'), ...started, perception: nullable(perception) }),
    object({ phase: literal('answered'), ...started }),
  ]),
});

/**
 * A game under way out of anything that was stored (QUA-18). Null where it is none, or where the questions are no longer
 * those it was begun with: then one starts anew. Whether an answer was right is told by the content, not by the device.
 */
export function parseKeptGame(
  value: unknown,
  questions: readonly GameQuestion[],
  { isTimed }: { isTimed: boolean },
): KeptGame | null {
  const parsed = safeParse(keptGame, value);
  if (!parsed.success) return null;
  const { draw, state } = parsed.output;
  if (!isDrawOf(draw, questions) || (state.endsAt !== null) !== isTimed) return null;
  const answers: GameAnswer[] = [];
  for (const [index, answer] of state.answers.entries()) {
    const question = questions.find(({ id }) => id === answer.questionId);
    if (draw[index]?.id !== answer.questionId || question === undefined) return null;
    if (answer.option >= question.options.length) return null;
    answers.push({ ...answer, isRight: answer.option === question.correct });
  }
  const isPossible = state.phase === 'asking' ? answers.length < draw.length : answers.length > 0;
  return isPossible ? { draw, state: { ...state, answers } } : null;
}

function isDrawOf(draw: readonly DrawnQuestion[], questions: readonly GameQuestion[]): boolean {
  if (draw.length !== questions.length) return false;
  return questions.every(({ id, options }) => {
    const drawn = draw.find((other) => other.id === id);
    return drawn?.options.toSorted((a, b) => a - b).join() === [...options.keys()].join();
  });
}

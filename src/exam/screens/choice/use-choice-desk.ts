import {
  choiceReducer,
  EMPTY_DESK,
  modeOf,
  questionOnScreen,
  type ChoiceDesk,
  type ChoiceEvent,
  type ChoiceSitting,
  type PastSitting,
} from '#exam/engine/choice-sitting.ts';
import type { GameRules, Question } from '#exam/engine/game-rules.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { Machine, MachineAnswer, Untimed } from '#practice/play.ts';
import { keptIn, type Keeping } from '#storage/sitting.ts';
import { useMachine, type PlayedSitting } from '#practice/components/use-machine.ts';

/** What a view may tell a sitting. */
export type ChoiceMove = Untimed<ChoiceEvent>;

/** The questions of a part, by their ids, and the rules of its game. */
export interface ChoiceBank {
  readonly game: GameRules;
  readonly questions: ReadonlyMap<string, Question>;
}

/** The sittings of a part with options, whatever the mode: every step is kept before the screen moves on. */
export function useChoiceDesk<Kept>(
  bank: ChoiceBank,
  keeping: Keeping<ChoiceDesk, Kept>,
): PlayedSitting<ChoiceDesk, ChoiceMove> {
  return useMachine(() => machineOf(bank), keptIn(keeping));
}

function machineOf(bank: ChoiceBank): Machine<ChoiceDesk, ChoiceMove> {
  const { questions } = bank;
  return {
    initial: EMPTY_DESK,
    reduce: (desk, event) => choiceReducer(bank, desk, event),
    askedOf: ({ current }) => (current === null ? null : openQuestion(current)),
    answerOf(before, after) {
      const [ended] = after.past;
      if (ended !== undefined && modeOf(ended) === 'exam' && after.past.length > before.past.length)
        return answersOf(ended, questions);
      return gameAnswerOf(before.current, after.current, questions);
    },
    timeLimit: {
      endsAt: ({ current }) => current?.endsAt ?? null,
      expired: { kind: 'time-expired' },
    },
  };
}

/** The id of the question on the screen as long as it has no answer. */
function openQuestion(sitting: ChoiceSitting): string | null {
  const id = questionOnScreen(sitting);
  return id === null || sitting.answers[id] !== undefined ? null : id;
}

/** In a game an answer stands at once, and is logged at once. */
function gameAnswerOf(
  before: ChoiceSitting | null,
  after: ChoiceSitting | null,
  questions: ChoiceBank['questions'],
): MachineAnswer | null {
  const asked = before === null || modeOf(before) === 'exam' ? null : openQuestion(before);
  const option = asked === null ? undefined : after?.answers[asked];
  const question = questions.get(asked ?? '');
  if (option === undefined || question === undefined) return null;
  return { activity: 'game', ...judged(question, option) };
}

/** What was answered in an exam, once it was handed in; a question that stayed open was not answered. */
function answersOf(
  { paper, answers, spentMs }: PastSitting,
  questions: ChoiceBank['questions'],
): MachineAnswer[] {
  return paper.flatMap(({ id }) => {
    const [question, option] = [questions.get(id), answers[id]];
    if (question === undefined || option === undefined) return [];
    return { activity: 'mock-exam', ...judged(question, option), durationMs: spentMs[id] ?? 0 };
  });
}

function judged(
  { id, correct, options }: Question,
  option: number,
): Pick<MachineAnswer, 'itemId' | 'grade' | 'answer'> {
  return {
    itemId: itemId('question', id),
    grade: option === correct ? 'right' : 'wrong',
    answer: options[option] ?? null,
  };
}

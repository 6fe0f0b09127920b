import {
  choiceReducer,
  EMPTY_DESK,
  questionOnScreen,
  type ChoiceDesk,
  type ChoiceEvent,
  type ChoiceRules,
  type ChoiceSitting,
  type PastSitting,
} from '#exam/engine/choice-sitting.ts';
import { modeOf } from '#exam/engine/desk.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { DeskRules, Judged } from '#exam/screens/use-desk.ts';
import type { MachineAnswer, Untimed } from '#practice/play.ts';

/** What a view may tell a sitting. */
export type ChoiceMove = Untimed<ChoiceEvent>;

type Judge = (sitting: Pick<PastSitting, 'answers'>, id: string) => Judged | null;

/** The desk of a part with options, whatever the mode. */
export function choiceDesk(rules: ChoiceRules): DeskRules<ChoiceSitting, PastSitting, ChoiceMove> {
  const judge: Judge = ({ answers }, id) => {
    const [question, option] = [rules.questions.get(id), answers[id]];
    if (question === undefined || option === undefined) return null;
    const { correct, options } = question;
    return {
      itemId: itemId('question', id),
      grade: option === correct ? 'right' : 'wrong',
      answer: options[option] ?? null,
    };
  };
  return {
    initial: EMPTY_DESK,
    reduce: (desk, event) => choiceReducer(rules, desk, event),
    askedOf: ({ current }) => (current === null ? null : openQuestion(current)),
    judge,
    answerOf: (before, after) => gameAnswerOf(before, after, judge),
  };
}

/** The id of the question on the screen as long as it has no answer. */
function openQuestion(sitting: ChoiceSitting): string | null {
  const id = questionOnScreen(sitting);
  return id === null || sitting.answers[id] !== undefined ? null : id;
}

/** In a game an answer is final and logged at once. */
function gameAnswerOf(
  { current: before }: ChoiceDesk,
  { current: after }: ChoiceDesk,
  judge: Judge,
): MachineAnswer | null {
  const asked = before === null || modeOf(before) === 'exam' ? null : openQuestion(before);
  const judged = asked === null || after === null ? null : judge(after, asked);
  return judged && { ...judged, activity: 'game' };
}

import type { FamilyQuestion } from '#content/misc/family-questions.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { RoundState } from '#domain/round/round-machine.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';
import { FOCUS_HERE } from '#features/misc/use-moved-focus.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { OptionButton, type OptionMark } from '#shared/quiz/option-button.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

/** A question with its four words in the order in which they are shown. */
export interface AskedQuestion extends FamilyQuestion {
  readonly options: readonly string[];
}

type AskedState = Exclude<RoundState<AskedQuestion>, { phase: 'finished' }>;

interface FamilyQuizQuestionProps {
  readonly state: AskedState;
  readonly onAnswered: (answer: string, isRight: boolean) => void;
  readonly onNext: () => void;
}

/** One relative to name, out of four. */
export function FamilyQuizQuestion({ state, onAnswered, onNext }: FamilyQuizQuestionProps) {
  const { item, items, phase } = state;
  const number = items.indexOf(item) + 1;
  const recordAnswer = useStudyAnswer(itemId('question', `family ${item.dutch}`), 'game');
  const choose = (option: string) => {
    if (phase === 'answered') return;
    const isRight = option === item.answer;
    recordAnswer(isRight ? 'right' : 'wrong', option);
    onAnswered(option, isRight);
  };
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="text-ink-soft">
        Question {number} of {items.length}
      </p>
      <p
        {...(phase === 'asking' ? FOCUS_HERE : {})}
        tabIndex={-1}
        lang="nl"
        className="text-2xl font-semibold outline-none"
      >
        {item.dutch}
      </p>
      <ul className="grid gap-2 xs:grid-cols-2">
        {item.options.map((option, place) => (
          <li key={option}>
            <OptionButton
              text={option}
              isDutch
              number={place + 1}
              mark={markOf(state, option)}
              onChosen={() => choose(option)}
            />
          </li>
        ))}
      </ul>
      <output className="block empty:hidden">
        {phase === 'answered' && (
          <AnswerVerdict isRight={state.last.isRight}>
            <p lang="nl" className="font-semibold">
              {wholeSentence(item)}
            </p>
            <p>{item.english}</p>
          </AnswerVerdict>
        )}
      </output>
      {phase === 'answered' && (
        <div className="flex flex-wrap gap-3">
          <Button {...FOCUS_HERE} onClick={onNext}>
            {number === items.length ? 'See the Result' : 'Next Question'}
          </Button>
          <ListenButton text={wholeSentence(item)} />
        </div>
      )}
    </div>
  );
}

/** The question with its gap filled. */
export function wholeSentence({ dutch, answer }: FamilyQuestion): string {
  return dutch.replace('…', `${answer}.`);
}

function markOf(state: AskedState, option: string): OptionMark {
  if (state.phase === 'asking') return 'open';
  if (option === state.item.answer) return 'right';
  return option === state.last.answer ? 'wrong' : 'other';
}

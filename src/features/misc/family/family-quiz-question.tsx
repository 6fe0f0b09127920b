import type { FamilyQuestion } from '#content/misc/family-questions.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { questionNumber, type AskedRound } from '#domain/round/round-machine.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';
import { NextButton } from '#features/misc/next-button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { useRoundAnswer, type QuestionProps } from '#features/misc/use-round-answer.ts';
import { OptionButton, type OptionMark } from '#shared/question/option-button.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';

/** A question with its four words in the order in which they are shown. */
export interface AskedQuestion extends FamilyQuestion {
  readonly options: readonly string[];
}

/** One relative to name, out of four. */
export function FamilyQuizQuestion(props: QuestionProps<AskedQuestion>) {
  const { state, onNext } = props;
  const { item, items, phase } = state;
  const answer = useRoundAnswer(props, itemId('question', item.id));
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="text-ink-soft">
        Question {questionNumber(state)} of {items.length}
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
              onChosen={() => answer(option, option === item.answer)}
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
          <NextButton state={state} noun="Question" onNext={onNext} />
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

function markOf(state: AskedRound<AskedQuestion>, option: string): OptionMark {
  if (state.phase === 'asking') return 'open';
  if (option === state.item.answer) return 'right';
  return option === state.last.answer ? 'wrong' : 'other';
}

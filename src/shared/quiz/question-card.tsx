import { useId, useRef, type ReactNode } from 'react';
import { isRight } from '#domain/quiz/quiz-machine.ts';
import type { StudyActivity } from '#domain/memory/study-event.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { AnswerPanel } from '#shared/quiz/answer-panel.tsx';
import { OptionButton, type OptionMark } from '#shared/quiz/option-button.tsx';
import { QuestionText } from '#shared/quiz/question-text.tsx';
import type { QuizItem } from '#shared/quiz/quiz-item.ts';
import { useMovedFocus } from '#shared/quiz/use-moved-focus.ts';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

export interface QuestionCardProps {
  readonly item: QuizItem;
  /** The option chosen; null until then. */
  readonly chosen: number | null;
  readonly onChosen: (option: number) => void;
  readonly onNext: () => void;
  /** For example `Next Question`. */
  readonly nextLabel: string;
  /** The line above the question: where one is, and the score. */
  readonly head?: ReactNode;
  /** The first question takes the focus, too: what had it is gone. */
  readonly takesFocus?: boolean;
  readonly activity?: StudyActivity;
}

/**
 * One question after another with its options (GRA-03), by pointer or by the keys 1 to 4 and Enter. The answer is logged,
 * once each time the question is shown; then the way on has the focus, and after it the new question.
 */
export function QuestionCard({
  item,
  chosen,
  onChosen,
  onNext,
  nextLabel,
  head,
  takesFocus = false,
  activity = 'quiz',
}: QuestionCardProps) {
  const questionId = useId();
  const card = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const recordAnswer = useStudyAnswer(item.itemId, activity);
  useMovedFocus(question, item, { atFirst: takesFocus });
  useMovedFocus(next, chosen);

  const choose = (option: number) => {
    const answer = item.options[option];
    if (chosen !== null || answer === undefined) return;
    recordAnswer(isRight({ question: item, chosen: option }) ? 'right' : 'wrong', answer);
    onChosen(option);
  };
  useShortcuts(
    {
      '1': () => choose(0),
      '2': () => choose(1),
      '3': () => choose(2),
      '4': () => choose(3),
      Enter: () => (chosen === null ? undefined : onNext()),
    },
    card,
  );
  return (
    // Can have the focus, so that a press anywhere on it makes it the one that the keys mean.
    <div ref={card} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {head}
      <QuestionText ref={question} id={questionId} item={item} />
      <fieldset aria-labelledby={questionId} className="flex flex-col gap-2">
        {item.options.map((option, place) => (
          <OptionButton
            key={option}
            text={option}
            isDutch={item.optionsAre === 'dutch'}
            number={place + 1}
            mark={chosen === null ? 'open' : markOf(place, { chosen, correct: item.correct })}
            onChosen={() => choose(place)}
          />
        ))}
      </fieldset>
      <output>
        {chosen !== null && <AnswerPanel item={item} isRight={isRight({ question: item, chosen })} />}
      </output>
      {chosen !== null && (
        <div className="flex flex-wrap justify-between gap-3 *:grow sm:*:grow-0">
          {item.heard !== undefined && <ListenButton text={item.heard} />}
          <Button ref={next} onClick={onNext} className="sm:ml-auto">
            {nextLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

function markOf(place: number, { chosen, correct }: { chosen: number; correct: number }): OptionMark {
  if (place === correct) return 'right';
  return place === chosen ? 'wrong' : 'other';
}

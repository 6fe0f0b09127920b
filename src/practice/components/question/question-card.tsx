import { clsx } from 'clsx';
import { silentWhile } from '#browser/texts/silent-words.ts';
import { useId, useRef, type ReactNode } from 'react';
import { MarkedText } from '#components/marked-text.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { OptionList } from './option-list.tsx';
import type { QuizItem } from './quiz-item.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE, SEEN_TOO } from '#ui/moved-focus.ts';

type QuestionHeading = 'h2' | 'h3' | 'h4';

interface QuestionCardProps {
  readonly item: QuizItem;
  /** The heading level of the question. */
  readonly heading?: QuestionHeading;
  /** The option chosen; null until then. */
  readonly chosen: number | null;
  readonly onChosen: (option: number) => void;
  readonly onNext: () => void;
  /** For example `Next Question`. */
  readonly nextLabel: string;
  /** The line above the question: the position and the score. */
  readonly head?: ReactNode;
  /**
   * Whether something is already answered: from then on, on a phone, it fills the screen and its buttons stay in place
   * (QUA-22).
   */
  readonly isUnderWay?: boolean;
  /** Further actions, below the explanation. */
  readonly more?: ReactNode;
  /** The exit button, in the bar. */
  readonly leave?: ReactNode;
}

/**
 * A question with its options (GRA-03), by pointer or by the keys 1 to 4 and Enter. Inside a `PlayArea` the next button
 * gets the focus after the answer, then the next question.
 */
export function QuestionCard({
  item,
  heading = 'h2',
  chosen,
  onChosen,
  onNext,
  nextLabel,
  head,
  isUnderWay = false,
  more,
  leave,
}: QuestionCardProps) {
  const questionId = useId();
  const card = useRef<HTMLDivElement>(null);
  const isAnswered = chosen !== null;

  useShortcuts({ Enter: () => (isAnswered ? onNext() : undefined) }, card);
  return (
    // Focusable, so that a press anywhere on it makes the keys apply to it.
    <div
      ref={card}
      tabIndex={-1}
      {...silentWhile(!isAnswered)}
      className={clsx('flex grow flex-col gap-4 outline-none', isUnderWay && 'stage-part')}
    >
      {head}
      <QuestionText id={questionId} item={item} heading={heading} takesFocus={!isAnswered} />
      <OptionList
        options={item.options}
        optionsAre={item.optionsAre}
        correct={item.correct}
        chosen={chosen}
        onChosen={onChosen}
        labelledBy={questionId}
        keysIn={card}
      />
      <div {...(isAnswered ? SEEN_TOO : {})} className="flex flex-col items-start gap-4">
        <output className="w-full">
          {isAnswered && <AnswerPanel item={item} isRight={chosen === item.correct} />}
        </output>
        {isAnswered && item.heard !== undefined && <ListenButton text={item.heard} />}
        {isAnswered && more}
      </div>
      <ActionBar>
        {leave}
        {isAnswered && (
          <Button {...FOCUS_HERE} onClick={onNext} className="sm:ms-auto">
            {nextLabel}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}

interface QuestionTextProps {
  readonly id: string;
  readonly item: QuizItem;
  readonly heading: QuestionHeading;
  readonly takesFocus: boolean;
}

/**
 * The question. It takes the focus when it replaces another one, and is announced by that. Its margin keeps the options
 * visible.
 */
function QuestionText({ id, item, heading: Heading, takesFocus }: QuestionTextProps) {
  return (
    <div
      {...(takesFocus ? FOCUS_HERE : {})}
      id={id}
      tabIndex={-1}
      className="flex scroll-mb-60 flex-col gap-2 outline-none"
    >
      <Heading className="flex flex-col gap-2 leading-[inherit] text-pretty">
        <span className="text-ink-soft">
          <MarkedText text={item.question} />
        </span>{' '}
        {item.prompt !== undefined && (
          <span className="text-xl leading-snug font-semibold">
            <MarkedText text={item.prompt} />
          </span>
        )}
      </Heading>
      {item.note !== undefined && (
        <p>
          <MarkedText text={item.note} />
        </p>
      )}
    </div>
  );
}

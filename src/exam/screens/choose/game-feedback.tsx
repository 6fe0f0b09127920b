import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { livesLeft, type JudgedAnswer } from '#exam/engine/game-rules.ts';
import { AnswerSaid } from './answer-said.tsx';
import type { ChoiceItem } from './choice-item.ts';
import type { AnyChoiceGame } from './choice-part.ts';
import type { QuizGamePlay } from './use-quiz-game.ts';
import { ScreenButton, type ScreenText } from '#components/screen-text.tsx';
import { SubmitOption, type OptionPick } from '#practice/components/question/option-list.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { useMovedFocus, useSeen } from '#ui/moved-focus.ts';

interface GameFeedbackProps {
  readonly game: AnyChoiceGame;
  readonly item: ChoiceItem;
  /** The answer to this question; null until then. */
  readonly answer: JudgedAnswer | null;
  /** All so far. */
  readonly answers: readonly JudgedAnswer[];
}

/** The feedback on an answer. It is announced when it appears; the next button has the focus. */
export function GameFeedback({ game, item, answer, answers }: GameFeedbackProps) {
  const { t } = useLingui();
  const feedback = useRef<HTMLDivElement>(null);
  useSeen(feedback, answer);
  return (
    <div ref={feedback} className="flex flex-col gap-4">
      <output>
        {answer !== null && (
          <span
            className={clsx(
              'flex flex-col gap-2 rounded-control border-s-4 bg-surface-sunken p-4',
              answer.isRight ? 'border-success' : 'border-danger',
            )}
          >
            <AnswerSaid
              game={game}
              item={item}
              answer={answer}
              answers={answers}
              isLastLife={livesLeft(answers, game.rules) === 0}
            />
          </span>
        )}
      </output>
      {answer !== null && (
        <div>
          <ListenButton
            text={`${item.question} ${item.options[item.correct] ?? ''}`}
            label={t`Listen to the answer`}
          />
        </div>
      )}
    </div>
  );
}

interface WayOnProps {
  readonly game: AnyChoiceGame;
  readonly play: Pick<QuizGamePlay<ChoiceItem>, 'answer' | 'answers' | 'asked' | 'goOn'>;
  /** Where an answer is submitted. */
  readonly pick: OptionPick | undefined;
}

/** Submits the answer; once that is given it leads on, by Enter too, and has the focus. */
export function WayOn({ game: { texts, rules }, play, pick }: WayOnProps) {
  const { answer, answers, asked, goOn } = play;
  const next = useRef<HTMLButtonElement>(null);
  useMovedFocus(next, answer);
  useShortcuts(answer === null ? {} : { Enter: goOn });
  if (answer === null) return pick && <SubmitOption pick={pick} />;
  const isLast = answers.length === asked.length;
  return (
    // A press on the former button here does not count for this one.
    <ScreenButton
      key="next"
      ref={next}
      text={wayOnText(texts, { isLast, isOutOfLives: livesLeft(answers, rules) === 0 })}
      onClick={goOn}
    />
  );
}

/** KNM-02. Without a life there is no next question, though questions are left (KNM-03). */
function wayOnText(
  { finish, toResult, next }: AnyChoiceGame['texts'],
  { isLast, isOutOfLives }: { isLast: boolean; isOutOfLives: boolean },
): ScreenText {
  if (isLast) return finish;
  return isOutOfLives ? toResult : next;
}

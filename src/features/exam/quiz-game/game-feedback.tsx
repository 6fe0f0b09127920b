import { clsx } from 'clsx';
import { useRef } from 'react';
import { livesLeft, type GameAnswer } from '#domain/exam/quiz-game-machine.ts';
import type { AnswerSaidProps } from '#features/exam/quiz-game/answer-said.tsx';
import type { GameItem, AnyQuizGame } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { ScreenButton, type ScreenText } from '#shared/parts/screen-text.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface GameFeedbackProps {
  readonly game: AnyQuizGame;
  readonly item: GameItem;
  /** The answer to this question; null until then. */
  readonly answer: GameAnswer | null;
  /** All so far. */
  readonly answers: readonly GameAnswer[];
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** Fetched while the first question is read. */
export const answerSaidCode = lazyCode<AnswerSaidProps>(
  () => import('#features/exam/quiz-game/answer-said.tsx'),
);

/** What is said to an answer, and the way on. Its text is read out as it comes; the way on has the focus. */
export function GameFeedback({ game, item, answer, answers, isLast, onNext }: GameFeedbackProps) {
  const { texts } = game;
  const isOutOfLives = livesLeft(answers) === 0;
  const next = useRef<HTMLButtonElement>(null);
  useMovedFocus(next, answer);
  return (
    <>
      <output>
        {answer !== null && (
          <span
            className={clsx(
              'flex flex-col gap-2 rounded-control border-l-4 bg-surface-sunken p-4',
              answer.isRight ? 'border-success' : 'border-danger',
            )}
          >
            <LazyView
              code={answerSaidCode}
              props={{ game, item, answer, answers, isLastLife: isOutOfLives }}
            />
          </span>
        )}
      </output>
      {answer !== null && (
        <div className="flex flex-wrap items-center gap-3 *:grow sm:*:grow-0">
          <ScreenButton ref={next} text={wayOn(texts, { isLast, isOutOfLives })} onClick={onNext} />
          <ListenButton
            text={`${item.question} ${item.options[item.correct] ?? ''}`}
            label="Listen to the answer"
          />
        </div>
      )}
    </>
  );
}

/** KNM-02. Without a life there is no next question, though questions are left (KNM-03). */
function wayOn(
  { finish, toResult, next }: AnyQuizGame['texts'],
  { isLast, isOutOfLives }: { isLast: boolean; isOutOfLives: boolean },
): ScreenText {
  if (isLast) return finish;
  return isOutOfLives ? toResult : next;
}

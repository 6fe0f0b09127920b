import { clsx } from 'clsx';
import { useRef } from 'react';
import { answerPoints } from '#domain/exam/game-score.ts';
import { livesLeft, type GameAnswer } from '#domain/exam/quiz-game-machine.ts';
import { AnswerReason } from '#features/exam/quiz-game/answer-reason.tsx';
import type { GameItem, QuizGameManner } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

interface GameFeedbackProps {
  readonly manner: QuizGameManner;
  readonly item: GameItem;
  /** The answer to this question; null until then. */
  readonly answer: GameAnswer | null;
  /** All so far. */
  readonly answers: readonly GameAnswer[];
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** What is said to an answer, and the way on. Its text is read out as it comes; the way on has the focus. */
export function GameFeedback({ manner, item, answer, answers, isLast, onNext }: GameFeedbackProps) {
  const { texts } = manner;
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
            {answer.isRight ? (
              <RightLines manner={manner} answers={answers} />
            ) : (
              <WrongLines manner={manner} item={item} isLastLife={isOutOfLives} />
            )}
            <AnswerReason item={item} />
          </span>
        )}
      </output>
      {answer !== null && (
        <div className="flex flex-wrap items-center gap-3 *:grow sm:*:grow-0">
          <Button ref={next} onClick={onNext}>
            <span lang={texts.lang}>{wayOn(texts, { isLast, isOutOfLives })}</span>
          </Button>
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
  { finish, toResult, next }: QuizGameManner['texts'],
  { isLast, isOutOfLives }: { isLast: boolean; isOutOfLives: boolean },
): string {
  if (isLast) return finish;
  return isOutOfLives ? toResult : next;
}

function RightLines({
  manner: { texts, rules },
  answers,
}: {
  readonly manner: QuizGameManner;
  readonly answers: readonly GameAnswer[];
}) {
  const { points, bonus } = answerPoints(answers, rules).at(-1) ?? { points: 0, bonus: 0 };
  return (
    <>
      <strong lang={texts.lang} className="text-lg text-success">
        {texts.right(points)}
      </strong>
      {bonus > 0 && <span className="font-semibold text-success">Streak bonus: +{bonus}</span>}
    </>
  );
}

function WrongLines({
  manner: { texts },
  item,
  isLastLife,
}: {
  readonly manner: QuizGameManner;
  readonly item: GameItem;
  readonly isLastLife: boolean;
}) {
  return (
    <>
      <strong lang={texts.lang} className="text-lg text-danger">
        {texts.wrong}
      </strong>
      <span>
        <span lang={texts.lang}>{texts.rightAnswerIs} </span>
        <strong lang="nl" className="text-success">
          {item.options[item.correct]}
        </strong>
      </span>
      {isLastLife && <span className="font-semibold">That was your last life.</span>}
    </>
  );
}

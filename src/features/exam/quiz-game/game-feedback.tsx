import { clsx } from 'clsx';
import { useRef } from 'react';
import { answerPoints, livesLeft, type GameAnswer } from '#domain/exam/quiz-game-machine.ts';
import type { GameItem, AnyQuizGame } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { textLinkClass } from '#ui/button.tsx';

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
            {answer.isRight ? (
              <RightLines game={game} answers={answers} />
            ) : (
              <WrongLines game={game} item={item} isLastLife={isOutOfLives} />
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
  { finish, toResult, next }: AnyQuizGame['texts'],
  { isLast, isOutOfLives }: { isLast: boolean; isOutOfLives: boolean },
): string {
  if (isLast) return finish;
  return isOutOfLives ? toResult : next;
}

function RightLines({
  game: { texts, rules },
  answers,
}: {
  readonly game: AnyQuizGame;
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
  game: { texts },
  item,
  isLastLife,
}: {
  readonly game: AnyQuizGame;
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

/** Why an answer is right: the explanation, the words of the text that settle it, and where a fact comes from (EXM-08). */
export function AnswerReason({ item: { evidence, explanation, source } }: { item: GameItem }) {
  return (
    <>
      {evidence !== undefined && (
        <span>
          In the text: <q lang="nl">{evidence}</q>
        </span>
      )}
      <span>
        <MarkedText text={explanation} />
      </span>
      {source !== undefined && (
        <span className="text-sm text-ink-soft">
          Source:{' '}
          <a href={source.url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
            <span lang="nl">{source.name}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          , checked on {dayInWords(source.checkedOn)}.
        </span>
      )}
    </>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-20` as `20 November 2026`. */
function dayInWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

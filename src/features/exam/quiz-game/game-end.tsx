import { clsx } from 'clsx';
import { useRef } from 'react';
import { countRight, totalScore } from '#domain/exam/game-score.ts';
import type { QuizGameState } from '#domain/exam/quiz-game-machine.ts';
import { clockText } from '#domain/exam/time-left.ts';
import { AnswerReview } from '#features/exam/quiz-game/answer-review.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import type { QuizGamePlay } from '#features/exam/quiz-game/use-quiz-game.ts';
import { RatingView } from '#features/exam/rating-view.tsx';
import { useMovedFocus } from '#shared/quiz/use-moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface GameEndProps<Item extends GameItem> {
  readonly definition: QuizGameDefinition<Item>;
  readonly play: QuizGamePlay<Item>;
  readonly end: Extract<QuizGameState, { phase: 'finished' }>;
}

/** How a game ended, and each question once more (EXM-08). Takes the focus, and is read out by that. */
export function GameEnd<Item extends GameItem>({ definition, play, end }: GameEndProps<Item>) {
  const { texts, rules, ResultNote } = definition;
  const { answers, asked, send, movesFocus } = play;
  const summary = useRef<HTMLDivElement>(null);
  useMovedFocus(summary, end, { atFirst: movesFocus });
  const isOutOfLives = end.outcome === 'out-of-lives';
  const leftMs = end.endsAt === null ? null : Math.max(end.endsAt - end.finishedAt, 0);
  return (
    <>
      <Card className="flex max-w-2xl flex-col gap-5">
        <div ref={summary} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          {isOutOfLives ? (
            <h2 lang={texts.lang} className="text-xl font-bold">
              {texts.outOfLives}
            </h2>
          ) : (
            <>
              <h2 className="text-xl font-bold">
                {end.outcome === 'completed' ? 'Your result' : 'Time is up: your result'}
              </h2>
              <RatingView rating={definition.rate(answers)} {...(texts.lang === 'nl' && { lang: 'nl' })} />
              <Verdict definition={definition} right={countRight(answers)} />
            </>
          )}
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Figure name="Right" value={`${countRight(answers)} of ${asked.length}`} />
            <Figure name="Score" value={String(totalScore(answers, rules))} />
            {leftMs !== null && <Figure name="Time left" value={clockText(leftMs)} />}
          </dl>
          {ResultNote && <ResultNote answers={answers} />}
        </div>
        <Button className="self-start" onClick={() => send({ kind: 'restart-requested' })}>
          {isOutOfLives ? 'Try Again' : 'Play Again'}
        </Button>
      </Card>
      <AnswerReview items={isOutOfLives ? asked.slice(0, answers.length) : asked} answers={answers} />
    </>
  );
}

/** KNM-04, LIS-03 */
function Verdict<Item extends GameItem>({
  definition: { rightToPass, texts },
  right,
}: {
  readonly definition: QuizGameDefinition<Item>;
  readonly right: number;
}) {
  if (rightToPass === null) return null;
  const isPassed = right >= rightToPass;
  return (
    <p
      lang={texts.lang}
      className={clsx(
        'self-start rounded-control border-2 px-4 py-1.5 font-bold tracking-wide',
        isPassed ? 'border-success bg-success-soft text-success' : 'border-danger bg-danger-soft text-danger',
      )}
    >
      {isPassed ? texts.passed : texts.failed}
    </p>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  'use no memo';
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}

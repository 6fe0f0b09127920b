import { clsx } from 'clsx';
import { useRef } from 'react';
import { countRight, totalScore, type QuizGameState } from '#domain/exam/quiz-game-machine.ts';
import { clockText } from '#domain/exam/time-left.ts';
import { AnswerReview } from '#features/exam/quiz-game/answer-review.tsx';
import type {
  AnyQuizGame,
  GameItem,
  GameTheme,
  QuizGameTexts,
} from '#features/exam/quiz-game/quiz-game-definition.ts';
import { ThemeResults } from '#features/exam/quiz-game/theme-results.tsx';
import { RatingView } from '#features/exam/rating-view.tsx';
import { ScreenLine } from '#shared/parts/screen-text.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export interface GameEndProps {
  readonly game: AnyQuizGame;
  /** The questions in the order in which they were asked. */
  readonly asked: readonly GameItem[];
  readonly end: Extract<QuizGameState, { phase: 'finished' }>;
  readonly movesFocus: boolean;
  readonly onRestarted: () => void;
  readonly onPractised: (theme: GameTheme) => void;
}

/**
 * How a game ended, and each question once more (EXM-08). Takes the focus, and is read out by that. Loaded late, hence the
 * default export.
 */
export default function GameEnd({ game, asked, end, movesFocus, onRestarted, onPractised }: GameEndProps) {
  const { texts, rules, ResultNote } = game;
  // Ratings and the mark to pass are for the whole game, not for a round of one theme.
  const isWhole = asked.length === game.items.length;
  const rightToPass = isWhole ? game.rightToPass : null;
  const { answers } = end;
  const right = countRight(answers);
  const summary = useRef<HTMLDivElement>(null);
  useMovedFocus(summary, end, { atFirst: movesFocus });
  const isOutOfLives = end.outcome === 'out-of-lives';
  const leftMs = end.endsAt === null ? null : Math.max(end.endsAt - end.finishedAt, 0);
  return (
    <>
      <Card className="flex max-w-2xl flex-col gap-5">
        <div ref={summary} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          {isOutOfLives ? (
            <>
              <h2 className="text-xl font-bold">
                <ScreenLine text={texts.outOfLives} englishClass="mt-1" />
              </h2>
              {rightToPass !== null && right >= rightToPass && (
                <p>
                  {right} right answers are enough to pass here: in a game without lives you would have
                  passed.
                </p>
              )}
            </>
          ) : (
            <>
              <h2 className="text-xl font-bold">
                {end.outcome === 'completed' ? 'Your result' : 'Time is up: your result'}
              </h2>
              {isWhole && <RatingView rating={game.rate(answers, asked.length)} />}
              {rightToPass !== null && <Verdict texts={texts} isPassed={right >= rightToPass} />}
            </>
          )}
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Figure name="Right" value={`${right} of ${asked.length}`} />
            <Figure name="Score" value={String(totalScore(answers, rules))} />
            {leftMs !== null && <Figure name="Time left" value={clockText(leftMs)} />}
          </dl>
          {ResultNote && <ResultNote answers={answers} />}
        </div>
        <Button className="self-start" onClick={onRestarted}>
          {isOutOfLives ? 'Try Again' : 'Play Again'}
        </Button>
      </Card>
      <ThemeResults items={asked} answers={answers} onPractised={onPractised} />
      <AnswerReview items={asked} answers={answers} />
    </>
  );
}

/** KNM-04, LIS-03 */
function Verdict({ texts, isPassed }: { readonly texts: QuizGameTexts; readonly isPassed: boolean }) {
  return (
    <p
      className={clsx(
        'self-start rounded-control border-2 px-4 py-1.5 font-bold tracking-wide',
        isPassed ? 'border-success bg-success-soft text-success' : 'border-danger bg-danger-soft text-danger',
      )}
    >
      <ScreenLine text={(isPassed ? texts.passed : texts.failed) ?? ''} />
    </p>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}

import { clsx } from 'clsx';
import { useRef } from 'react';
import type { PastSitting } from '#exam/engine/choice-sitting.ts';
import { outcomeOf } from '#exam/engine/choice-sitting.ts';
import { countRight, judgedAnswers, totalScore } from '#exam/engine/game-rules.ts';
import { clockText } from '#domain/exam/time-left.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { MockExamsLink } from '#features/exam/mock-exams-link.tsx';
import { AnswerReview } from '#features/exam/quiz-game/answer-review.tsx';
import type { ChoiceItem } from '#features/exam/choice/choice-item.ts';
import {
  gameLengthOf,
  onlyGroupOf,
  type AnyChoiceGame,
  type GameTexts,
} from '#features/exam/choice/choice-part.ts';
import { ThemeResults } from '#features/exam/quiz-game/theme-results.tsx';
import { RatingView } from '#features/exam/rating-view.tsx';
import { ScreenLine } from '#shared/parts/screen-text.tsx';
import { AddToReview } from '#shared/study-log/add-to-review.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export interface GameEndProps {
  readonly game: AnyChoiceGame;
  /** The questions in the order in which they were asked. */
  readonly asked: readonly ChoiceItem[];
  readonly ended: PastSitting;
  readonly movesFocus: boolean;
  readonly onRestarted: () => void;
  /** Begins calm practice of these (MOC-13). */
  readonly onPractised: (items: readonly ChoiceItem[]) => void;
}

/**
 * How a game ended, and each question once more (EXM-08). Takes the focus, and is read out by that. Loaded late, hence the
 * default export.
 */
export default function GameEnd({ game, asked, ended, movesFocus, onRestarted, onPractised }: GameEndProps) {
  const { texts, rules, ResultNote } = game;
  const isCalm = rules.lives === null;
  // Ratings and the mark to pass are for the whole game by its rules, not for calm practice or a round of one theme.
  const isWhole = !isCalm && asked.length === gameLengthOf(game);
  const rightToPass = isWhole ? game.rightToPass : null;
  const bank = { game: rules, questions: new Map(asked.map((item) => [item.id, item])) };
  const answers = judgedAnswers(bank.questions, ended);
  const outcome = outcomeOf(bank, ended);
  const right = countRight(answers);
  const missed = asked.filter(({ id }) =>
    answers.some(({ questionId, isRight }) => questionId === id && !isRight),
  );
  const summary = useRef<HTMLDivElement>(null);
  useMovedFocus(summary, ended, { atFirst: movesFocus });
  const isOutOfLives = outcome === 'out-of-lives';
  const leftMs =
    rules.durationMs === null ? null : Math.max(ended.startedAt + rules.durationMs - ended.endedAt, 0);
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
                {outcome === 'completed' ? 'Your result' : 'Time is up: your result'}
              </h2>
              {isCalm && <CalmNote asked={asked} />}
              {isWhole && <RatingView rating={game.rate(answers, asked.length)} />}
              {rightToPass !== null && <Verdict texts={texts} isPassed={right >= rightToPass} />}
            </>
          )}
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Figure name="Right" value={`${right} of ${asked.length}`} />
            <Figure name="Score" value={String(totalScore(answers, rules))} />
            {leftMs !== null && <Figure name="Time left" value={clockText(leftMs)} />}
          </dl>
          {ResultNote && <ResultNote ended={ended} />}
        </div>
        {missed.length > 0 && (
          <AddToReview
            itemIds={missed.map(({ id }) => itemId('question', id))}
            what={`${missed.length} not right`}
          />
        )}
      </Card>
      <ThemeResults
        items={asked}
        answers={answers}
        onPractised={({ id }) => onPractised(game.items.filter(({ group }) => group.id === id))}
      />
      <AnswerReview items={asked} answers={answers} />
      <ActionBar>
        <Button tone="quiet" onClick={onRestarted}>
          {isOutOfLives ? 'Try Again' : 'Play Again'}
        </Button>
        {missed.length > 0 && <Button onClick={() => onPractised(missed)}>These again</Button>}
        <MockExamsLink part={game.mock} isPrimary={missed.length === 0} />
      </ActionBar>
    </>
  );
}

/** MOC-13: what was practised calmly is not measured like a game. */
function CalmNote({ asked }: { readonly asked: readonly ChoiceItem[] }) {
  const theme = onlyGroupOf(asked);
  return (
    <p>
      Calm practice: no clock and no lives
      {theme !== null && (
        <>
          , only <span lang="nl">{theme.title}</span>
        </>
      )}
      . It is not passed or failed.
    </p>
  );
}

/** KNM-04, LIS-03 */
function Verdict({ texts, isPassed }: { readonly texts: GameTexts; readonly isPassed: boolean }) {
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

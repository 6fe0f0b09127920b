import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  currentStreak,
  livesLeft,
  totalScore,
  type GameRules,
  type JudgedAnswer,
} from '#exam/engine/game-rules.ts';
import { tabName } from '#ui/screen.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface GameStatusProps {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly answers: readonly JudgedAnswer[];
  readonly rules: GameRules;
  /** The clock, where time counts, and the way to start again: not between the options and `Submit`. */
  readonly children?: ReactNode;
}

/** Where one is in the game: question, lives, score, and the right answers in a row. */
export function GameStatus({ number, total, answers, rules, children }: GameStatusProps) {
  const { t } = useLingui();
  const streak = currentStreak(answers);
  const place = t`Question ${number} of ${total}`;
  return (
    <div {...tabName(place)} className="flex flex-col gap-3">
      <ProgressBar label={place} value={answers.length} max={total} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold sm:gap-x-6">
        <Lives answers={answers} rules={rules} />
        <span className="tabular-nums">
          <Trans>Score: {{ score: totalScore(answers, rules) }}</Trans>
        </span>
        {streak > 1 && (
          <span className="text-success tabular-nums">
            <Trans>{streak} right in a row</Trans>
          </span>
        )}
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-4">{children}</div>
      </div>
    </div>
  );
}

/** As hearts, and in words (EXM-04). Calm practice has none, and says what it is (MOC-13). */
function Lives({ answers, rules }: Pick<GameStatusProps, 'answers' | 'rules'>) {
  const left = livesLeft(answers, rules);
  if (left === null)
    return (
      <span>
        <Trans>Calm practice</Trans>
      </span>
    );
  return (
    <span className="flex items-center gap-2">
      <span className="flex gap-0.5">
        {Array.from({ length: rules.lives ?? 0 }, (_, life) => (
          <Heart
            key={life}
            aria-hidden
            size={22}
            className={life < left ? 'fill-danger text-danger' : 'text-line-strong'}
          />
        ))}
      </span>
      <Plural value={left} one="# life left" other="# lives left" />
    </span>
  );
}

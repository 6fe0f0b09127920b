import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import { clockText } from '#domain/exam/time-left.ts';
import { MINUTE_MS } from '#lib/duration.ts';

interface TimeLeftViewProps {
  /** In ms. */
  readonly leftMs: number;
  /** The last warning that fell due, in ms left; null before the first (EXM-06). */
  readonly warnedMs: number | null;
}

/** The clock of a game. A screen reader is told of the warnings only, once each; whoever sees it sees them too. */
export function TimeLeftView({ leftMs, warnedMs }: TimeLeftViewProps) {
  const warning = warnedMs === null ? null : warningText(warnedMs);
  return (
    <div
      className={clsx(
        'flex items-center gap-3 rounded-control border-2 px-3 py-1.5',
        warning === null ? 'border-line' : 'border-action bg-action-soft',
      )}
    >
      <Timer aria-hidden size={20} className="shrink-0" />
      <span role="timer" aria-label="Time left" className="text-lg font-bold tabular-nums">
        {clockText(leftMs)}
      </span>
      <output className="text-sm font-semibold">{warning}</output>
    </div>
  );
}

function warningText(warnedMs: number): string {
  const minutes = warnedMs / MINUTE_MS;
  return minutes === 1 ? 'Less than 1 minute left' : `Less than ${minutes} minutes left`;
}

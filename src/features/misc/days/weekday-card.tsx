import { clsx } from 'clsx';
import type { WEEKDAY_CARDS } from '#content/misc/days.ts';

type Weekday = (typeof WEEKDAY_CARDS)[number];

/** A stripe for each day; it only decorates. */
const STRIPES: Record<Weekday['colour'], string> = {
  blue: 'border-t-brand',
  teal: 'border-t-teal',
  green: 'border-t-success',
  gold: 'border-t-gold',
  orange: 'border-t-action',
  violet: 'border-t-violet',
  grey: 'border-t-line-strong',
};

interface WeekdayCardProps {
  readonly weekday: Weekday;
  readonly isChosen: boolean;
  readonly onPressed: () => void;
}

/** A day of the week, numbered by its place (MSC-04). */
export function WeekdayCard({ weekday, isChosen, onPressed }: WeekdayCardProps) {
  const { position, dutch, english, colour } = weekday;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPressed}
      className={clsx(
        'flex min-w-0 flex-1 flex-col items-start rounded-control border border-t-6 border-line-strong bg-surface-raised p-3 text-left leading-snug hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:shadow-[0_0_0_3px_var(--brand)]',
        STRIPES[colour],
      )}
    >
      <span className="text-2xl font-bold tabular-nums">{position}</span>{' '}
      <span lang="nl" className="text-lg font-semibold">
        {dutch}
      </span>{' '}
      <span className="text-sm text-ink-soft">{english}</span>
    </button>
  );
}

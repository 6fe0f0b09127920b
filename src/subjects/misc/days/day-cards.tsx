import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { DAY_PARTS, WEEKDAY_CARDS } from '#content/misc/days.ts';
import { DayPartPicture } from './day-part-picture.tsx';
import { STRIPES } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

type Weekday = (typeof WEEKDAY_CARDS)[number];
type DayPart = (typeof DAY_PARTS)[number];

interface WeekdayCardProps {
  readonly weekday: Weekday;
  readonly isChosen: boolean;
  readonly onPressed: () => void;
}

/** A numbered day of the week (MSC-04). */
export function WeekdayCard({ weekday, isChosen, onPressed }: WeekdayCardProps) {
  const { position, dutch, english, colour } = weekday;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPressed}
      className={clsx(
        'flex min-w-0 flex-1 flex-col items-start rounded-control border border-t-6 border-line-strong bg-surface-raised p-3 text-start leading-snug hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:shadow-[0_0_0_3px_var(--brand)]',
        STRIPES[colour],
      )}
    >
      <span className="text-2xl font-bold tabular-nums">{position}</span>{' '}
      <span lang="nl" className="text-lg font-semibold wrap-anywhere hyphens-auto">
        {dutch}
      </span>{' '}
      <English className="text-sm text-ink-soft">{english}</English>
    </button>
  );
}

interface DayPartCardProps {
  readonly dayPart: DayPart;
  readonly isChosen: boolean;
  readonly onPressed: () => void;
}

/** A part of the day with its picture, its hours and the word for "in the morning" (MSC-04). */
export function DayPartCard({ dayPart, isChosen, onPressed }: DayPartCardProps) {
  const { id, dutch, english, range, adverb, colour } = dayPart;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPressed}
      className={clsx(
        'flex min-w-0 flex-1 items-center gap-4 rounded-control border border-t-6 border-line-strong bg-surface-raised p-3 text-start leading-snug hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:shadow-[0_0_0_3px_var(--brand)] lg:flex-col lg:items-start',
        STRIPES[colour],
      )}
    >
      <DayPartPicture part={id} />
      <span className="flex min-w-0 flex-col">
        <span lang="nl" className="text-lg font-semibold">
          {dutch}
        </span>{' '}
        <English className="text-ink-soft">{english}</English>{' '}
        <span className="text-sm tabular-nums">
          <Trans>
            <span lang="nl" className="text-sm">
              ongeveer
            </span>{' '}
            / about {range}
          </Trans>
        </span>{' '}
        <span lang="nl" className="mt-1 text-base text-brand">
          {adverb}
        </span>
      </span>
    </button>
  );
}

import { Plural, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockText, dueWarning, GAME_WARNINGS_MS, timeLeft } from '#exam/engine/time-left.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { usePlatform } from '#components/platform-context.tsx';

/**
 * The time left (EXM-06). A screen reader announces only the warnings, once each; they are visible too. A part of its
 * own, since nothing else on the screen changes each second.
 * @param endsAt in ms since 1970
 * @param warningsMs when it warns, in ms left
 */
export function GameClock({
  endsAt,
  warningsMs = GAME_WARNINGS_MS,
  lang = 'en',
}: {
  readonly endsAt: number;
  readonly warningsMs?: readonly number[];
  readonly lang?: 'en' | 'nl';
}) {
  const isDutch = lang === 'nl';
  const { leftMs, warnedMs } = useTimeLeft(endsAt, warningsMs);
  const { i18n, t } = useLingui();
  const minutes = warnedMs === null ? null : warnedMs / MINUTE_MS;
  const warning =
    minutes === null ? null : isDutch ? (
      dutchWarning(minutes)
    ) : (
      <Plural value={minutes} one="Less than # minute left" other="Less than # minutes left" />
    );
  return (
    <div
      lang={isDutch ? 'nl' : i18n.locale}
      className={clsx(
        // On a phone the warning stands below the time: beside it, it would take four lines.
        'flex shrink-0 flex-wrap items-center justify-end gap-x-2 rounded-control border-2 px-2 py-1 max-sm:max-w-32 sm:px-3 sm:py-1.5',
        warning === null ? 'border-line' : 'border-action bg-action-soft',
      )}
    >
      <span className="flex items-center gap-2">
        <Timer aria-hidden size={20} className="shrink-0" />
        <span
          role="timer"
          aria-label={isDutch ? 'Tijd over' : t`Time left`}
          className="text-lg font-bold tabular-nums"
        >
          {clockText(leftMs)}
        </span>
      </span>
      <output className="text-sm leading-tight font-semibold max-sm:text-end empty:hidden">{warning}</output>
    </div>
  );
}

function dutchWarning(minutes: number): string {
  return `Nog minder dan ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`;
}

interface TimeLeft {
  readonly leftMs: number;
  /** The last warning that fell due, in ms left; null before the first. */
  readonly warnedMs: number | null;
}

interface Look extends TimeLeft {
  readonly endsAt: number;
}

/**
 * Looks at the clock each second, and at once when the page comes back into view (EXM-06). It counts from the fixed end,
 * so a tab that slept is right again at its next look. What happens at the end is the machine's business.
 * @param endsAt in ms since 1970
 */
export function useTimeLeft(endsAt: number, warningsMs = GAME_WARNINGS_MS): TimeLeft {
  const { clock, page } = usePlatform();
  const [time, setTime] = useState(() => firstLook(endsAt, clock.now()));
  // A clock that was only just started has not been looked at yet.
  const shown = time.endsAt === endsAt ? time : firstLook(endsAt, clock.now());
  const look = useEffectEvent(() => {
    const leftMs = timeLeft(endsAt, clock.now());
    const warnedMs =
      dueWarning(time.endsAt === endsAt ? time.leftMs : Infinity, leftMs, warningsMs) ?? shown.warnedMs;
    setTime({ endsAt, leftMs, warnedMs });
  });
  useEffect(() => {
    const stopFirst = clock.after(0, look);
    const stopTicking = clock.every(SECOND_MS, look);
    const stopWatching = page.onVisible(look);
    return () => {
      stopFirst();
      stopTicking();
      stopWatching();
    };
  }, [clock, page]);
  return shown;
}

function firstLook(endsAt: number, now: number): Look {
  return { endsAt, leftMs: timeLeft(endsAt, now), warnedMs: null };
}

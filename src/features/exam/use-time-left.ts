import { useEffect, useEffectEvent, useState } from 'react';
import { dueWarning, timeLeft } from '#domain/exam/time-left.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { usePlatform } from '#shared/platform-context.tsx';

interface TimeLeft {
  /** In ms; null where no time runs. */
  readonly leftMs: number | null;
  /** The last warning that fell due, in ms left: 5 minutes or 1 minute (EXM-06). */
  readonly warnedMs: number | null;
}

/**
 * Looks at the clock each second, and at once when the page comes back into view (EXM-06). It counts from the fixed end,
 * so a tab that slept is right again at its next look.
 * @param endsAt in ms since 1970; null: no time runs
 * @param onExpired once, when nothing is left
 */
export function useTimeLeft(endsAt: number | null, onExpired: () => void): TimeLeft {
  const { clock, page } = usePlatform();
  const [time, setTime] = useState(() => firstLook(endsAt, clock.now()));
  // A clock that was only just started has not been looked at yet.
  const shown = time.endsAt === endsAt ? time : firstLook(endsAt, clock.now());
  const look = useEffectEvent(() => {
    if (endsAt === null) return;
    const leftMs = timeLeft(endsAt, clock.now());
    const warnedMs = dueWarning(time.endsAt === endsAt ? time.leftMs : Infinity, leftMs) ?? shown.warnedMs;
    setTime({ endsAt, leftMs, warnedMs });
    if (leftMs === 0) onExpired();
  });
  useEffect(() => {
    if (endsAt === null) return undefined;
    // Not within the effect itself: a game that was taken up again may be over at once.
    const stopFirst = clock.after(0, look);
    const stopTicking = clock.every(SECOND_MS, look);
    const stopWatching = page.onVisible(look);
    return () => {
      stopFirst();
      stopTicking();
      stopWatching();
    };
  }, [clock, page, endsAt]);
  return { leftMs: endsAt === null ? null : shown.leftMs, warnedMs: shown.warnedMs };
}

interface Look {
  readonly endsAt: number | null;
  readonly leftMs: number;
  readonly warnedMs: number | null;
}

function firstLook(endsAt: number | null, now: number): Look {
  return { endsAt, leftMs: endsAt === null ? 0 : timeLeft(endsAt, now), warnedMs: null };
}

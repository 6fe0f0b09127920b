import { TimeLeftView } from '#features/exam/time-left-view.tsx';
import { useTimeLeft } from '#features/exam/use-time-left.ts';

interface GameClockProps {
  /** In ms since 1970. */
  readonly endsAt: number;
  readonly onExpired: () => void;
}

/** The time left (EXM-06). A part of its own, since nothing else on the screen changes each second. */
export function GameClock({ endsAt, onExpired }: GameClockProps) {
  const { leftMs, warnedMs } = useTimeLeft(endsAt, onExpired);
  return leftMs !== null && <TimeLeftView leftMs={leftMs} warnedMs={warnedMs} />;
}

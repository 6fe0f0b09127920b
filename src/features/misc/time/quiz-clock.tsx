import { digitalTime, type ClockTime } from '#domain/dutch/clock-time.ts';
import { ClockFace } from '#features/misc/time/clock-face.tsx';

/** A clock to be read. */
export function QuizClock({ time }: { time: ClockTime }) {
  return (
    <svg
      viewBox="-122 -122 244 244"
      role="img"
      aria-label={`Clock showing ${digitalTime(time)}`}
      className="w-full max-w-52 md:max-w-72"
    >
      <ClockFace time={time} />
    </svg>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ClockTime, digitalTime } from '#dutch/clock-time.ts';
import { handAngle, HOUR_HAND, MINUTE_HAND, pointAt } from './clock-geometry.ts';

const RADIUS = 118;
const NUMERALS = 98;
const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ALL_TICKS = Array.from({ length: 60 }, (_, minute) => minute);

/** The face and its hands, for use in an `svg`, around its centre. */
export function ClockFace({ time }: { time: ClockTime }) {
  return (
    <>
      <circle r={RADIUS} className="fill-surface-raised stroke-ink" strokeWidth="4" />
      <path
        d={ticks(ALL_TICKS.filter((minute) => minute % 5 !== 0))}
        className="stroke-line-strong"
        strokeWidth="1"
      />
      <path
        d={ticks(ALL_TICKS.filter((minute) => minute % 5 === 0))}
        className="stroke-ink"
        strokeWidth="2.5"
      />
      {HOURS.map((hour) => (
        <text
          key={hour}
          {...pointAt(hour * 30, NUMERALS)}
          dy="0.36em"
          textAnchor="middle"
          fontSize="19"
          fontWeight="700"
          className="fill-ink"
        >
          {hour}
        </text>
      ))}
      <g strokeLinecap="round">
        <line
          y1="12"
          y2={-HOUR_HAND}
          strokeWidth="9"
          transform={`rotate(${handAngle('hour', time)})`}
          className="stroke-brand"
        />
        <line
          y1="16"
          y2={-MINUTE_HAND}
          strokeWidth="5"
          transform={`rotate(${handAngle('minute', time)})`}
          className="stroke-action"
        />
      </g>
      <circle r="7" className="fill-ink" />
    </>
  );
}

function ticks(minutes: readonly number[]): string {
  return minutes
    .map((minute) => {
      const [outer, inner] = [pointAt(minute * 6, RADIUS - 3), pointAt(minute * 6, RADIUS - 8)];
      return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
    })
    .join('');
}

/** A clock to be read. */
export function QuizClock({ time }: { time: ClockTime }) {
  const { t } = useLingui();
  return (
    <svg
      viewBox="-122 -122 244 244"
      role="img"
      aria-label={t`Clock showing ${{ time: digitalTime(time) }}`}
      className="w-full max-w-52 md:max-w-72"
    >
      <ClockFace time={time} />
    </svg>
  );
}

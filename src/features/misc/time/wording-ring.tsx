import { clsx } from 'clsx';
import { useId } from 'react';
import { timeWords, type ClockTime } from '#domain/dutch/clock-time.ts';

/** Which words go with which part of the dial: a sample minute of each, and where its arc begins and ends. */
const ARCS = [
  { sample: 0, from: -22, to: 22, covers: [0], isBelow: false },
  { sample: 5, from: 12, to: 82, covers: [5, 10, 15], isBelow: false },
  { sample: 25, from: 98, to: 168, covers: [20, 25], isBelow: true },
  { sample: 30, from: 152, to: 208, covers: [30], isBelow: true },
  { sample: 35, from: 192, to: 262, covers: [35, 40], isBelow: true },
  { sample: 55, from: 278, to: 348, covers: [45, 50, 55], isBelow: false },
] as const;

/** Baselines outside the face; what stands below is written the other way round and so needs a wider circle. */
const ABOVE_RADIUS = 129;
const BELOW_RADIUS = 141;

/** Around the dial: the words for each part of the hour, the ones in use now set in bold. */
export function WordingRing({ time }: { time: ClockTime }) {
  const id = useId();
  return ARCS.map(({ sample, from, to, covers, isBelow }) => {
    const isNow = covers.some((minute) => minute === time.minute);
    return (
      <g key={sample}>
        <path
          id={`${id}-${sample}`}
          d={isBelow ? arc(to, from, BELOW_RADIUS) : arc(from, to, ABOVE_RADIUS)}
          fill="none"
        />
        <text
          lang="nl"
          fontSize="15"
          textAnchor="middle"
          fontWeight={isNow ? 700 : 400}
          className={clsx(isNow ? 'fill-brand' : 'fill-ink-soft')}
        >
          <textPath href={`#${id}-${sample}`} startOffset="50%">
            {wordsOf(time.hour, sample)}
          </textPath>
        </text>
      </g>
    );
  });
}

/** `over drie`, `voor half vier`: what is the same for all minutes of that part. */
function wordsOf(hour: number, minute: number): string {
  return timeWords({ hour, minute }).replace(/^vijf (?=over|voor)/, '');
}

function arc(from: number, to: number, radius: number): string {
  const point = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${(Math.sin(radians) * radius).toFixed(2)} ${(-Math.cos(radians) * radius).toFixed(2)}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 0 ${from < to ? 1 : 0} ${point(to)}`;
}

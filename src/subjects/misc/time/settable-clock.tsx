import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react';
import { clockSteps, type ClockTime, clockTimeAt, digitalTime, timeWords } from '#dutch/clock-time.ts';
import { ClockFace } from './clock-face.tsx';
import {
  CLOCK_SIZE,
  type Hand,
  handAngle,
  HOUR_HAND,
  MINUTE_HAND,
  type Point,
  timeAfterDrag,
  timeAfterPress,
} from './clock-geometry.ts';

const STEPS_IN_HOUR = 12;
const LAST_STEP = 143;
const STEPS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: STEPS_IN_HOUR,
  PageDown: -STEPS_IN_HOUR,
};

interface SettableClockProps {
  readonly time: ClockTime;
  readonly onTimeSet: (time: ClockTime) => void;
}

/**
 * A clock with hands to drag and a dial to press; the arrow keys work, too (MSC-13). For keys and screen readers it is a slider that wraps
 * around. Only the hands catch a touch, so that the page still scrolls under the finger.
 */
export function SettableClock({ time, onTimeSet }: SettableClockProps) {
  const { t } = useLingui();
  function handleKeyDown(event: KeyboardEvent) {
    const steps = STEPS_BY_KEY[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onTimeSet(clockTimeAt(clockSteps(time) + steps));
  }
  return (
    <div className="relative w-full max-w-96 rounded-full outline-offset-2 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="range"
        min={0}
        max={LAST_STEP}
        value={clockSteps(time)}
        aria-label={t`Clock`}
        aria-valuetext={`${digitalTime(time)}, ${timeWords(time)}`}
        onChange={({ currentTarget }) => onTimeSet(clockTimeAt(Number(currentTarget.value)))}
        onKeyDown={handleKeyDown}
        className="sr-only top-1/2 start-1/2"
      />
      <svg
        viewBox={`${-CLOCK_SIZE / 2} ${-CLOCK_SIZE / 2} ${CLOCK_SIZE} ${CLOCK_SIZE}`}
        aria-hidden
        onClick={(event) => onTimeSet(timeAfterPress(time, pointOf(event, event.currentTarget)))}
        className="w-full cursor-pointer select-none"
      >
        <WordingRing time={time} />
        <ClockFace time={time} />
        <Grip hand="hour" time={time} onTimeSet={onTimeSet} />
        <Grip hand="minute" time={time} onTimeSet={onTimeSet} />
      </svg>
    </div>
  );
}

/** The end of a hand, to be dragged. */
function Grip({ hand, time, onTimeSet }: SettableClockProps & { readonly hand: Hand }) {
  function handlePointerMove(event: PointerEvent<SVGGElement>) {
    const clock = event.currentTarget.ownerSVGElement;
    if (clock === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onTimeSet(timeAfterDrag(time, hand, pointOf(event, clock)));
  }
  return (
    <g
      transform={`rotate(${handAngle(hand, time)}) translate(0 ${hand === 'hour' ? -HOUR_HAND : -MINUTE_HAND})`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handlePointerMove}
      onClick={(event) => event.stopPropagation()}
      className="cursor-grab touch-none active:cursor-grabbing"
    >
      <circle r="20" className="fill-transparent" />
      <circle r="8" className={hand === 'hour' ? 'fill-brand' : 'fill-action'} />
      <circle r="3" className="fill-surface-raised" />
    </g>
  );
}

function pointOf({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, clock: SVGSVGElement): Point {
  const { left, top, width, height } = clock.getBoundingClientRect();
  return {
    x: ((clientX - left) / width - 0.5) * CLOCK_SIZE,
    y: ((clientY - top) / height - 0.5) * CLOCK_SIZE,
  };
}

/** The words for each part of the dial: a sample minute of each, and where its arc starts and ends. */
const ARCS = [
  { sample: 0, from: -22, to: 22, covers: [0], isBelow: false },
  { sample: 5, from: 12, to: 82, covers: [5, 10, 15], isBelow: false },
  { sample: 25, from: 98, to: 168, covers: [20, 25], isBelow: true },
  { sample: 30, from: 152, to: 208, covers: [30], isBelow: true },
  { sample: 35, from: 192, to: 262, covers: [35, 40], isBelow: true },
  { sample: 55, from: 278, to: 348, covers: [45, 50, 55], isBelow: false },
] as const;

/** Baselines outside the face; text below the centre is turned the other way round and so needs a wider circle. */
const ABOVE_RADIUS = 129;
const BELOW_RADIUS = 141;

/** Around the dial: the words for each part of the hour, with the current ones in bold. */
function WordingRing({ time }: { time: ClockTime }) {
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

/** `over drie`, `voor half vier`: what all minutes of that part have in common. */
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

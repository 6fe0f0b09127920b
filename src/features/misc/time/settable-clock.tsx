import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { clockSteps, clockTimeAt, digitalTime, timeWords, type ClockTime } from '#domain/dutch/clock-time.ts';
import { ClockFace } from '#features/misc/time/clock-face.tsx';
import {
  CLOCK_SIZE,
  handAngle,
  HOUR_HAND,
  MINUTE_HAND,
  timeAfterDrag,
  timeAfterPress,
  type Hand,
  type Point,
} from '#features/misc/time/clock-geometry.ts';
import { WordingRing } from '#features/misc/time/wording-ring.tsx';

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
 * A clock whose hands can be dragged, whose dial can be pressed and which takes the arrow keys (MSC-13). For keys and
 * screen readers it is a slider that goes round. Only the hands catch a touch, so that the page still scrolls under the
 * finger.
 */
export function SettableClock({ time, onTimeSet }: SettableClockProps) {
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
        aria-label="Clock"
        aria-valuetext={`${digitalTime(time)}, ${timeWords(time)}`}
        onChange={({ currentTarget }) => onTimeSet(clockTimeAt(Number(currentTarget.value)))}
        onKeyDown={handleKeyDown}
        className="sr-only top-1/2 left-1/2"
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

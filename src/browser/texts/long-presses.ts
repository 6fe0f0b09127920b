import type { Cancel, Clock } from '#browser/clock.ts';
import { isAnsweringDutch } from './silent-words.ts';
import { CONTROLS } from './text-presses.ts';
import type { PressedPoint } from './text-service.ts';

/** Shorter than the time after which phones open a menu of their own. */
const LONG_PRESS_MS = 450;
/** A finger is never quite still. */
const MOVED_PX = 10;

/**
 * Runs with a long press on text in a button, link or label. The press itself keeps its meaning: only where it was long, the click that
 * follows it is none.
 */
export function onLongPress(clock: Clock, listener: (point: PressedPoint) => void): Cancel {
  let pressed: (PressedPoint & { readonly stop: Cancel }) | null = null;
  let wasLong = false;
  const forget = () => {
    pressed?.stop();
    pressed = null;
  };
  const fire = (point: PressedPoint) => {
    forget();
    wasLong = true;
    listener(point);
  };
  const begin = (event: PointerEvent) => {
    forget();
    wasLong = false;
    const { target, isPrimary, button } = event;
    if (!isPrimary || button !== 0 || !(target instanceof Element)) return;
    if (target.closest(CONTROLS) === null || !isAnsweringDutch(target)) return;
    const point = pointOf(event);
    pressed = { ...point, stop: clock.after(LONG_PRESS_MS, () => fire(point)) };
  };
  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true };
  addEventListener('pointerdown', begin, options);
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > MOVED_PX) forget();
    },
    { ...options, passive: true },
  );
  for (const kind of ['pointerup', 'pointercancel', 'scroll']) addEventListener(kind, forget, options);
  addEventListener(
    'contextmenu',
    (event) => {
      // The finger of a phone came first; a mouse has its own button for this menu.
      if (pressed !== null) fire(pressed);
      if (wasLong) event.preventDefault();
    },
    options,
  );
  addEventListener(
    'click',
    (event) => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
  return () => {
    forget();
    ending.abort();
  };
}

function pointOf({ clientX, clientY }: MouseEvent): PressedPoint {
  return { x: clientX, y: clientY };
}

import type { Cancel, Clock } from '#browser/clock.ts';
import { isAnsweringDutch } from './silent-words.ts';
import type { PressedPoint } from './text-service.ts';

/** Shorter than the time after which phones open a menu of their own. */
const LONG_PRESS_MS = 450;
/** A finger is never quite still. */
const MOVED_PX = 10;
/** A press on these means something already. */
const CONTROLS = 'a, button, label, summary, input, select, textarea, [role=button], [role=option]';

/** One listener for the whole page: runs with a press on running text, and with a long press on text in a button, link or label. */
export function onDutchPress(clock: Clock, listener: (point: PressedPoint) => void): Cancel {
  const ending = new AbortController();
  const stopLongPresses = listenToLongPresses(clock, listener, ending.signal);
  addEventListener('click', (event) => isPressOnText(event) && listener(pointOf(event)), ending);
  return () => {
    stopLongPresses();
    ending.abort();
  };
}

/** Not the press that ends a selection, nor one with another meaning. */
function isPressOnText(event: MouseEvent): boolean {
  const { target, detail, defaultPrevented } = event;
  // `detail` is 0 where a key or a script pressed.
  if (defaultPrevented || detail === 0 || isModified(event)) return false;
  if (!(target instanceof Element) || !target.isConnected) return false;
  return target.closest(CONTROLS) === null && isAnsweringDutch(target) && isNothingSelected();
}

function isModified({ ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

function isNothingSelected(): boolean {
  return getSelection()?.isCollapsed !== false;
}

/** The press itself keeps its meaning: only where it was long, the click that follows it is none. */
function listenToLongPresses(clock: Clock, listener: (point: PressedPoint) => void, signal: AbortSignal) {
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
  const options = { signal, capture: true };
  addEventListener(
    'pointerdown',
    (event) => {
      forget();
      wasLong = false;
      const { target, isPrimary, button } = event;
      if (!isPrimary || button !== 0 || !(target instanceof Element)) return;
      if (target.closest(CONTROLS) === null || !isAnsweringDutch(target)) return;
      const point = pointOf(event);
      pressed = { ...point, stop: clock.after(LONG_PRESS_MS, () => fire(point)) };
    },
    options,
  );
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
  return forget;
}

function pointOf({ clientX, clientY }: MouseEvent): PressedPoint {
  return { x: clientX, y: clientY };
}

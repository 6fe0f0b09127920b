import type { Cancel } from '#browser/clock.ts';
import { isAnsweringDutch } from './silent-words.ts';

/** A press on these means something already. */
export const CONTROLS = 'a, button, label, summary, input, select, textarea, [role=button], [role=option]';

/** A press on Dutch, and where its element was then: what answers may have to be loaded first, and the page may move meanwhile. */
export interface TextPress {
  readonly event: MouseEvent;
  readonly box: DOMRect;
}

/**
 * Runs with a press on Dutch that is no control. One listener for the whole page, there from the first screen on, and so small: whether the press
 * means a word is told by what answers (`pressedPoint`).
 */
export function onTextPress(listener: (press: TextPress) => void): Cancel {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest(CONTROLS) === null && isAnsweringDutch(target))
      listener({ event, box: target.getBoundingClientRect() });
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useMovedFocus } from '#features/misc/use-moved-focus.ts';

interface GameRegionProps {
  /** Another value at each step of the game. */
  readonly step: string;
  readonly children: ReactNode;
}

/**
 * What a game is played in. At each step the focus goes to the element marked with `FOCUS_HERE`, and the second press of
 * a double click does nothing where the first has already led to another step: it was not meant for what stands there now.
 */
export function GameRegion({ step, children }: GameRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(step);
  useMovedFocus(region, step);

  function passOverSecondPress(event: MouseEvent) {
    if (event.detail < 2) {
      if (event.type === 'mousedown') pressedAt.current = step;
      return;
    }
    if (pressedAt.current === step) return;
    // The press alone would take the focus away, and select a word.
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div ref={region} onMouseDownCapture={passOverSecondPress} onClickCapture={passOverSecondPress}>
      {children}
    </div>
  );
}

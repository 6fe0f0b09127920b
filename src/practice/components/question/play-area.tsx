import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface PlayAreaProps {
  /** Another value at each step of what is played. */
  readonly step: string;
  /** The first step takes the focus, too: what had it is gone. */
  readonly takesFocus?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * What a quiz, a practice or a game is played in. At each step the focus goes to the element marked with `FOCUS_HERE`, and
 * the second press of a double click does nothing where the first has already led to another step: it was not meant for
 * what stands there now.
 */
export function PlayArea({ step, takesFocus = false, className, children }: PlayAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(step);
  useMovedFocus(area, step, { atFirst: takesFocus });

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
    <div
      ref={area}
      className={className}
      onMouseDownCapture={passOverSecondPress}
      onClickCapture={passOverSecondPress}
    >
      {children}
    </div>
  );
}

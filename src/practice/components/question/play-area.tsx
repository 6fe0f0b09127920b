import { silentWhile } from '#browser/texts/silent-words.ts';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface PlayAreaProps {
  /** A different value at each step. */
  readonly step: string;
  /** Whether the first step takes the focus too, because its former element is gone. */
  readonly takesFocus?: boolean;
  /** Whether a question waits for its answer: then no Dutch in it can be looked up (RDG-01). */
  readonly isAsking?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The area of a quiz, practice or game. At each step the focus moves to the element marked with `FOCUS_HERE`. The second
 * press of a double click is ignored if the first one led to another step, because it was not meant for the new content.
 */
export function PlayArea({ step, takesFocus = false, isAsking = false, className, children }: PlayAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(step);
  useMovedFocus(area, step, { atFirst: takesFocus });

  function passOverSecondPress(event: MouseEvent) {
    if (event.detail < 2) {
      if (event.type === 'mousedown') pressedAt.current = step;
      return;
    }
    if (pressedAt.current === step) return;
    // The default action would move the focus and select a word.
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      ref={area}
      className={className}
      {...silentWhile(isAsking)}
      onMouseDownCapture={passOverSecondPress}
      onClickCapture={passOverSecondPress}
    >
      {children}
    </div>
  );
}

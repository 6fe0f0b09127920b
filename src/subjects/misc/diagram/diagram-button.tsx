import type { KeyboardEvent, ReactNode } from 'react';
import type { Pointing } from './diagram-tooltip.tsx';

/** SVG has no button element: these attributes make a group one. */
const BUTTON = { role: 'button', tabIndex: 0 } as const;

interface DiagramButtonProps<Id extends string> {
  readonly id: Id;
  /** Dutch, then English: `het hoofd, the head`. */
  readonly label: string;
  readonly lang?: 'nl' | 'en';
  /** Undefined where a press selects nothing. */
  readonly isPressed?: boolean | undefined;
  readonly onPressed: (id: Id) => void;
  /** Without it the part is not named until it is pressed. */
  readonly pointing?: Pointing<Id> | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a diagram that can be pressed: by pointer, by touch, by Enter and by Space. Its shapes show the focus. */
export function DiagramButton<Id extends string>({
  id,
  label,
  lang = 'nl',
  isPressed,
  onPressed,
  pointing,
  className = '',
  children,
}: DiagramButtonProps<Id>) {
  const pressByKey = (event: KeyboardEvent<SVGGElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Space would scroll the page, and a key held down would press again and again.
    event.preventDefault();
    if (!event.repeat) onPressed(id);
  };
  return (
    <g
      {...BUTTON}
      lang={lang}
      aria-label={label}
      aria-pressed={isPressed}
      className={`group cursor-pointer touch-manipulation outline-none ${className}`}
      onClick={(event) => {
        // Safari doesn't focus an element when it is pressed.
        event.currentTarget.focus({ preventScroll: true });
        // A finger points at nothing before it presses, and the focus does not tell which outline it pressed.
        pointing?.focused(id, event);
        onPressed(id);
      }}
      onKeyDown={pressByKey}
      // `move` and not `enter`: a part may have several outlines, and the pointer may reach it from under a tooltip.
      onPointerMove={(event) => pointing?.moved(id, event)}
      onPointerLeave={(event) => pointing?.left(event)}
      onFocus={(event) => pointing?.focused(id, event)}
      onBlur={() => pointing?.blurred(id)}
    >
      {children}
    </g>
  );
}

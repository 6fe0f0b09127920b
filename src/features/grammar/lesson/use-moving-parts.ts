import { useLayoutEffect, useRef } from 'react';

/** Long enough to follow with the eye, short enough not to wait for. */
const MOVE_MS = 450;

interface MovingParts {
  /** The element of a part, by the part's own number; null when it goes. */
  readonly holdPart: (part: number, element: HTMLElement | null) => void;
  /** To be called before what moves them: it notes where they are. */
  readonly beforeMove: () => void;
}

/**
 * Lets parts that change places glide from where they were to where they are now (GRA-10). Where reduced motion is asked
 * for they are simply there.
 */
export function useMovingParts(): MovingParts {
  const elements = useRef(new Map<number, HTMLElement>());
  const before = useRef(new Map<number, DOMRect>());
  // After each drawing: where nothing was noted, nothing moved.
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [part, from] of before.current) {
      const element = elements.current.get(part);
      if (element === undefined) continue;
      const to = element.getBoundingClientRect();
      element.animate(
        [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }],
        { duration: MOVE_MS, easing: 'ease-in-out' },
      );
    }
    before.current.clear();
  });
  return {
    holdPart: (part, element) => {
      if (element === null) elements.current.delete(part);
      else elements.current.set(part, element);
    },
    beforeMove: () => {
      for (const [part, element] of elements.current)
        before.current.set(part, element.getBoundingClientRect());
    },
  };
}

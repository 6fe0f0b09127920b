import { useEffect, useState, type SyntheticEvent } from 'react';

/** A control of a diagram that the pointer or the focus is on, and where on the diagram that is. */
export interface Pointed<Id> {
  readonly id: Id;
  /** In px from the left and the top of the element around the drawing: the middle of the part's upper edge. */
  readonly x: number;
  readonly y: number;
}

export interface Pointing<Id> {
  /** What the pointer is on, otherwise what the focus is on; null when neither is on anything. */
  readonly pointed: Pointed<Id> | null;
  readonly entered: (id: Id, event: SyntheticEvent) => void;
  readonly left: () => void;
  readonly focused: (id: Id, event: SyntheticEvent) => void;
  readonly blurred: (id: Id) => void;
}

/** Which part of a diagram is pointed at (MSC-03). Esc takes it away until something is pointed at anew. */
export function usePointed<Id extends string>(): Pointing<Id> {
  const [hovered, setHovered] = useState<Pointed<Id> | null>(null);
  const [focused, setFocused] = useState<Pointed<Id> | null>(null);
  const pointed = hovered ?? focused;
  const isPointed = pointed !== null;
  useEffect(() => {
    if (!isPointed) return undefined;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setHovered(null);
      setFocused(null);
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, [isPointed]);
  return {
    pointed,
    entered: (id, { target }) => setHovered({ id, ...placeOf(target) }),
    left: () => setHovered(null),
    focused: (id, { currentTarget }) =>
      setFocused({ id, ...placeOf(currentTarget.querySelector('path, rect')) }),
    blurred: (id) => setFocused((current) => (current?.id === id ? null : current)),
  };
}

function placeOf(shape: EventTarget | null): { x: number; y: number } {
  if (!(shape instanceof SVGElement)) return { x: 0, y: 0 };
  const box = shape.getBoundingClientRect();
  const around = (shape.ownerSVGElement ?? shape).parentElement?.getBoundingClientRect();
  return { x: box.x + box.width / 2 - (around?.x ?? 0), y: box.y - (around?.y ?? 0) };
}

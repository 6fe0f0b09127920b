import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Phrase } from '#content/misc/phrase.ts';

interface DiagramTooltipProps {
  readonly at: Pick<Pointed<string>, 'x' | 'y'>;
  readonly box: Pointing<string>['tooltip'];
  readonly phrase: Phrase;
}

/**
 * The word for what is pointed at, over it (MSC-03). It stays under a pointer that is moved onto it, yet presses go
 * through it, so that what it covers can be pressed.
 * Never the only place of the word: the list under the diagram has all of them.
 */
export function DiagramTooltip({ at, box, phrase }: DiagramTooltipProps) {
  return (
    <div
      ref={box}
      role="tooltip"
      className="pointer-events-none absolute z-10 flex w-max max-w-44 -translate-x-1/2 -translate-y-full flex-col rounded-md border border-transparent bg-ink px-3 py-1.5 text-center text-sm leading-tight text-surface"
      // A place that is known only once something is pointed at; kept inside the diagram at both sides.
      style={{ left: `clamp(5.5rem, ${at.x}px, 100% - 5.5rem)`, top: Math.max(at.y - TOOLTIP_GAP_PX, 48) }}
    >
      <strong lang="nl" className="text-base">
        {phrase.dutch}
      </strong>
      <span>{phrase.english}</span>
    </div>
  );
}

/** A control of a diagram that the pointer or the focus is on, and where on the diagram that is. */
interface Pointed<Id> {
  readonly id: Id;
  /** The one of its outlines that is meant: a part may be drawn more than once. */
  readonly outline: Element | null;
  /** In px from the left and the top of the element around the drawing: the middle of the part's upper edge. */
  readonly x: number;
  readonly y: number;
}

/** Where the pointer is, in px on the screen. */
type PointerPlace = Pick<PointerEvent, 'clientX' | 'clientY' | 'target'>;

export interface Pointing<Id> {
  /** What the pointer is on, otherwise what the focus is on; null when neither is on anything. */
  readonly pointed: Pointed<Id> | null;
  /** For the tooltip: the pointer can be moved onto it, and it stays (WCAG 1.4.13). */
  readonly tooltip: RefObject<HTMLDivElement | null>;
  readonly moved: (id: Id, place: PointerPlace) => void;
  readonly left: (place: PointerPlace) => void;
  readonly focused: (id: Id, event: SyntheticEvent) => void;
  readonly blurred: (id: Id) => void;
}

/** Marks what the tooltip stands over, out of all the shapes that catch the pointer. */
export const OUTLINE = { 'data-outline': true } as const;
const OUTLINE_ATTRIBUTE = 'data-outline';

/** Between a part's upper edge and its tooltip. */
const TOOLTIP_GAP_PX = 6;
/** How far below the tooltip the pointer is still on its way to it: a round part has no edge right under it. */
const WAY_TO_TOOLTIP_PX = 24;

/** Which part of a diagram is pointed at (MSC-03). Esc takes it away until something is pointed at anew. */
export function usePointed<Id extends string>(): Pointing<Id> {
  const tooltip = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<Pointed<Id> | null>(null);
  const [focused, setFocused] = useState<Pointed<Id> | null>(null);
  const pointed = hovered ?? focused;
  const isOnTooltip = (place: PointerPlace) => hovered !== null && isOver(tooltip.current, place);

  const dismiss = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setHovered(null);
    setFocused(null);
  });
  const followPointer = useEffectEvent((event: PointerEvent) => {
    const isOnPart = event.target instanceof Element && event.target.closest('g[role="button"]') !== null;
    if (!isOnPart && !isOnTooltip(event)) setHovered(null);
  });
  const isPointed = pointed !== null;
  useEffect(() => {
    if (!isPointed) return undefined;
    const listening = new AbortController();
    addEventListener('keydown', (event) => dismiss(event), { signal: listening.signal });
    addEventListener('pointermove', (event) => followPointer(event), { signal: listening.signal });
    return () => listening.abort();
  }, [isPointed]);

  return {
    pointed,
    tooltip,
    moved(id, place) {
      const outline = outlineAround(place.target);
      if ((hovered?.id === id && hovered.outline === outline) || isOnTooltip(place)) return;
      setHovered({ id, ...placeOf(outline) });
    },
    left(place) {
      if (!isOnTooltip(place)) setHovered(null);
    },
    focused(id, { currentTarget }) {
      setFocused({ id, ...placeOf(currentTarget.querySelector(`[${OUTLINE_ATTRIBUTE}]`)) });
      // A press goes through a tooltip to the part under it, which is then the one to name.
      setHovered((current) => (current?.id === id ? current : null));
    },
    blurred: (id) => setFocused((current) => (current?.id === id ? null : current)),
  };
}

/** Whether the pointer is on the tooltip, or on its way there. */
function isOver(tooltip: HTMLElement | null, { clientX, clientY }: PointerPlace): boolean {
  if (tooltip === null) return false;
  const { left, right, top, bottom } = tooltip.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom + WAY_TO_TOOLTIP_PX;
}

/** The outline that a shape belongs to: it stands in the same group, or in one around that. */
function outlineAround(shape: EventTarget | null): Element | null {
  let group = shape instanceof Element ? shape.closest('g') : null;
  while (group !== null) {
    const outline = group.querySelector(`:scope > [${OUTLINE_ATTRIBUTE}]`);
    if (outline !== null) return outline;
    group = group.parentElement?.closest('g') ?? null;
  }
  return null;
}

function placeOf(outline: Element | null): Omit<Pointed<string>, 'id'> {
  if (!(outline instanceof SVGElement)) return { outline, x: 0, y: 0 };
  const box = outline.getBoundingClientRect();
  const around = (outline.ownerSVGElement ?? outline).parentElement?.getBoundingClientRect();
  return { outline, x: box.x + box.width / 2 - (around?.x ?? 0), y: box.y - (around?.y ?? 0) };
}

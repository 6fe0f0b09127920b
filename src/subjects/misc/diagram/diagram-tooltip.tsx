import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Phrase } from '#content/misc/phrase.ts';
import { English } from '#components/meaning.tsx';

interface DiagramTooltipProps {
  readonly at: Pick<Pointed<string>, 'across' | 'y'>;
  readonly box: Pointing<string>['tooltip'];
  readonly phrase: Phrase;
  readonly className?: string;
}

/**
 * A tooltip with the word for what is pointed at (MSC-03). It stays when the pointer moves onto it, but presses go through it, so that what
 * it covers can be pressed. Every word is also in the list below the diagram.
 */
export function DiagramTooltip({ at, box, phrase, className = '' }: DiagramTooltipProps) {
  return (
    <div
      ref={box}
      role="tooltip"
      className={`pointer-events-none absolute z-10 flex w-max max-w-44 flex-col rounded-md border border-transparent bg-ink px-3 py-1.5 text-center text-sm leading-tight text-surface ${className}`}
      // The position is only known at run time. It is as far along the tooltip as along the diagram, so it never goes past the sides.
      style={{
        left: `${at.across}%`,
        top: Math.max(at.y - TOOLTIP_GAP_PX, 48),
        translate: `-${at.across}% -100%`,
      }}
    >
      <strong lang="nl" className="text-base">
        {phrase.dutch}
      </strong>
      <English>{phrase.english}</English>
    </div>
  );
}

/** The control that the pointer or the focus is on, and its place in the diagram. */
interface Pointed<Id> {
  readonly id: Id;
  /** The outline that is meant: a part may be drawn more than once. */
  readonly outline: Element | null;
  /** The middle of the part's upper edge: in % of the width of the element around the drawing, and in px from its top. */
  readonly across: number;
  readonly y: number;
}

/** The position of the pointer, in px on the screen. */
type PointerPlace = Pick<PointerEvent, 'clientX' | 'clientY' | 'target'>;

export interface Pointing<Id> {
  /** What the pointer is on, otherwise what has the focus; null for neither. */
  readonly pointed: Pointed<Id> | null;
  /** The tooltip's element: the pointer can be moved onto it, and it stays (WCAG 1.4.13). */
  readonly tooltip: RefObject<HTMLDivElement | null>;
  readonly moved: (id: Id, place: PointerPlace) => void;
  readonly left: (place: PointerPlace) => void;
  readonly focused: (id: Id, event: SyntheticEvent) => void;
  readonly blurred: (id: Id) => void;
}

/** Marks the shape that the tooltip is placed over, among all shapes that catch the pointer. */
export const OUTLINE = { 'data-outline': true } as const;
const OUTLINE_ATTRIBUTE = 'data-outline';

/** Between a part's upper edge and its tooltip. */
const TOOLTIP_GAP_PX = 10;
/** How far below the tooltip the pointer still counts as moving towards it: a round part has no edge right below. */
const WAY_TO_TOOLTIP_PX = 28;

/** Which part of a diagram is pointed at (MSC-03). Esc hides it until the pointer or focus moves again. */
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
    focused(id, { target, currentTarget }) {
      const outline = outlineAround(target) ?? currentTarget.querySelector(`[${OUTLINE_ATTRIBUTE}]`);
      setFocused({ id, ...placeOf(outline) });
      // A press goes through a tooltip to the part below, which is then named.
      setHovered((current) => (current?.id === id ? current : null));
    },
    blurred: (id) => setFocused((current) => (current?.id === id ? null : current)),
  };
}

/** Whether the pointer is on the tooltip or moving towards it. */
function isOver(tooltip: HTMLElement | null, { clientX, clientY }: PointerPlace): boolean {
  if (tooltip === null) return false;
  const { left, right, top, bottom } = tooltip.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom + WAY_TO_TOOLTIP_PX;
}

/** The outline that a shape belongs to: in its own group, or in one around that. */
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
  const around = outline instanceof SVGElement ? outline.ownerSVGElement?.parentElement : null;
  if (!outline || !around) return { outline, across: 50, y: 0 };
  const [box, frame] = [outline.getBoundingClientRect(), around.getBoundingClientRect()];
  return { outline, across: ((box.x + box.width / 2 - frame.x) / frame.width) * 100, y: box.y - frame.y };
}

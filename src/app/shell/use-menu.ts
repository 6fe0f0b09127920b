import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';

interface Menu<Area extends HTMLElement> {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly area: RefObject<Area | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A menu that opens by its button, and closes when dismissed or when one of its links led to another page. */
export function useMenu<Area extends HTMLElement>(): Menu<Area> {
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [path] = useLocation();
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The menu is open only on the page where it was opened.
  const open = openedOn === path;
  const close = () => setOpenedOn(null);
  useDismissal(open, area, button, close);
  return { open, toggle: () => setOpenedOn(open ? null : path), close, area, button };
}

/**
 * Closes an open menu as people expect: by Escape (the focus returns to its button), by a press outside it, and when the
 * focus moves on. In a menu within a menu Escape closes the inner one first.
 * @param area the menu including its button
 */
function useDismissal(
  open: boolean,
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onDismissed: () => void,
): void {
  const dismiss = useEffectEvent(onDismissed);
  useEffect(() => {
    const element = area.current;
    if (!open || element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      dismiss();
      button.current?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) dismiss();
    };
    element.addEventListener('keydown', onKeyDown);
    element.ownerDocument.addEventListener('pointerdown', onElsewhere);
    element.ownerDocument.addEventListener('focusin', onElsewhere);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.ownerDocument.removeEventListener('pointerdown', onElsewhere);
      element.ownerDocument.removeEventListener('focusin', onElsewhere);
    };
  }, [open, area, button]);
}

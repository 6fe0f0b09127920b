import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes an open menu as people expect: by Escape (the focus goes back to its button), by a press beside it, and when
 * the focus moves on. In a menu within a menu Escape closes the inner one first.
 * @param area what belongs to the menu, its button included
 */
export function useDismissal(
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

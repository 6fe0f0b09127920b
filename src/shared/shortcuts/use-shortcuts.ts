import { useEffect, useEffectEvent, type RefObject } from 'react';
import { SHORTCUTS } from '#services/storage/device-values.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { isShortcut, type KeyPress, type ShortcutKey } from '#shared/shortcuts/shortcut-rules.ts';

type ShortcutActions = Partial<Record<ShortcutKey, () => void>>;

/**
 * Listens to single keys while the screen that calls it is shown, unless the person switched them off.
 * @param area only keys pressed with the focus in this element count: for what stands on a page more than once, or in a
 *   dialog
 */
export function useShortcuts(actions: ShortcutActions, area?: RefObject<HTMLElement | null>): void {
  const { storage } = usePlatform();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.entries(actions).find(([key]) => key === event.key)?.[1];
    if (action === undefined || !isShortcut(pressOf(event, area))) return;
    // Single-key shortcuts are on until switched off (QUA-14, WCAG 2.1.4).
    if (SHORTCUTS.read(storage) === 'off') return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function pressOf(event: KeyboardEvent, area: RefObject<HTMLElement | null> | undefined): KeyPress {
  return {
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    defaultPrevented: event.defaultPrevented,
    target: targetOf(event.target, area),
  };
}

function targetOf(
  target: EventTarget | null,
  area: RefObject<HTMLElement | null> | undefined,
): KeyPress['target'] {
  if (!(target instanceof Element)) return 'elsewhere';
  const place = area === undefined ? target.ownerDocument.documentElement : area.current;
  if (!place?.contains(target) || isBehindDialog(target, place)) return 'outside';
  if (target.closest('[type=radio], [type=checkbox]')) return 'choice';
  if (target.closest('input, select, textarea, [contenteditable], [role=tablist]')) return 'typing';
  return target.closest('button, a, summary') ? 'control' : 'elsewhere';
}

/** An open dialog is a place of its own: keys pressed in it never reach the page behind. */
function isBehindDialog(target: Element, place: HTMLElement): boolean {
  const dialog = target.closest('dialog');
  return dialog !== null && !dialog.contains(place);
}

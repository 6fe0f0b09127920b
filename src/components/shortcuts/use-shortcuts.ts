import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { SHORTCUTS } from '#storage/device-values.ts';
import { usePlatform } from '#components/platform-context.tsx';

type ShortcutActions = Partial<Record<ShortcutKey, () => void>>;

/**
 * Listens to single keys while the screen that calls it is shown, unless the person switched them off.
 * @param area only keys pressed with the focus in this element count: for what stands on a page more than once, or in a
 *   dialog
 */
export function useShortcuts(actions: ShortcutActions, area?: RefObject<HTMLElement | null>): void {
  const { storage } = usePlatform();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const meant = keyMeant(event.key, directionAt(event.target));
    const action = Object.entries(actions).find(([key]) => key === meant)?.[1];
    if (action === undefined || !isShortcut(keyPressOf(event, area))) return;
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

/** Where a page runs from right to left, so do its cards: the left arrow leads on, and the right one back (LNG-02). */
export function keyMeant(key: string, direction: string): string {
  if (direction !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}

/** That of the page: an element with Dutch in it runs from left to right, but the cards around it don't. */
function directionAt(target: EventTarget | null): string {
  return target instanceof Element ? target.ownerDocument.documentElement.dir : '';
}

/** What a rule needs to know of a key press. */
export function keyPressOf(event: KeyboardEvent, area?: RefObject<HTMLElement | null>): KeyPress {
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
  if (target.closest('input, select, textarea, [contenteditable]')) return 'typing';
  return target.closest('button, a, summary') ? 'control' : 'elsewhere';
}

/** An open dialog is a place of its own: keys pressed in it never reach the page behind. */
function isBehindDialog(target: Element, place: HTMLElement): boolean {
  const dialog = target.closest('dialog');
  return dialog !== null && !dialog.contains(place);
}

/** Keys a page may listen to (QUA-14), as `KeyboardEvent.key` names them. */
type ShortcutKey = '/' | '?' | ' ' | 'Enter' | 'ArrowLeft' | 'ArrowRight' | '1' | '2' | '3' | '4' | 'z' | 'w';

/** What the help dialog lists. */
export const SHORTCUT_HELP: readonly { keys: string | MessageDescriptor; does: MessageDescriptor }[] = [
  { keys: '/', does: msg`Go to the search box` },
  { keys: msg`Space`, does: msg`Turn the card: show or hide the translation or the answer` },
  { keys: msg`← and →`, does: msg`Previous or next card` },
  { keys: msg`1 and 2`, does: msg`Say how it went: not yet, or I knew it` },
  {
    keys: msg`1 to 4`,
    does: msg`Choose an answer in the quiz that has the focus. In review with four buttons: again, hard, good, easy`,
  },
  { keys: 'z', does: msg`In review: undo the last answer` },
  { keys: 'w', does: msg`Look up Dutch words: arrow keys go from word to word, Enter opens, Esc ends` },
  { keys: 'Enter', does: msg`Press the button or link that has the focus` },
  { keys: 'Esc', does: msg`Close a dialog or menu, or empty the search box` },
  { keys: '?', does: msg`Show this list` },
];

/** The part of a keyboard event that the rule looks at. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  /**
   * Where the key was pressed: typing, choosing with a radio button or a checkbox, and pressing controls come before a
   * shortcut, and some places are not its own.
   */
  readonly target: 'typing' | 'choice' | 'control' | 'elsewhere' | 'outside';
}

/** Whether a key press means its shortcut, and not what the focused element does with it. */
export function isShortcut(press: KeyPress): boolean {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return false;
  if (press.target === 'typing' || press.target === 'outside') return false;
  // Arrows move the choice, Space makes it, Enter sends its form. No digit is typed there.
  if (press.target === 'choice') return /^\d$/.test(press.key);
  if (press.target === 'control') return press.key !== ' ' && press.key !== 'Enter';
  return true;
}

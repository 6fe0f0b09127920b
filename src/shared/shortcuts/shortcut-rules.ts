/** Keys a page may listen to (QUA-14), as `KeyboardEvent.key` names them. */
export type ShortcutKey = '/' | '?' | ' ' | 'Enter' | 'ArrowLeft' | 'ArrowRight' | '1' | '2' | '3' | '4';

/** What the help dialog lists. */
export const SHORTCUT_HELP: readonly { keys: string; does: string }[] = [
  { keys: '/', does: 'Go to the search box' },
  { keys: 'Space', does: 'Turn the card: show or hide the translation or the answer' },
  { keys: '← and →', does: 'Previous or next card' },
  { keys: '1 and 2', does: 'Say how it went: not yet, or I knew it' },
  { keys: '1 to 4', does: 'Choose an answer, in the quiz that has the focus' },
  { keys: 'Enter', does: 'Press the button or link that has the focus' },
  { keys: 'Esc', does: 'Close a dialog or menu, or empty the search box' },
  { keys: '?', does: 'Show this list' },
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

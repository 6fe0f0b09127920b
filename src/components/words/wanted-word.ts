import { createStore } from 'zustand/vanilla';
import type { PressedPoint, ShownLetter } from '#browser/platform.ts';
import { onTextPress, type TextPress } from '#browser/texts/text-presses.ts';

/** What somebody looks up: a word that was pressed, or one that the keyboard stands at. */
export type WantedWord =
  | { readonly by: 'press'; readonly press: TextPress }
  | { readonly by: 'long press'; readonly point: PressedPoint }
  | { readonly by: 'keyboard'; readonly letter: ShownLetter };

interface WordHelpState {
  readonly wanted: WantedWord | null;
  /** Whether the arrow keys go from word to word. */
  readonly isWordByWord: boolean;
}

/** Shared by what notices presses, which is always there, and by what answers, which the first of them loads (RDG-01). */
export const wordHelp = createStore<WordHelpState>(() => ({ wanted: null, isWordByWord: false }));

export function isWordWanted({ wanted, isWordByWord }: WordHelpState): boolean {
  return wanted !== null || isWordByWord;
}

export function closeWordHelp(): void {
  wordHelp.setState({ wanted: null, isWordByWord: false });
}

export function switchWordByWord(): void {
  wordHelp.setState(({ isWordByWord }) => ({ isWordByWord: !isWordByWord }));
}

/** Looks up what is pressed from now on. Returns how to stop. */
export function lookUpPresses(): () => void {
  return onTextPress((press) => wordHelp.setState({ wanted: { by: 'press', press } }));
}

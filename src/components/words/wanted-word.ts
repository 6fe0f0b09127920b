import { createStore } from 'zustand/vanilla';
import type { PressedPoint, ShownLetter } from '#browser/platform.ts';

/** What somebody looks up: a word that was pressed, or one that the keyboard stands at. */
export type WantedWord =
  | { readonly by: 'press'; readonly point: PressedPoint }
  | { readonly by: 'keyboard'; readonly letter: ShownLetter };

interface WordHelpState {
  readonly wanted: WantedWord | null;
  /** Whether the arrow keys go from word to word. */
  readonly isWordByWord: boolean;
}

/** Shared by the listener, which is always there, and by what is loaded with the first press. */
export const wordHelp = createStore<WordHelpState>(() => ({ wanted: null, isWordByWord: false }));

export function closeWordHelp(): void {
  wordHelp.setState({ wanted: null, isWordByWord: false });
}

import type { ShownLetter, ShownTexts, ShownWord, TextMark } from '#browser/platform.ts';

/** The Dutch on the screen, which a fake page doesn't lay out, and presses on it. */
export interface FakeTexts extends ShownTexts {
  /** Presses a letter long, wherever it is. */
  press(letter: ShownLetter): void;
  /** What is marked. */
  readonly marked: ReadonlyMap<TextMark, readonly string[]>;
}

export function createFakeTexts(): FakeTexts {
  const listeners = new Set<Parameters<ShownTexts['onLongPress']>[0]>();
  const marked = new Map<TextMark, readonly string[]>();
  let pressed: ShownLetter | null = null;
  return {
    marked,
    press(letter) {
      pressed = letter;
      for (const listener of listeners) listener({ x: 0, y: 0 });
    },
    onLongPress(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    letterAt: () => pressed,
    all: () => dutchIn(document),
    inside: dutchIn,
    boxOf: () => null,
    mark: (mark, words) => void marked.set(mark, words.map(wordOf)),
    onChange: () => () => undefined,
  };
}

const dutchIn = (element: ParentNode) =>
  [...element.querySelectorAll('[lang=nl]')].map((one) => ({ element: one, text: one.textContent }));

function wordOf({ text, at: [start, end] }: ShownWord): string {
  return text.text.slice(start, end);
}

import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeClock } from '#testing/fake-clock.ts';
import { createBrowserTexts } from './browser-texts.ts';
import type { ShownTexts } from './text-service.ts';

const LETTER_PX = 10;
const LINE_PX = 20;

/** Draws what jsdom doesn’t lay out: each piece of text is a line from the left edge, each letter ten pixels wide. */
function layOut(...pieces: readonly Text[]): void {
  const boxesOf = (range: Range) => {
    const top = pieces.findIndex((piece) => piece === range.startContainer) * LINE_PX;
    const width = (range.endOffset - range.startOffset) * LETTER_PX;
    return [new DOMRect(range.startOffset * LETTER_PX, top, Math.max(0, width), LINE_PX)];
  };
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      return boxesOf(this);
    },
    getBoundingClientRect(this: Range) {
      return boxesOf(this)[0];
    },
  });
  Object.assign(document, {
    // The nearest letter, however far it is.
    caretPositionFromPoint(x: number, y: number) {
      const line = Math.min(pieces.length - 1, Math.floor(y / LINE_PX));
      const node = pieces[line];
      if (node === undefined) return null;
      return { offsetNode: node, offset: Math.min(node.length, Math.round(x / LETTER_PX)) };
    },
  });
}

function pieceOf(text: string): Text {
  const node = [...screen.getByText(text, { exact: false }).childNodes].find((one) => one instanceof Text);
  if (node === undefined) throw new Error(`There is no text ${text}`);
  return node;
}

let texts: ShownTexts;
beforeEach(() => {
  texts = createBrowserTexts(document, createFakeClock());
});
afterEach(() => {
  for (const name of ['caretPositionFromPoint', 'caretRangeFromPoint'])
    Reflect.deleteProperty(document, name);
  for (const name of ['getClientRects', 'getBoundingClientRect'])
    Reflect.deleteProperty(Range.prototype, name);
  vi.unstubAllGlobals();
});

function wordAt(x: number, y: number) {
  const letter = texts.letterAt({ x, y });
  return letter && [letter.text.text, letter.offset];
}

/** Observers hear of it when the present task is over. */
async function change(words: string): Promise<void> {
  screen.getByText(/Ik|Wij/).textContent = words;
  await Promise.resolve();
}

it('RDG-01: a press finds the word at its point in the whole paragraph, and none beside the text', () => {
  render(
    <p lang="nl">
      Ik bel je <b>vanavond</b>.
    </p>,
  );
  layOut(pieceOf('Ik bel'), pieceOf('vanavond'));
  const paragraph = 'Ik bel je vanavond.';
  expect(wordAt(45, 10)).toEqual([paragraph, 3]);
  expect(wordAt(40, 30)).toEqual([paragraph, 10]);
  // A thumb may miss it by some pixels.
  expect(wordAt(83, 30)).toEqual([paragraph, 10]);
  expect(wordAt(120, 30)).toBeNull();
  expect(wordAt(40, 90)).toBeNull();
});

it('RDG-01: Safari before 18.4 finds the word too, and where a browser finds no letter there is none', () => {
  render(<p lang="nl">Ik bel je.</p>);
  const piece = pieceOf('Ik bel');
  layOut(piece);
  const range = new Range();
  range.setStart(piece, 4);
  Object.assign(document, { caretPositionFromPoint: undefined, caretRangeFromPoint: () => range });
  expect(texts.letterAt({ x: 45, y: 10 })?.offset).toBe(3);
  Object.assign(document, { caretRangeFromPoint: () => null });
  expect(texts.letterAt({ x: 45, y: 10 })).toBeNull();
  Object.assign(document, { caretRangeFromPoint: undefined });
  expect(texts.letterAt({ x: 45, y: 10 })).toBeNull();
});

it('RDG-01: English and what is silent give no letter, and no text for the keyboard', () => {
  render(
    <main>
      <p lang="en">I live here.</p>
      <p lang="nl" data-words="silent">
        Het antwoord
      </p>
      <p lang="nl">
        Ik woon hier. <span lang="en">I live here too.</span>
      </p>
      <p lang="nl" className="sr-only">
        Alleen gehoord
      </p>
      <h2 lang="nl-NL">Thuis</h2>
    </main>,
  );
  for (const silent of ['I live here.', 'Het antwoord']) {
    layOut(pieceOf(silent));
    expect(texts.letterAt({ x: 10, y: 10 })).toBeNull();
  }
  expect(texts.all().map(({ text }) => text.trim())).toEqual(['Ik woon hier.', 'Thuis']);
  const heading = screen.getByRole('heading');
  expect(texts.inside(heading)).toEqual([{ element: heading, text: 'Thuis' }]);
});

it('RDG-01: a word over several pieces has its box and its mark, until it is taken off the page', () => {
  const highlights = new Map<string, Set<Range>>();
  class Marks extends Set<Range> {
    constructor(...ranges: readonly Range[]) {
      super(ranges);
    }
  }
  vi.stubGlobal('Highlight', Marks);
  vi.stubGlobal('CSS', { highlights });
  render(
    <p lang="nl">
      Ik <b>bel</b> je op.
    </p>,
  );
  layOut(pieceOf('bel'));
  const [text] = texts.all();
  if (text === undefined) throw new Error('There is no text');
  const marked = () => [...(highlights.get('words-pressed') ?? [])].map(String);
  texts.mark('pressed', [
    { text, at: [3, 6] },
    { text, at: [10, 12] },
    { text, at: [40, 50] },
  ]);
  expect(marked()).toEqual(['bel', 'op']);
  expect(texts.boxOf(text, [3, 6])).toMatchObject({ left: 0, top: 0, width: 30 });
  // Without width it is not on the screen.
  expect(texts.boxOf(text, [3, 3])).toBeNull();
  texts.mark('current', [{ text, at: [3, 9] }]);
  expect([...(highlights.get('words-current') ?? [])].map(String)).toEqual(['bel je']);
  texts.mark('pressed', []);
  expect(highlights.has('words-pressed')).toBe(false);
  screen.getByText('bel').remove();
  expect(texts.boxOf(text, [3, 6])).toBeNull();
});

it('RDG-01: a browser without highlights marks nothing and shows the text as it is', () => {
  render(<p lang="nl">Ik bel je.</p>);
  const before = document.body.innerHTML;
  const [text] = texts.all();
  expect(() => text && texts.mark('pressed', [{ text, at: [3, 6] }])).not.toThrow();
  expect(document.body.innerHTML).toBe(before);
});

it('RDG-04: a change below an element is heard once, soon after the last one, until nobody listens', async () => {
  vi.useFakeTimers();
  try {
    render(<p lang="nl">Ik bel je.</p>);
    let changes = 0;
    const stop = texts.onChange(document.body, () => (changes += 1));
    await change('Ik bel jou.');
    vi.advanceTimersByTime(60);
    await change('Wij bellen jou.');
    vi.advanceTimersByTime(60);
    expect(changes).toBe(0);
    vi.advanceTimersByTime(60);
    expect(changes).toBe(1);
    await change('Ik bel haar.');
    stop();
    vi.advanceTimersByTime(200);
    expect(changes).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

import { placedWordsOf } from '#lib/dutch-words.ts';
import type { Clock } from '#browser/clock.ts';
import { onLongPress } from './long-presses.ts';
import { isAnsweringDutch } from './silent-words.ts';
import type { TextPress } from './text-presses.ts';
import type {
  LetterRange,
  PressedPoint,
  ShownLetter,
  ShownText,
  ShownTexts,
  TextMark,
} from './text-service.ts';

/** Where a word that is pressed may end, for a thumb. */
const NEAR_PX = 4;
const CHANGE_DELAY_MS = 100;

/** The pieces of the texts found last: the page holds their nodes anyway. */
const piecesOf = new WeakMap<ShownText, readonly Text[]>();

/** The Dutch on the screen. The page stays as it is: marks are highlights of the browser, not elements. */
export function createBrowserTexts(page: Document, clock: Clock): ShownTexts {
  return {
    onLongPress: (listener) => onLongPress(clock, listener),
    letterAt: (point) => letterAt(page, point),
    all: () => textsBelow([...page.querySelectorAll('dialog:modal')].at(-1) ?? page.body),
    inside: textsBelow,
    boxOf(text, range) {
      const box = domRange(text, range)?.getBoundingClientRect();
      return box === undefined || box.width === 0 ? null : box;
    },
    mark: (mark, words) =>
      setMark(
        mark,
        words.map(({ text, at }) => domRange(text, at)).filter((range) => range !== null),
      ),
    onChange(element, listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(listener, CHANGE_DELAY_MS);
      });
      observer.observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['data-words'],
      });
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
  };
}

/** Where a pressed letter is by now; null if it has left the page, and for a press that means no word. */
export function pressedPoint({ event, box }: TextPress): PressedPoint | null {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element) || !target.isConnected || !meansWord(event)) return null;
  const { left, top } = target.getBoundingClientRect();
  return { x: clientX + left - box.left, y: clientY + top - box.top };
}

/** Not the press that ends a selection, nor one with another meaning. */
function meansWord({ detail, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean {
  // `detail` is 0 where a key or a script pressed.
  if (defaultPrevented || detail === 0 || ctrlKey || metaKey || altKey || shiftKey) return false;
  return getSelection()?.isCollapsed !== false;
}

function letterAt(page: Document, point: PressedPoint): ShownLetter | null {
  const caret = caretAt(page, point);
  if (caret === null || !(caret.node instanceof Text)) return null;
  const parent = caret.node.parentElement;
  if (parent === null || !isAnsweringDutch(parent)) return null;
  const shown = textAround(caret.node, parent);
  const before = piecesBefore(shown, caret.node);
  const word = placedWordsOf(shown.text).find(
    ({ start, end }) =>
      start <= before + caret.offset && before + caret.offset <= end && isAt(shown, [start, end], point),
  );
  return word === undefined ? null : { text: shown, offset: word.start };
}

/** The caret that a press would set: browsers give the nearest one, however far it is. */
function caretAt(
  page: Document,
  { x, y }: PressedPoint,
): { readonly node: Node; readonly offset: number } | null {
  const found = page.caretPositionFromPoint?.(x, y);
  if (found) return { node: found.offsetNode, offset: found.offset };
  // Safari before 18.4. Its type says that it is old.
  const range = caretRange(page, x, y);
  return range === null ? null : { node: range.startContainer, offset: range.startOffset };
}

function caretRange(
  page: Document & { readonly caretRangeFromPoint?: unknown },
  x: number,
  y: number,
): Range | null {
  const found: unknown =
    typeof page.caretRangeFromPoint === 'function' ? page.caretRangeFromPoint(x, y) : null;
  return found instanceof Range ? found : null;
}

function isAt(shown: ShownText, range: LetterRange, { x, y }: PressedPoint): boolean {
  const boxes = [...(domRange(shown, range)?.getClientRects() ?? [])];
  return boxes.some(
    ({ left, right, top, bottom }) =>
      left - NEAR_PX <= x && x <= right + NEAR_PX && top - NEAR_PX <= y && y <= bottom + NEAR_PX,
  );
}

/** All Dutch that answers and is on the screen below an element. */
function textsBelow(root: Element): readonly ShownText[] {
  const seen = new Set<Element>();
  const texts: ShownText[] = [];
  for (const element of [
    ...(root.matches('[lang|=nl] *, [lang|=nl]') ? [root] : []),
    ...root.querySelectorAll('[lang|=nl]'),
  ]) {
    for (const node of textNodesBelow(element)) {
      const parent = node.parentElement;
      if (parent === null || node.data.trim() === '' || !isAnsweringDutch(parent)) continue;
      const block = blockOf(parent);
      if (seen.has(block) || !isShown(block)) continue;
      seen.add(block);
      texts.push(textAround(node, parent));
    }
  }
  return texts;
}

function isShown(element: Element): boolean {
  if (element.closest('.sr-only, textarea, .side-sheet') !== null) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** The text of the paragraph that a piece is in, without what it says in another language. */
function textAround(node: Text, parent: Element): ShownText {
  const element = blockOf(parent);
  const pieces = textNodesBelow(element).filter((piece) => {
    const holder = piece.parentElement;
    return holder !== null && blockOf(holder) === element && isAnsweringDutch(holder);
  });
  const all = pieces.includes(node) ? pieces : [node];
  const text = all.map(({ data }) => data).join('');
  const shown = { element, text };
  piecesOf.set(shown, all);
  return shown;
}

/** The nearest element that is no part of a line, within the same language. */
function blockOf(parent: Element): Element {
  let element = parent;
  while (
    !element.hasAttribute('lang') &&
    element.parentElement !== null &&
    getComputedStyle(element).display.startsWith('inline')
  )
    element = element.parentElement;
  return element;
}

function textNodesBelow(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data !== '') nodes.push(node);
  return nodes;
}

function piecesBefore(shown: ShownText, node: Text): number {
  const pieces = piecesOf.get(shown) ?? [];
  return pieces.slice(0, pieces.indexOf(node)).reduce((length, { data }) => length + data.length, 0);
}

function domRange(shown: ShownText, [start, end]: LetterRange): Range | null {
  const range = new Range();
  let before = 0;
  let isBegun = false;
  for (const piece of piecesOf.get(shown) ?? []) {
    if (!piece.isConnected) return null;
    const after = before + piece.data.length;
    if (!isBegun && start < after) {
      range.setStart(piece, start - before);
      isBegun = true;
    }
    if (end <= after) {
      range.setEnd(piece, end - before);
      return isBegun ? range : null;
    }
    before = after;
  }
  return null;
}

/** Browsers before 2025 may have no highlights: then nothing is marked. */
function setMark(mark: TextMark, ranges: readonly Range[]): void {
  if (typeof Highlight !== 'function' || !('highlights' in CSS)) return;
  const name = `words-${mark}`;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}

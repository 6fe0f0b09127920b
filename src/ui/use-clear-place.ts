import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Box, freePlace, isClear } from './free-place.ts';

/** Controls and the bars that contain them. Never covered. The label of a progress bar is text. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label:not(:has(progress)), iframe, video, [tabindex="0"], header:has(nav), .action-bar';
/** The current question or feedback. Covered only if there is no other place. */
const JUST_SAID = '[data-seen-too], [data-focus-here], [role=alert], [role=status], output';
/** Text that the person may be reading. */
const CONTENT = 'h1, h2, h3, p, li, dt, dd, td, th, legend, img, svg[role=img], meter, progress';

/** Measuring a long page takes some milliseconds, and scrolling would ask for it each frame. */
const LOOK_EVERY_MS = 100;

const EDGE_PX = 16;
/** 40rem: from here on a corner is out of the way (toaster.css). */
const NARROW = '(max-width: 40rem)';

/**
 * Keeps the notices clear of the page while any are shown, whatever happens to it (WCAG 2.4.11, QUA-22): they stand where they
 * cover nothing; where there is no such place, only text; and where controls fill the screen, in a strip at its upper edge
 * that takes room of its own.
 */
export function useClearPlace(list: RefObject<HTMLElement | null>, isAny: boolean): void {
  // Runs with each new notice, before it is painted.
  useLayoutEffect(() => {
    if (list.current !== null) putClear(list.current);
  });
  useEffect(() => {
    const element = list.current;
    if (!isAny || element === null) return undefined;
    const stop = onPageChange(element, () => putClear(element));
    return () => {
      stop();
      leaveStrip(element);
    };
  }, [isAny, list]);
}

/** Runs soon after whatever may move or bring something that is not part of `except`; returns a function that stops it. */
function onPageChange(except: HTMLElement, listener: () => void): () => void {
  const page = except.ownerDocument;
  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true, passive: true };
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    const look = () => {
      last = Date.now();
      listener();
    };
    timer = setTimeout(look, Math.max(0, last + LOOK_EVERY_MS - Date.now()));
  };
  for (const type of ['scroll', 'focusin', 'transitionend', 'animationend'])
    page.addEventListener(type, soon, options);
  page.defaultView?.addEventListener('resize', soon, options);
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !except.contains(target))) soon();
  });
  observer.observe(page.body, { subtree: true, childList: true, attributes: true });
  return () => {
    clearTimeout(timer);
    ending.abort();
    observer.disconnect();
  };
}

function putClear(list: HTMLElement): void {
  const now = list.getBoundingClientRect();
  if (now.height === 0) return;
  if (list.dataset['place'] === 'strip') return makeRoom(list);
  const { clientWidth, clientHeight } = list.ownerDocument.documentElement;
  const room = {
    left: EDGE_PX,
    top: EDGE_PX,
    right: clientWidth - EDGE_PX,
    bottom: clientHeight - EDGE_PX,
  };
  const controls = boxesOf(list, CONTROLS, focusedBox(list));
  const said = boxesOf(list, JUST_SAID, controls);
  if (list.dataset['place'] === 'free' && isInside(now, room) && isClear(now, said)) return;

  const [left, middle, right] = [room.left, (clientWidth - now.width) / 2, room.right - now.width];
  const isNarrow = matchMedia(NARROW).matches;
  const wanted = {
    width: now.width,
    height: now.height,
    room,
    from: isNarrow ? 'top' : 'bottom',
    lefts: isNarrow ? [middle] : [right, left, middle],
  } as const;
  const place =
    freePlace(wanted, boxesOf(list, CONTENT, said)) ?? freePlace(wanted, said) ?? freePlace(wanted, controls);
  if (place === null) return enterStrip(list);
  list.dataset['place'] = 'free';
  list.style.left = `${place.left}px`;
  list.style.top = `${place.top}px`;
}

function isInside({ left, top, right, bottom }: Box, room: Box): boolean {
  return left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
}

/** The visible boxes in the page, or in the dialog over it. */
function boxesOf(list: HTMLElement, selector: string, others: readonly Box[]): readonly Box[] {
  const { innerWidth, innerHeight } = list.ownerDocument.defaultView ?? { innerWidth: 0, innerHeight: 0 };
  const around = list.closest('dialog') ?? list.ownerDocument;
  const boxes = [...others];
  for (const element of around.querySelectorAll(selector)) {
    // Parts of a long page that are at rest have no boxes, and would be laid out by asking for them.
    if (list.contains(element) || isAtRest(element)) continue;
    const box = element.getBoundingClientRect();
    const isInSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (isInSight && box.width > 1 && box.height > 1) boxes.push(box);
  }
  return boxes;
}

/** Not every browser that runs the app can tell (Safari 17.0). */
function isAtRest(element: Element): boolean {
  return (
    'checkVisibility' in element &&
    !element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
  );
}

/** The focused element, unless it covers most of the page. */
function focusedBox(list: HTMLElement): readonly Box[] {
  const page = list.ownerDocument;
  const { activeElement } = page;
  if (activeElement === null || activeElement === page.body || list.contains(activeElement)) return [];
  const box = activeElement.getBoundingClientRect();
  return box.height < page.documentElement.clientHeight / 2 ? [box] : [];
}

/** Makes room in the page, and keeps the focused element in view. */
function enterStrip(list: HTMLElement): void {
  const page = list.ownerDocument;
  list.dataset['place'] = 'strip';
  list.style.left = '';
  list.style.top = '';
  makeRoom(list);
  if (focusedBox(list).length > 0) page.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** For other elements at the upper edge (toaster.css). */
function makeRoom(list: HTMLElement): void {
  if (list.closest('dialog') !== null) return;
  const { height } = list.getBoundingClientRect();
  list.ownerDocument.documentElement.style.setProperty('--notice-room', `${height}px`);
}

function leaveStrip(list: HTMLElement): void {
  delete list.dataset['place'];
  list.ownerDocument.documentElement.style.removeProperty('--notice-room');
}

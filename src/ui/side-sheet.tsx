import './styles/side-sheet.css';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BackClosesDialogs } from './dialog.tsx';
import { freePlace } from './free-place.ts';

const GAP_PX = 16;
/** The header stays at the upper edge. */
const HEADER_PX = 72;
/** From here on there is room next to a text (48rem). */
const WIDE = '(width >= 48rem)';

interface SideSheetProps {
  readonly labelledBy: string;
  /** What it is about: it stands beside this, or below it with this scrolled into view. */
  readonly boxOf: () => DOMRect | null;
  /** The element that it is about. In a modal dialog the sheet has to be a part of that dialog. */
  readonly about: Element;
  readonly onClose: () => void;
  /** Runs once the sheet is on the screen: what its reader doesn’t wait for comes after that (QUA-04). */
  readonly afterPaint: (run: () => void) => () => void;
  readonly children: ReactNode;
}

/**
 * A small sheet about a part of the page, which stays in sight and can be used: at the lower edge of a phone, beside that part on a wide
 * screen. It gets the focus, and gives it back. Esc, Back and a press elsewhere close it.
 */
export function SideSheet({ labelledBy, boxOf, about, onClose, afterPaint, children }: SideSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const holdBack = use(BackClosesDialogs);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    const stop = onLeaving(element, () => close());
    let letBackGo: (() => void) | undefined;
    const stopWaiting = afterPaint(() => {
      element.focus({ preventScroll: true });
      letBackGo = holdBack(() => {
        close();
        return true;
      });
    });
    return () => {
      stopWaiting();
      stop();
      letBackGo?.();
      const isFocusFree =
        document.activeElement === document.body || element.contains(document.activeElement);
      if (isFocusFree && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [holdBack, afterPaint]);
  const place = useEffectEvent((element: HTMLElement) => putBeside(element, boxOf()));
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    // Runs before the first paint, when the browser has just measured the page, and whenever more comes into the sheet.
    const observer = new ResizeObserver(() => place(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return createPortal(
    <dialog ref={sheet} open aria-labelledby={labelledBy} tabIndex={-1} className="side-sheet">
      {children}
    </dialog>,
    about.closest('dialog') ?? document.body,
  );
}

/** Esc comes to the sheet before a dialog around it. */
function onLeaving(sheet: HTMLElement, run: () => void): () => void {
  const ending = new AbortController();
  const isOutside = (target: EventTarget | null) => target instanceof Node && !sheet.contains(target);
  const options = { signal: ending.signal, capture: true };
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      run();
    },
    options,
  );
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && run(), options);
  document.addEventListener('focusin', ({ target }) => isOutside(target) && run(), options);
  return () => ending.abort();
}

function putBeside(sheet: HTMLElement, box: DOMRect | null): void {
  const place = matchMedia(WIDE).matches && box !== null ? placeBeside(sheet, box) : null;
  sheet.classList.toggle('side-sheet-beside', place !== null);
  sheet.classList.toggle('side-sheet-below', place === null);
  sheet.style.left = place === null ? '' : `${place.left}px`;
  sheet.style.top = place === null ? '' : `${place.top}px`;
  if (place !== null || box === null) return;
  const covered = box.bottom + GAP_PX - sheet.getBoundingClientRect().top;
  const scroller = sheet.parentElement?.closest('dialog') ?? document.scrollingElement;
  if (covered > 0) scroller?.scrollBy({ top: covered, behavior: 'instant' });
}

function placeBeside({ offsetWidth: width, offsetHeight: height }: HTMLElement, box: DOMRect) {
  const right = innerWidth - GAP_PX;
  const bottom = innerHeight - GAP_PX;
  const lefts = [box.right + GAP_PX, box.left - GAP_PX - width, Math.min(box.left, right - width)];
  return freePlace(
    {
      width,
      height,
      room: { left: GAP_PX, top: Math.max(HEADER_PX, Math.min(box.top, bottom - height)), right, bottom },
      from: 'top',
      lefts: lefts.filter((left) => left >= GAP_PX && left + width <= right),
    },
    [box],
  );
}

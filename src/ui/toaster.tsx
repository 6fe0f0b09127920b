import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type PointerEvent,
  type RefObject,
} from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/styles/toaster.css';
import { Sign } from './sign.tsx';
import { toasterTexts } from './toaster-texts.ts';
import { useClearPlace } from './use-clear-place.ts';

// SYS-06; width and distance are in toaster.css.
const TOAST_DURATION_MS = 4000;
const MAX_VISIBLE_TOASTS = 3;
const SWIPE_PX = 20;

/** The length of the closing animation in toaster.css. */
const LEAVING_MS = 200;
/** A screen reader has to know the live region before something appears in it, or says nothing. */
const LIVE_REGION_SETTLE_MS = 100;

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'danger';
  /** A notice takes the place of an earlier one about the same; its title unless said otherwise. */
  readonly about?: string;
  /** Its text is already announced from the page, and must not be announced twice. */
  readonly isSilent?: boolean;
}

export type PresentToast = (toast: Toast) => void;

interface Notice extends Toast {
  /** A new one each time it is shown, so that its time starts again and it is read out again. */
  readonly id: number;
  /** It takes the place of one that was there. */
  readonly isRenewed: boolean;
}

/** Puts the notices into the page, in a React root of their own, and returns a function that shows one. Call it once. */
export async function mountToaster(): Promise<PresentToast> {
  const container = document.body.appendChild(document.createElement('div'));
  container.className = 'notices';
  const root = createRoot(container);
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const show = (next: readonly Notice[]) => {
    notices = next;
    root.render(
      <Notices notices={notices} onGone={(gone) => show(notices.filter(({ id }) => id !== gone))} />,
    );
  };
  show([]);
  await new Promise((resolve) => setTimeout(resolve, LIVE_REGION_SETTLE_MS));
  return (toast) => {
    lastId += 1;
    keepWithinReach(container);
    show(withToast(notices, toast, lastId));
  };
}

/** The newest first; one about the same subject is updated in place. */
function withToast(notices: readonly Notice[], toast: Toast, id: number): readonly Notice[] {
  const place = notices.findIndex((notice) => subjectOf(notice) === subjectOf(toast));
  if (place !== -1) return notices.with(place, { ...toast, id, isRenewed: true });
  return [{ ...toast, id, isRenewed: false }, ...notices].slice(0, MAX_VISIBLE_TOASTS);
}

function subjectOf({ about, title }: Toast): string {
  return about ?? title;
}

/** A modal dialog makes the rest of the page silent and untouchable; while one is open the notices move into it. */
function keepWithinReach(container: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const host = dialog ?? document.body;
  if (container.parentElement === host) return;
  host.append(container);
  dialog?.addEventListener('close', () => document.body.append(container), { once: true });
}

function Notices({ notices, onGone }: { notices: readonly Notice[]; onGone: (id: number) => void }) {
  const i18n = toasterTexts();
  const list = useRef<HTMLOListElement>(null);
  const { isHeld, release, goBack } = useAttention(list);
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  useClearPlace(list, notices.length > 0);
  return (
    <section aria-label={i18n._('Notifications alt+T')} aria-live="polite" aria-relevant="additions text">
      <ol ref={list} tabIndex={-1} className="toaster">
        {notices.map((notice) => (
          <NoticeView
            key={notice.id}
            notice={notice}
            isHeld={isHeld || isHidden}
            onGone={() => {
              onGone(notice.id);
              // The pointer or focus on it is gone, and some browsers send no event.
              release();
            }}
            onClosed={() => notices.length === 1 && goBack()}
          />
        ))}
      </ol>
    </section>
  );
}

/**
 * Alt+T leads into the list, Esc back to where one was. While it is pointed at or holds the focus, the time of its notices
 * stands still.
 */
function useAttention(list: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, []);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const ending = new AbortController();
    const options = { signal: ending.signal };
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    element.addEventListener('pointerenter', hold, options);
    element.addEventListener('pointerleave', release, options);
    element.addEventListener('focusout', release, options);
    element.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        hold();
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget)))
          cameFrom.current = relatedTarget;
      },
      options,
    );
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && goBack(), options);
    element.ownerDocument.addEventListener(
      'keydown',
      ({ altKey, code }) => altKey && code === 'KeyT' && element.focus(),
      options,
    );
    return () => ending.abort();
  }, [list, goBack]);
  return { isHeld, release: () => setHeld(false), goBack };
}

interface NoticeViewProps {
  readonly notice: Notice;
  readonly isHeld: boolean;
  readonly onClosed: () => void;
  readonly onGone: () => void;
}

function NoticeView({ notice, isHeld, onClosed, onGone }: NoticeViewProps) {
  const i18n = toasterTexts();
  const { title, description, tone = 'neutral', isRenewed, isSilent = false } = notice;
  const [phase, setPhase] = useState<'shown' | 'leaving'>('shown');
  const leave = () => setPhase('leaving');
  useCountdown(TOAST_DURATION_MS, { isRunning: phase === 'shown' && !isHeld, onOver: leave });
  useCountdown(LEAVING_MS, { isRunning: phase === 'leaving', onOver: onGone });
  const swipe = useSwipe(leave);
  return (
    <li
      {...swipe}
      aria-live={isSilent ? 'off' : undefined}
      className="toast"
      data-tone={tone}
      data-phase={phase}
      data-renewed={isRenewed}
    >
      {tone !== 'neutral' && <Sign shape={tone === 'success' ? 'check' : 'alert'} className="toast-sign" />}
      <div className="toast-text">
        <div className="toast-title">{title}</div>
        {description !== undefined && <div className="toast-description">{description}</div>}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={i18n._('Close notification')}
        onClick={() => {
          onClosed();
          leave();
        }}
      >
        <Sign shape="cross" />
      </button>
    </li>
  );
}

/** Runs `onOver` once it has run for this long, pauses not counted. */
function useCountdown(
  durationMs: number,
  { isRunning, onOver }: { isRunning: boolean; onOver: () => void },
): void {
  const leftMs = useRef(durationMs);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const begunAt = Date.now();
    const timer = setTimeout(() => over.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - begunAt;
    };
  }, [isRunning]);
}

/** Follows the pointer; far enough, in whatever direction, it is a swipe. Selecting text is not a swipe. */
function useSwipe(onSwiped: () => void) {
  const [start, setStart] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const [way, setWay] = useState({ x: 0, y: 0 });
  return {
    style: { translate: `${way.x}px ${way.y}px` },
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) setStart({ x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      if (start === null || isMarkingText(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setWay({ x: event.clientX - start.x, y: event.clientY - start.y });
    },
    onPointerUp() {
      setStart(null);
      if (Math.hypot(way.x, way.y) >= SWIPE_PX) onSwiped();
      else setWay({ x: 0, y: 0 });
    },
    onPointerCancel() {
      setStart(null);
      setWay({ x: 0, y: 0 });
    },
  };
}

function isMarkingText({ currentTarget }: PointerEvent): boolean {
  return currentTarget.ownerDocument.getSelection()?.isCollapsed === false;
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

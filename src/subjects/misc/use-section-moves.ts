import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { startId } from './category-cards.tsx';
import { sectionInAddress, TOPICS_ID, type MiscSection } from './misc-sections.ts';
import { moveTo } from './move-to.ts';
import { headingId } from './section-frame.tsx';
import type { SectionsDue } from './use-sections-due.ts';
import { readEntryState, rememberedScroll } from '#browser/history/app-history.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { elementById, focusedElement } from '#ui/screen.ts';

interface SectionMoves {
  /** The id of the section that will be moved to as soon as its code is there; null when none is waited for. */
  readonly waitingFor: string | null;
  readonly start: (section: MiscSection) => void;
  readonly backFrom: (section: MiscSection) => void;
  /** At once, to the element of this id: a section or the cards. */
  readonly jumpTo: (id: string) => void;
}

/**
 * The ways about the page (MSC-02). Each move is an entry in the history, with the place in the address: Back leads back to
 * where one was, and an address that names a place leads there.
 */
export function useSectionMoves({ isDrawn, drawUpTo }: Omit<SectionsDue, 'dueCount'>): SectionMoves {
  const enterPlace = usePlaces();
  const { page } = usePlatform();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const latest = useRef<string | null>(null);

  const showPlace = async (id: string, way: Way) => {
    latest.current = id;
    const section = sectionInAddress(`#${id}`);
    if (section && !isDrawn(section)) {
      await drawUpTo(section);
      // What just came is drawn by the next frame.
      await new Promise(requestAnimationFrame);
    }
    // Later wishes win over earlier ones that still waited.
    if (latest.current === id) show(id, way);
  };
  const move = async (id: string, way: Way) => {
    const section = sectionInAddress(`#${id}`);
    enterPlace(id);
    setWaitingFor(section && !isDrawn(section) ? id : null);
    await showPlace(id, way);
    setWaitingFor((current) => (current === id ? null : current));
  };
  const showByAddress = useEffectEvent(() => {
    const { hash } = page.address();
    const isKnown = hash === `#${TOPICS_ID}` || sectionInAddress(hash) !== undefined;
    // Who comes back from another page comes back to where they were.
    if (isKnown && rememberedScroll() === 0) void showPlace(hash.slice(1), { by: 'address' });
  });
  useEffect(() => showByAddress(), []);

  return {
    waitingFor,
    start: ({ id }) => void move(id, { by: 'start' }),
    backFrom: (section) => void move(TOPICS_ID, { by: 'back', start: elementById(startId(section)) }),
    jumpTo: (id) => void move(id, { by: 'strip' }),
  };
}

type Way =
  | { readonly by: 'start' | 'address' | 'strip' }
  /** Back to the card it was started from. */
  | { readonly by: 'back'; readonly start: HTMLElement | null };

function show(id: string, way: Way): void {
  if (way.by === 'back' && way.start !== null) {
    moveTo(way.start, { shown: way.start.closest('li') ?? way.start, block: 'center' });
    return;
  }
  const [heading, place] = [elementById(headingId({ id })), elementById(id)];
  if (heading && place)
    moveTo(heading, { shown: place, behavior: way.by === 'start' ? 'smooth' : 'instant' });
}

/** Makes an entry in the history for a place. Back brings the focus, too, back to where it was. */
function usePlaces(): (id: string) => void {
  const [, navigate] = useLocation();
  const { page } = usePlatform();
  const leftWith = useRef(new Map<number, Element | null>());
  const index = useRef(readEntryState().index);
  const comeBack = useEffectEvent(() => {
    leftWith.current.set(index.current, focusedElement());
    index.current = readEntryState().index;
    const element = leftWith.current.get(index.current);
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  });
  useEffect(() => {
    const listener = () => comeBack();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  return (id) => {
    leftWith.current.set(index.current, focusedElement());
    const hash = `#${id}`;
    navigate(hash, {
      replace: page.address().hash === hash,
      state: { visit: readEntryState().visit },
    });
    index.current = readEntryState().index;
  };
}

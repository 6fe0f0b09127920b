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
  /** The id of the section to jump to once its code is loaded; null for none. */
  readonly waitingFor: string | null;
  readonly start: (section: MiscSection) => void;
  readonly backFrom: (section: MiscSection) => void;
  /** Jumps at once to the element with this id: a section or the cards. */
  readonly jumpTo: (id: string) => void;
}

/**
 * Navigation within the page (MSC-02). Each jump adds an entry to the history, with the section in the address: Back returns to where the
 * person was, and an address with a section leads there.
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
      // What was just loaded is drawn in the next frame.
      await new Promise(requestAnimationFrame);
    }
    // A later jump replaces an earlier one that was still waiting.
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
    // Coming back from another page restores the scroll position instead.
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

/** Adds an entry to the history for a place. Back also returns the focus to where it was. */
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

import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { MISC_SECTIONS, sectionInAddress, type MiscSection } from './misc-sections.ts';
import { rememberedScroll } from '#browser/history/app-history.ts';
import type { PageHost } from '#browser/platform.ts';
import { QUIET_AFTER_MS } from '#components/lazy/lazy-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';

/** Leaves time to respond to a press in between. */
const BETWEEN_SECTIONS_MS = 50;

export interface SectionsDue {
  /** How many sections, from the first, may be loaded and drawn by now. */
  readonly dueCount: number;
  /** It is drawn, and so are all above it. */
  readonly isDrawn: (section: MiscSection) => boolean;
  /** Loads and draws a section and all above it: if one above grew after a jump, it would push the section away again. */
  readonly drawUpTo: (section: MiscSection) => Promise<void>;
}

/**
 * Which sections may be drawn: one after another, starting a moment after the cards, because all eight at once keep a slow phone busy for a
 * third of a second (QUA-03, QUA-04).
 */
export function useSectionsDue(): SectionsDue {
  const { clock, page } = usePlatform();
  const [dueCount, setDueCount] = useState(() => (isPlaceBelowWanted(page) ? MISC_SECTIONS.length : 0));
  useEffect(() => {
    if (dueCount >= MISC_SECTIONS.length) return undefined;
    const wait = dueCount === 0 && !areHere(MISC_SECTIONS) ? QUIET_AFTER_MS : BETWEEN_SECTIONS_MS;
    return clock.after(wait, () =>
      startTransition(() => setDueCount((count) => Math.max(count, dueCount + 1))),
    );
  }, [clock, dueCount]);

  const isDrawn = (section: MiscSection) => {
    const wanted = sectionsUpTo(section);
    return wanted.length <= dueCount && areHere(wanted);
  };
  const drawUpTo = async (section: MiscSection) => {
    const wanted = sectionsUpTo(section);
    await Promise.all(wanted.map(({ code }) => code.load()));
    // The press is answered first: its button shows that it is busy.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => clock.after(0, resolve));
    });
    flushSync(() => setDueCount((count) => Math.max(count, wanted.length)));
  };
  return { dueCount, isDrawn, drawUpTo };
}

function sectionsUpTo(section: MiscSection): readonly MiscSection[] {
  return MISC_SECTIONS.slice(0, MISC_SECTIONS.indexOf(section) + 1);
}

/** A section in the address, or a scroll position to restore, exists only once the sections do. */
function isPlaceBelowWanted(page: PageHost): boolean {
  return sectionInAddress(page.address().hash) !== undefined || rememberedScroll() > 0;
}

/** Nothing is left to load, as on a later visit. */
function areHere(sections: readonly MiscSection[]): boolean {
  return sections.every(({ code }) => code.getState().phase === 'ready');
}

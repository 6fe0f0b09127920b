import { clsx } from 'clsx';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { MiscSection } from './misc-sections.ts';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { BusyIndicator, Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';

interface SectionFrameProps {
  readonly section: MiscSection;
  /** It may be fetched and drawn now. */
  readonly isDue: boolean;
  readonly onBack: () => void;
}

/**
 * The parts of a section, one below the other. Each has room at its edges for the frame of what has the focus there: a part
 * that costs nothing while it is out of view also cuts off what reaches out of it.
 */
const PARTS = '-mx-4 -my-6 flex flex-col *:px-4 *:py-6';

/** A part out of view is neither styled nor laid out nor painted, and yet found by a search in the page (QUA-04). */
const AT_REST = 'not-print:*:[content-visibility:auto]';

/** The id of the heading of a section, or of the cards. */
export function headingId({ id }: { readonly id: string }): string {
  return `${id}-title`;
}

/** What every section has: its id, heading, introduction and the way back (MSC-02). Its parts come late. */
export function SectionFrame({ section, isDue, onBack }: SectionFrameProps) {
  const { id, title, intro, Icon, code } = section;
  const parts = useRef<HTMLDivElement>(null);
  const isLaidOut = useLaidOut(parts, useIsHere(code) && isDue);
  return (
    <section
      id={id}
      aria-labelledby={headingId(section)}
      className="flex flex-col gap-6 border-t border-line py-8"
    >
      <div className="flex flex-col gap-1">
        <h2
          id={headingId(section)}
          tabIndex={-1}
          className="flex items-center gap-3 text-2xl font-bold outline-none sm:text-3xl"
        >
          <Icon aria-hidden size={30} className="shrink-0 text-brand" />
          {title}
        </h2>
        <p className="text-ink-soft">{intro}</p>
      </div>
      <div ref={parts} className={clsx(PARTS, isLaidOut && AT_REST)}>
        <SectionParts section={section} isDue={isDue} />
      </div>
      <Button
        tone="quiet"
        onClick={onBack}
        aria-describedby={headingId(section)}
        className="-ms-3 self-start"
      >
        ← Back to Topics
      </Button>
    </section>
  );
}

/** Not redrawn with the page: 5,000 elements for each section that comes, and for each fact that is closed (QUA-04). */
const SectionParts = memo(function SectionParts({
  section: { code, title },
  isDue,
}: Pick<SectionFrameProps, 'section' | 'isDue'>) {
  const placeholder = <SectionPlaceholder title={title} />;
  return isDue ? <LazyView code={code} props={{}} placeholder={placeholder} /> : placeholder;
});

function useIsHere(code: MiscSection['code']): boolean {
  return useStore(code).phase === 'ready';
}

/**
 * Whether the element was laid out once since it was drawn, and each part of it knows how high it is: so a jump lands where
 * it should, and the scroll bar keeps still, whatever is out of view.
 */
function useLaidOut(element: RefObject<HTMLElement | null>, isDrawn: boolean): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    if (!isDrawn || element.current === null) return undefined;
    // Told after the layout of a frame, when asking for heights costs nothing.
    const observer = new ResizeObserver(([entry]) => {
      for (const part of entry?.target.children ?? []) keepHeight(part);
      setLaidOut(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isDrawn]);
  return isLaidOut;
}

/** `auto`: a part that is used, and grows by it, is remembered by the browser as it was last in view. */
function keepHeight(part: Element): void {
  if (part instanceof HTMLElement)
    part.style.containIntrinsicBlockSize = `auto ${part.getBoundingClientRect().height}px`;
}

function SectionPlaceholder({ title }: { title: string }) {
  return (
    <div className="flex flex-col gap-4">
      <BusyIndicator label={`${title}: loading …`} />
      <Skeleton className="h-80" />
    </div>
  );
}

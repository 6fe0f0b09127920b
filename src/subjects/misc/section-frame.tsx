import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { MiscSection } from './misc-sections.ts';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { BusyIndicator, Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';

interface SectionFrameProps {
  readonly section: MiscSection;
  /** It may be loaded and drawn now. */
  readonly isDue: boolean;
  readonly onBack: () => void;
}

/**
 * The parts of a section, one below the other. Each has padding for the focus ring: a part that isn't rendered while out of view also clips
 * what extends beyond it.
 */
const PARTS = '-mx-4 -my-6 flex flex-col *:px-4 *:py-6';

/** A part out of view is not styled, laid out or painted, but find-in-page still finds it (QUA-04). */
const AT_REST = 'not-print:*:[content-visibility:auto]';

/** The id of the heading of a section, or of the cards. */
export function headingId({ id }: { readonly id: string }): string {
  return `${id}-title`;
}

/** The frame of every section: its id, heading, introduction and link back (MSC-02). Its parts load late. */
export function SectionFrame({ section, isDue, onBack }: SectionFrameProps) {
  const { i18n } = useLingui();
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
          {i18n._(title)}
        </h2>
        <p className="text-ink-soft">{i18n._(intro)}</p>
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
        <Trans>← Back to Topics</Trans>
      </Button>
    </section>
  );
}

/** Not redrawn with the page: that would be 5,000 elements whenever a section loads or a fact closes (QUA-04). */
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
 * Whether the element has been laid out since it was drawn, so that the height of each part is known: then a jump lands in the right place,
 * and the scroll bar stays still, even for parts out of view.
 */
function useLaidOut(element: RefObject<HTMLElement | null>, isDrawn: boolean): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    if (!isDrawn || element.current === null) return undefined;
    // Called after the layout of a frame, when measuring costs nothing.
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

/** With `auto` the browser remembers a part's height from when it was last in view. */
function keepHeight(part: Element): void {
  if (part instanceof HTMLElement)
    part.style.containIntrinsicBlockSize = `auto ${part.getBoundingClientRect().height}px`;
}

function SectionPlaceholder({ title }: { title: MessageDescriptor }) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <BusyIndicator label={t`${{ title: i18n._(title) }}: loading …`} />
      <Skeleton className="h-80" />
    </div>
  );
}

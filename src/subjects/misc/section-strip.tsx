import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { MISC_SECTIONS, TOPICS_ID } from './misc-sections.ts';
import { elementById, prefersLessMotion } from '#ui/screen.ts';

/** A line this far down the screen decides which section is current; a jump to a section stops above it. */
const LINE_IN_SIGHT = '-40% 0px -59%';

interface SectionStripProps {
  /** The section to jump to while its code is still loading; null otherwise. */
  readonly waitingFor: string | null;
  /** Called with the id of an element when its name is pressed. */
  readonly onGone: (id: string) => void;
}

/**
 * The page's own header (MSC-01): its name, and a strip of links to the sections that shows the current one. It stays below the app's bar
 * and, like it, only where the screen is high enough: on a phone the strip alone.
 */
export function SectionStrip({ waitingFor, onGone }: SectionStripProps) {
  const { t, i18n } = useLingui();
  const inSight = useSectionInSight();
  const current = waitingFor ?? inSight ?? TOPICS_ID;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    showInStrip(list.current?.querySelector(`[href="#${current}"]`) ?? null);
  }, [current]);
  return (
    <header className={`-mx-4 -mt-6 mb-6 flex flex-col px-4 sm:-mt-10 sm:mb-8 ${STICKY} ${BACKGROUND}`}>
      <h1 className="flex min-h-12 items-center text-xl leading-tight font-bold xl:min-h-14 xl:whitespace-nowrap">
        <span className="min-w-0 wrap-anywhere hyphens-auto">
          <Trans>Miscellaneous Dutch</Trans>
        </span>
      </h1>
      <nav aria-label={t`Sections`} className="-mx-3 flex h-14 min-w-0 items-center xl:me-0 xl:grow">
        <StripLink id={TOPICS_ID} isCurrent={current === TOPICS_ID} onGone={onGone}>
          <ArrowUp aria-hidden size={20} className="shrink-0" />
          <span className="max-xl:sr-only">
            <Trans>Topics</Trans>
          </span>
        </StripLink>
        <ul
          ref={list}
          className="relative flex min-w-0 grow gap-0.5 overflow-x-auto border-s border-line pe-8 ps-1 [mask-image:linear-gradient(90deg,#000_calc(100%-2rem),transparent)] rtl:max-xl:[mask-image:linear-gradient(270deg,#000_calc(100%-2rem),transparent)] [scrollbar-width:none] xl:justify-between xl:border-0 xl:pe-0 xl:[mask-image:none]"
        >
          {MISC_SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <StripLink id={id} isCurrent={current === id} onGone={onGone}>
                {i18n._(title)}
              </StripLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** On a narrow screen the name slides under the app's bar, and the strip stays. */
const STICKY =
  '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-[calc(0.5rem+var(--notice-room))] [@media(min-height:30rem)]:z-10 xl:flex-row xl:gap-4 xl:[@media(min-height:30rem)]:top-[calc(3.5rem+var(--notice-room))]';

/** Extends to both edges of the window and a line below: a border image painted outside doesn't make the page wider. */
const BACKGROUND =
  'border-b border-line bg-surface [border-image:linear-gradient(var(--surface)_calc(100%-1px),var(--line)_0)_fill_0//0_100vmax] forced-colors:[border-image:none]!';

interface StripLinkProps {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly onGone: (id: string) => void;
  readonly children: ReactNode;
}

function StripLink({ id, isCurrent, onGone, children }: StripLinkProps) {
  return (
    <Link
      href={`#${id}`}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={(event) => {
        // The page knows more about the jump than the router does.
        event.preventDefault();
        onGone(id);
      }}
      // By default a browser doesn't scroll to a name that is only half visible.
      onFocus={({ currentTarget }) => showInStrip(currentTarget)}
      className={clsx(
        'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control border-b-3 px-2.5 pt-0.5 text-[0.9375rem] font-semibold whitespace-nowrap no-underline -outline-offset-3 hover:bg-surface-sunken',
        isCurrent
          ? 'border-brand bg-brand-soft text-brand'
          : 'border-transparent text-ink-soft forced-colors:border-[Canvas]',
      )}
    >
      {children}
    </Link>
  );
}

/** The id of the current section; null above the first. */
function useSectionInSight(): string | null {
  const [inSight, setInSight] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          setInSight((last) => (isIntersecting ? target.id : last === target.id ? null : last));
      },
      { rootMargin: LINE_IN_SIGHT },
    );
    for (const { id } of MISC_SECTIONS) {
      const section = elementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inSight;
}

/** Centres a name in a strip that is wider than the screen. */
function showInStrip(link: HTMLElement | null): void {
  const list = link?.closest('ul');
  if (!link || !list) return;
  const left = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  list.scrollTo({ left, behavior: prefersLessMotion() ? 'instant' : 'smooth' });
}

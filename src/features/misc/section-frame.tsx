import type { MiscSection } from '#features/misc/misc-sections.ts';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { BusyIndicator, Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';

interface SectionFrameProps {
  readonly section: MiscSection;
  /** It may be fetched and drawn now. */
  readonly isDue: boolean;
  readonly onBack: () => void;
}

/** The id of a section's heading. */
export function headingId({ id }: Pick<MiscSection, 'id'>): string {
  return `${id}-title`;
}

/** What every section has: its id, heading, introduction and the way back (MSC-02). The rest comes late. */
export function SectionFrame({ section, isDue, onBack }: SectionFrameProps) {
  const { id, title, intro, Icon, code } = section;
  const placeholder = <SectionPlaceholder title={title} />;
  return (
    <section
      id={id}
      aria-labelledby={headingId(section)}
      className="flex flex-col gap-6 border-t border-line pt-8"
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
      {isDue ? <LazyView code={code} props={{}} placeholder={placeholder} /> : placeholder}
      <Button tone="quiet" onClick={onBack} className="-ml-3 self-start">
        ← Back to Topics
      </Button>
    </section>
  );
}

function SectionPlaceholder({ title }: { title: string }) {
  return (
    <div className="flex flex-col gap-4">
      <BusyIndicator label={`${title}: loading …`} />
      <Skeleton className="h-80" />
    </div>
  );
}

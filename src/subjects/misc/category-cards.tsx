import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { MISC_SECTIONS, type MiscSection } from './misc-sections.ts';
import { Button } from '#ui/button.tsx';
import { Card, STRIPES } from '#ui/card.tsx';

/** The id of a section's `Start` button. */
export function startId({ id }: Pick<MiscSection, 'id'>): string {
  return `start-${id}`;
}

interface CategoryCardsProps {
  /** The id of the section that is loading; null when none is. */
  readonly waitingFor: string | null;
  readonly onStart: (section: MiscSection) => void;
}

/** `Useful Categories`: one card for each section (MSC-02). The whole card can be pressed; `Start` is the button. */
export function CategoryCards({ waitingFor, onStart }: CategoryCardsProps) {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-1 gap-4 xs:grid-cols-2 lg:grid-cols-4">
      {MISC_SECTIONS.map((section) => (
        <li key={section.id}>
          <Card
            className={clsx(
              'relative flex h-full flex-col gap-2 border-t-4 p-4! transition-transform duration-150 hover:-translate-y-0.5 sm:p-5!',
              STRIPES[section.colour],
            )}
          >
            <section.Icon aria-hidden size={28} className="text-brand" />
            <h3 className="text-lg leading-snug font-bold">{i18n._(section.title)}</h3>
            <p lang="nl" className="text-base text-ink-soft">
              {section.preview}
            </p>
            <div className="mt-auto pt-2">
              <Button
                id={startId(section)}
                tone="secondary"
                busy={waitingFor === section.id}
                onClick={() => onStart(section)}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                <Trans>
                  Start<span className="sr-only"> {i18n._(section.title)}</span>
                </Trans>
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CultureSection, CultureTopic } from '#subjects/culture/rules/culture.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { HowFar } from '#learning/components/how-far.tsx';
import { SecondName } from '#components/second-name.tsx';
import { BackButton } from '#components/back-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { textOf } from '#lib/shown-text.ts';

interface SectionListProps {
  readonly topic: CultureTopic;
  readonly onStarted: (section: CultureSection) => void;
  readonly onBack: () => void;
  /** The result of the section just finished. */
  readonly end: ReactNode;
}

/** The sections of one topic (CUL-02). */
export function SectionList({ topic, onStarted, onBack, end }: SectionListProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <BackButton label={t`Back to topics`} onClick={onBack} />
        <h1 className="text-3xl font-bold">{textOf(topic.name, i18n)}</h1>
        <p className="text-ink-soft">
          <Trans>Each section takes about five minutes.</Trans>
        </p>
      </div>
      {end}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {topic.sections.map((section) => (
          <li key={section.id}>
            <SectionCard section={section} onStarted={() => onStarted(section)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SectionCard({ section, onStarted }: { section: CultureSection; onStarted: () => void }) {
  const { title, meaning, words } = section;
  return (
    <Card className="flex h-full flex-col gap-1">
      <h2 lang="nl" className="text-xl leading-snug font-bold">
        {title}
      </h2>
      <SecondName english={meaning} />
      <p className="text-sm text-ink-soft">
        <Plural value={words.length} one="# word" other="# words" />
      </p>
      <HowFar itemIds={words.map(({ id }) => itemId('culture-word', id))} />
      <div className="mt-auto pt-3">
        <Button tone="secondary" onClick={onStarted}>
          <Trans>
            Start Section
            <span lang="nl" className="sr-only">
              {title}
            </span>
          </Trans>
        </Button>
      </div>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { LessonCard } from '#content/schema/grammar-lesson.ts';
import { Card } from '#ui/card.tsx';
import { LessonBlockView } from './lesson-block-view.tsx';
import { ToggleButton } from './toggle-button.tsx';

/** A part of a lesson; its heading and introduction can also be read in simple Dutch (GRA-02), and are where the app is in Dutch. */
export function LessonCardView({ card, children }: { card: LessonCard; children?: ReactNode }) {
  const { i18n } = useLingui();
  const [isDutchShown, setIsDutchShown] = useState(i18n.locale === 'nl');
  const { id, heading, introduction, blocks } = card;
  return (
    <Card as="section" dir="ltr" className="flex flex-col gap-5 text-start">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2
          id={id}
          lang="en"
          tabIndex={-1}
          className="min-w-0 scroll-mt-24 grow basis-48 text-2xl wrap-anywhere leading-snug font-bold outline-none"
        >
          {heading.english}
        </h2>
        <ToggleButton
          isPressed={isDutchShown}
          aria-describedby={id}
          onClick={() => setIsDutchShown(!isDutchShown)}
          className="shrink-0"
        >
          <Trans>Dutch</Trans>
        </ToggleButton>
      </div>
      <p lang="en" className="max-w-prose text-lg">
        {introduction.english}
      </p>
      {isDutchShown && (
        <div lang="nl" className="flex max-w-prose flex-col gap-1 border-s-4 border-brand ps-4">
          <p className="text-xl font-bold">{heading.dutch}</p>
          <p className="text-lg">{introduction.dutch}</p>
        </div>
      )}
      {blocks.map((block, place) => (
        // The blocks of a lesson never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <LessonBlockView key={place} block={block} />
      ))}
      {children}
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { lastRating } from '#learning/rules/study-past.ts';
import type { DeckOutcome } from '#practice/rules/deck-machine.ts';
import type { QuestionResult } from '#practice/rules/question-loop.ts';
import { numberText } from '#lib/formatted.ts';
import { allText, countText, type StudyUnit } from '#practice/components/study-unit.ts';
import { WordPicture } from '#components/word-picture.tsx';
import {
  type NextStep,
  QuestionResultView,
  REVIEW_NEXT,
} from '#practice/components/question/question-result.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useShownFromTop } from '#ui/moved-focus.ts';
import { Meaning } from '#components/meaning.tsx';

/** A card in the summary. */
export interface StudiedItem {
  readonly itemId: string;
  readonly dutch: string;
  readonly meaning: string | null;
  readonly isTranslated?: boolean | undefined;
}

export interface StudyEndProps {
  /** The title of the list, and whether it is Dutch. */
  readonly title: string;
  readonly isTitleDutch?: boolean;
  readonly congratulation?: string;
  readonly unit: Exclude<StudyUnit, 'card'>;
  readonly outcome: DeckOutcome<StudiedItem>;
  /** The address of an item's picture, if items can have one (PIC-01). */
  readonly pictureOf?: (itemId: string) => string | undefined;
  readonly onAgain: (items: readonly StudiedItem[]) => void;
  /** Null after the very last list: then review comes next. */
  readonly next: NextStep | null;
}

/**
 * The result of a list of cards, above the overview of lists (VOC-05, INT-05, CUL-03). Loaded late, hence the default
 * export.
 */
export default function StudyEnd({
  title,
  isTitleDutch,
  congratulation,
  unit,
  outcome,
  pictureOf,
  onAgain,
  next,
}: StudyEndProps) {
  const { t, i18n } = useLingui();
  const { known, missed, unrated } = useRated(outcome);
  const [right, notYet] = [known, missed].map(({ length }) => numberText(length, i18n.locale));
  const all = [...known, ...missed, ...unrated];
  const results = [
    ...missed.map((question): StudyResult => ({ question, answer: 'again', isRight: false })),
    ...known.map((question): StudyResult => ({ question, answer: 'good', isRight: true })),
  ];
  const drawResult = ({ question }: StudyResult) => (
    <div className="flex items-center justify-between gap-4">
      <span className="min-w-0">
        <strong lang="nl">{question.dutch}</strong>
        <Meaning of={question} className="block text-ink-soft" />
      </span>
      <WordPicture address={pictureOf?.(question.itemId)} size="small" />
    </div>
  );
  const end = useRef<HTMLDivElement>(null);
  useShownFromTop(end);
  return (
    <div ref={end} className="scroll-mt-4">
      <Card as="section" className="mb-6 max-w-2xl">
        <QuestionResultView
          mistakesTitle={t`Not yet known:`}
          results={results}
          describe={drawResult}
          describeRight={drawResult}
          itemIdOf={({ itemId }) => itemId}
          onAgain={onAgain}
          reviewAll={{ itemIds: all.map(({ itemId }) => itemId), unit }}
          next={next ?? REVIEW_NEXT}
          actions={
            unrated.length > 0 && (
              <Button tone="secondary" onClick={() => onAgain(unrated)}>
                <Trans>Study {{ what: i18n._(countText(unit, unrated.length)) }} that you did not rate</Trans>
              </Button>
            )
          }
        >
          <h2 className="text-xl font-bold">{congratulation ?? t`Congratulations! 🎉`}</h2>
          <p className="text-lg">
            <Trans>
              You studied {{ what: i18n._(allText(unit, all.length)) }} of{' '}
              <span lang={isTitleDutch ? 'nl' : undefined}>{title}</span>.
            </Trans>
          </p>
          <p className="text-lg">
            {unrated.length === 0 ? (
              <Trans>
                {right} right, {notYet} not yet
              </Trans>
            ) : (
              <Trans>
                {right} right, {notYet} not yet, {{ what: i18n._(countText(unit, unrated.length)) }} not rated
              </Trans>
            )}
          </p>
        </QuestionResultView>
      </Card>
    </div>
  );
}

/** The ratings of the cards. For cards rated earlier, before a reload or on another day, the last rating comes from the log. */
function useRated({ known, missed, unrated }: DeckOutcome<StudiedItem>): DeckOutcome<StudiedItem> {
  const { projection } = useProjection();
  const ratedBefore = (isRight: boolean | null) =>
    unrated.filter(({ itemId }) => lastRating(projection, itemId) === isRight);
  return {
    known: [...known, ...ratedBefore(true)],
    missed: [...missed, ...ratedBefore(false)],
    unrated: ratedBefore(null),
  };
}

type StudyResult = QuestionResult<StudiedItem, 'again' | 'good'>;

import type { DeckOutcome } from '#domain/deck/deck-machine.ts';
import type { QuestionResult } from '#domain/question/question-loop.ts';
import { counted } from '#lib/counted.ts';
import { WordPicture } from '#shared/parts/word-picture.tsx';
import { type NextStep, QuestionResultView, REVIEW_NEXT } from '#shared/question/question-result.tsx';
import { Card } from '#ui/card.tsx';

/** A card as the end tells of it. */
export interface StudiedItem {
  readonly itemId: string;
  readonly dutch: string;
  readonly english: string | null;
}

export interface StudyEndProps {
  /** Of what was gone through, and whether that is Dutch. */
  readonly title: string;
  readonly isTitleDutch?: boolean;
  readonly unit: 'word' | 'question';
  readonly outcome: DeckOutcome<StudiedItem>;
  /** The address of an item's picture, where items can have one (PIC-01). */
  readonly pictureOf?: (itemId: string) => string | undefined;
  readonly onAgain: (items: readonly StudiedItem[]) => void;
  /** Null after the last of all: then review is what comes next. */
  readonly next: NextStep | null;
}

/**
 * What became of the cards one went through, over the lists to which one comes back (VOC-05, INT-05, CUL-03). Loaded late,
 * hence the default export.
 */
export default function StudyEnd({
  title,
  isTitleDutch,
  unit,
  outcome,
  pictureOf,
  onAgain,
  next,
}: StudyEndProps) {
  const { known, missed, unratedCount } = outcome;
  const results = [
    ...missed.map((question): StudyResult => ({ question, answer: 'again', isRight: false })),
    ...known.map((question): StudyResult => ({ question, answer: 'good', isRight: true })),
  ];
  const drawResult = ({ question: { itemId, dutch, english } }: StudyResult) => (
    <div className="flex items-center justify-between gap-4">
      <span className="min-w-0">
        <strong lang="nl">{dutch}</strong>
        {english !== null && <span className="block text-ink-soft">{english}</span>}
      </span>
      <WordPicture address={pictureOf?.(itemId)} size="small" />
    </div>
  );
  return (
    <Card as="section" className="mb-6 max-w-2xl">
      <QuestionResultView
        mistakesTitle="Not yet known:"
        results={results}
        describe={drawResult}
        describeRight={drawResult}
        itemIdOf={({ itemId }) => itemId}
        onAgain={onAgain}
        next={next ?? REVIEW_NEXT}
      >
        <h2 className="text-xl font-bold">
          You finished <span lang={isTitleDutch ? 'nl' : undefined}>{title}</span>
        </h2>
        <p className="text-lg">
          {known.length} known, {missed.length} not yet
          {unratedCount > 0 && `, ${counted(unratedCount, unit)} not rated`}
        </p>
      </QuestionResultView>
    </Card>
  );
}

type StudyResult = QuestionResult<StudiedItem, 'again' | 'good'>;

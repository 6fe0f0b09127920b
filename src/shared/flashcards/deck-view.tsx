import { useRef, type ReactNode } from 'react';
import type { DeckProgress } from '#domain/deck/deck-machine.ts';
import { useKeptFocus } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface DeckViewProps {
  /** What a card is: `Word`, `Question`. */
  readonly unit: string;
  readonly progress: DeckProgress;
  readonly showPercentage?: boolean;
  /** Read out politely when it changes: what the card now shows. Text only, nothing that can be pressed. */
  readonly announcement: ReactNode;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Stands between `Previous` and `Next`. */
  readonly middle?: ReactNode;
  /** The card. */
  readonly children: ReactNode;
}

/** A card of a deck with its progress and the way to the others. The focus stays with the deck from card to card. */
export function DeckView({
  unit,
  progress,
  showPercentage = false,
  announcement,
  onPrevious,
  onNext,
  middle,
  children,
}: DeckViewProps) {
  const card = useRef<HTMLDivElement>(null);
  useKeptFocus(card, progress.current);
  const place = `${unit} ${progress.current} of ${progress.total}`;
  return (
    <>
      <ProgressBar
        label={place}
        value={progress.current}
        max={progress.total}
        showPercentage={showPercentage}
      />
      <div ref={card} tabIndex={-1} className="outline-none">
        {children}
      </div>
      <output className="sr-only">
        {place}: {announcement}
      </output>
      <div className="flex flex-wrap justify-between gap-3">
        <Button tone="secondary" disabled={progress.isFirst} onClick={onPrevious}>
          Previous
        </Button>
        {middle}
        <Button
          tone="secondary"
          // Completing is a decision: not the second half of a double click, not a key held down.
          onClick={({ detail }) => (progress.isLast && detail > 1 ? undefined : onNext())}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
        >
          {progress.isLast ? 'Complete' : 'Next'}
        </Button>
      </div>
    </>
  );
}

import { WordDetails } from '#features/vocabulary/word-details.tsx';
import { itemId } from '#domain/memory/item-id.ts';
import { withArticle, type Word } from '#domain/vocabulary/vocabulary.ts';
import { SelfRating } from '#shared/flashcards/self-rating.tsx';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface WordCardProps {
  readonly word: Word;
  readonly turned: boolean;
  readonly nextLabel: string;
  readonly onTurned: () => void;
  readonly onMovedOn: () => void;
  /** Null on the first card. */
  readonly onMovedBack: (() => void) | null;
}

/** One word: heard, turned, rated by oneself, and on to the next (VOC-05). */
export function WordCard({ word, turned, nextLabel, onTurned, onMovedOn, onMovedBack }: WordCardProps) {
  const recordAnswer = useStudyAnswer(itemId('word', word.id), 'flashcard');
  const moveOn = () => {
    // Turned and not rated: the translation was needed or checked. Not turned: nothing was answered.
    if (turned) recordAnswer('hard', null);
    onMovedOn();
  };
  return (
    <>
      <Card className="flex flex-col gap-5">
        <WordFront word={word} />
        <Button tone={turned ? 'secondary' : 'primary'} aria-expanded={turned} onClick={onTurned}>
          {turned ? 'Hide Translation' : 'Show Translation'}
        </Button>
        <div aria-live="polite" className="empty:hidden">
          {turned && <WordDetails word={word} />}
        </div>
        {turned && (
          <SelfRating
            onRated={(grade) => {
              recordAnswer(grade, null);
              onMovedOn();
            }}
          />
        )}
      </Card>
      <div className="flex justify-between gap-3">
        <Button tone="secondary" disabled={onMovedBack === null} onClick={onMovedBack ?? undefined}>
          Previous
        </Button>
        <Button tone="secondary" onClick={moveOn}>
          {nextLabel}
        </Button>
      </div>
    </>
  );
}

function WordFront({ word }: { word: Word }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 lang="nl" className="text-4xl leading-tight font-bold break-words hyphens-auto">
          {withArticle(word)}
        </h2>
        {word.pronunciation !== undefined && (
          <p className="mt-1 text-ink-soft">
            <span className="sr-only">Say: </span>
            <span lang="nl">{word.pronunciation}</span>
          </p>
        )}
      </div>
      <ListenButton text={withArticle(word)} label="Pronunciation" />
    </div>
  );
}

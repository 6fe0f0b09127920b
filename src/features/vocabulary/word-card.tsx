import { WordDetails } from '#features/vocabulary/word-details.tsx';
import { withArticle, type Word } from '#domain/vocabulary/vocabulary.ts';
import { SelfRating, type SelfRatingGrade } from '#shared/flashcards/self-rating.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface WordCardProps {
  readonly word: Word;
  readonly turned: boolean;
  readonly onTurned: () => void;
  readonly onRated: (grade: SelfRatingGrade) => void;
}

/** One word: heard, turned, rated by oneself (VOC-05). */
export function WordCard({ word, turned, onTurned, onRated }: WordCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <WordFront word={word} />
      <Button tone={turned ? 'secondary' : 'primary'} aria-expanded={turned} onClick={onTurned}>
        {turned ? 'Hide Translation' : 'Show Translation'}
      </Button>
      {turned && (
        <>
          <WordDetails word={word} />
          <SelfRating onRated={onRated} />
        </>
      )}
    </Card>
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

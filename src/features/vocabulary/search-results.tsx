import { DutchWord } from '#features/vocabulary/dutch-word.tsx';
import { withArticle, type Word } from '#domain/vocabulary/vocabulary.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export interface SearchResultsProps {
  readonly words: readonly Word[];
  /** Those of which what was typed is another form. */
  readonly forms: ReadonlyMap<Word, string>;
  readonly onWordChosen: (word: Word) => void;
}

/** What a search finds (VOC-04). Loaded late, hence the default export. */
export default function SearchResults({ words, forms, onWordChosen }: SearchResultsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 empty:hidden">
      {words.map((word) => (
        <li key={word.id}>
          <FoundWord word={word} form={forms.get(word)} onChosen={() => onWordChosen(word)} />
        </li>
      ))}
    </ul>
  );
}

interface FoundWordProps {
  readonly word: Word;
  readonly form: string | undefined;
  readonly onChosen: () => void;
}

function FoundWord({ word, form, onChosen }: FoundWordProps) {
  return (
    <Card className="flex h-full flex-col gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 lang="nl" className="text-xl font-bold">
            <DutchWord word={word} />
          </h2>
          <p>{word.english}</p>
          {form !== undefined && (
            <p className="text-ink-soft">
              <b lang="nl">{form}</b> is a form of <b lang="nl">{word.dutch}</b>
            </p>
          )}
        </div>
        <ListenButton
          text={withArticle(word)}
          label={
            <span>
              Listen
              <span className="sr-only">
                : <span lang="nl">{withArticle(word)}</span>
              </span>
            </span>
          }
        />
      </div>
      <p lang="nl" className="text-ink-soft">
        {word.example}
      </p>
      <Button tone="quiet" className="mt-auto -ml-3 self-start" onClick={onChosen}>
        Open card<span className="sr-only"> of {word.english}</span>
      </Button>
    </Card>
  );
}

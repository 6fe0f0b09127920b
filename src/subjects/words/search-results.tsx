import { useMemo } from 'react';
import { DutchWord } from './dutch-word.tsx';
import { pictureOf } from '#content/pictures/word-pictures.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { searchWords, type WordSearch } from '#dutch/vocabulary/search-words.ts';
import { withArticle, type Vocabulary, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { useWordIndex } from './word-index.ts';
import { counted } from '#lib/counted.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { WordPicture } from '#components/word-picture.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { KnowAllOfThese } from '#learning/components/know-this.tsx';
import { StarButton } from '#learning/components/star-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export interface SearchResultsProps {
  readonly vocabulary: Vocabulary;
  /** Empty while there is no search. */
  readonly wanted: string;
  readonly onPractised: () => void;
  readonly onWordChosen: (word: Word) => void;
}

const NOTHING_WANTED: WordSearch = { words: [], forms: new Map(), hasMore: false, all: [] };

/** The results of a search and how many there are (VOC-04). Loaded late, hence the default export. */
export default function SearchResults({ vocabulary, wanted, onPractised, onWordChosen }: SearchResultsProps) {
  const index = useWordIndex(vocabulary);
  const result = useMemo(
    () => (wanted === '' || index === null ? NOTHING_WANTED : searchWords(index, wanted)),
    [index, wanted],
  );
  const isSearched = result !== NOTHING_WANTED;
  const { words, forms, all } = result;
  return (
    <>
      <output className={isSearched ? 'text-ink-soft' : 'sr-only'}>
        {isSearched && messageOf(wanted, result)}
      </output>
      {all.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button tone="secondary" onClick={onPractised}>
            Practise these {all.length} words
          </Button>
          <AddToReview itemIds={all.map(({ id }) => itemId('word', id))} what={counted(all.length, 'word')} />
          <KnowAllOfThese itemIds={all.map(({ id }) => itemId('word', id))} />
        </div>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 empty:hidden">
        {words.map((word) => (
          <li key={word.id}>
            <FoundWord word={word} form={forms.get(word)} onChosen={() => onWordChosen(word)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function messageOf(query: string, { words, hasMore }: WordSearch): string {
  if (words.length === 0) return `No word found for “${query}”. Try fewer letters, or the English word.`;
  if (hasMore) return 'Showing first 12 results';
  return `${counted(words.length, 'word')} found`;
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
        <div className="flex items-center gap-2">
          <WordPicture address={pictureOf(word.id)} size="small" />
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
      </div>
      <p lang="nl" className="text-ink-soft">
        {word.example}
      </p>
      <div className="mt-auto flex flex-wrap gap-x-6">
        <Button tone="quiet" className="-ms-3" onClick={onChosen}>
          Open card<span className="sr-only"> of {word.english}</span>
        </Button>
        <StarButton itemId={itemId('word', word.id)} of={withArticle(word)} />
      </div>
    </Card>
  );
}

import { useDeferredValue, useRef } from 'react';
import { searchWords } from '#domain/vocabulary/search-words.ts';
import { withArticle, type Word } from '#domain/vocabulary/vocabulary.ts';
import type { VocabularyData, WordPlace } from '#features/vocabulary/vocabulary-file.ts';
import { counted } from '#lib/counted.ts';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';

interface WordSearchProps {
  readonly data: VocabularyData;
  readonly query: string;
  readonly onQueryChanged: (query: string) => void;
  readonly onWordChosen: (place: WordPlace) => void;
}

/** Looks words up in Dutch and English while one types (VOC-04). `/` goes to the box, Esc empties it. */
export function WordSearch({ data, query, onQueryChanged, onWordChosen }: WordSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => box.current?.focus() });
  // The box answers at once; the list follows when there is time.
  const wanted = useDeferredValue(query);
  return (
    <search className="flex flex-col gap-4">
      <TextField
        ref={box}
        label="Search"
        name="search"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="Search Dutch or English words..."
        className="max-w-xl"
        value={query}
        onChange={(event) => onQueryChanged(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQueryChanged('');
        }}
      />
      <SearchResults
        query={wanted.trim()}
        result={searchWords(data.index, wanted)}
        onWordChosen={(word) => {
          const place = data.places.get(word);
          if (place) onWordChosen(place);
        }}
      />
    </search>
  );
}

interface SearchResultsProps {
  readonly query: string;
  readonly result: ReturnType<typeof searchWords>;
  readonly onWordChosen: (word: Word) => void;
}

function SearchResults({ query, result, onWordChosen }: SearchResultsProps) {
  return (
    <>
      <output className={query === '' ? 'sr-only' : 'text-ink-soft'}>
        {query !== '' && messageOf(query, result)}
      </output>
      <ul className="grid gap-3 sm:grid-cols-2 empty:hidden">
        {result.words.map((word) => (
          <li key={word.id}>
            <FoundWord word={word} onChosen={() => onWordChosen(word)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function messageOf(query: string, { words, hasMore }: ReturnType<typeof searchWords>): string {
  if (words.length === 0) return `No word found for “${query}”. Try fewer letters, or the English word.`;
  if (hasMore) return 'Showing first 12 results';
  return `${counted(words.length, 'word')} found`;
}

function FoundWord({ word, onChosen }: { word: Word; onChosen: () => void }) {
  return (
    <Card className="flex h-full flex-col gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 lang="nl" className="text-xl font-bold">
            {withArticle(word)}
          </h2>
          <p>{word.english}</p>
        </div>
        <ListenButton text={withArticle(word)} />
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

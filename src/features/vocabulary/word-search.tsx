import { useDeferredValue, useRef, useState } from 'react';
import type { SearchResultsProps } from '#features/vocabulary/search-results.tsx';
import type { VocabularyData, WordPlace } from '#features/vocabulary/vocabulary-file.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { TextField } from '#ui/text-field.tsx';

interface WordSearchProps {
  readonly data: VocabularyData;
  readonly query: string;
  readonly onQueryChanged: (query: string) => void;
  readonly onWordChosen: (place: WordPlace) => void;
  /** All that is found is to be one deck (MEM-21). */
  readonly onPractised: (query: string) => void;
}

/** Looks words up in Dutch and English while one types (VOC-04). `/` goes to the box, Esc empties it. */
export function WordSearch({ data, query, onQueryChanged, onWordChosen, onPractised }: WordSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => box.current?.focus() });
  // The box answers at once; the list follows when there is time.
  const wanted = useDeferredValue(query).trim();
  const [isSearching, setSearching] = useState(query !== '');
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
        onFocus={() => setSearching(true)}
        onChange={(event) => onQueryChanged(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQueryChanged('');
        }}
      />
      {isSearching && (
        <LazyView
          code={searchResultsCode}
          props={{
            vocabulary: data.vocabulary,
            wanted,
            onPractised: () => onPractised(wanted),
            onWordChosen: (word) => {
              const place = data.places.get(word);
              if (place) onWordChosen(place);
            },
          }}
        />
      )}
    </search>
  );
}

/** Needed once somebody is about to type; fetched in the quiet moment before (QUA-02). */
export const searchResultsCode = lazyCode<SearchResultsProps>(
  () => import('#features/vocabulary/search-results.tsx'),
);

import { useLingui } from '@lingui/react/macro';
import { memo, useRef, useState } from 'react';
import type { SearchResultsProps } from './search-results.tsx';
import type { VocabularyData, WordPlace } from '#data-files/vocabulary-file.ts';
import type { DeckView } from '#routes/vocabulary-views.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { TextField } from '#ui/text-field.tsx';

interface FoundWordsProps {
  readonly data: VocabularyData;
  /** The query of the results: follows the typed text as soon as there is time. */
  readonly searched: string;
  readonly onWordChosen: (place: WordPlace, query: string) => void;
  /** Everything found is to be one deck (MEM-21). */
  readonly onDeckChosen: (view: DeckView, query: string) => void;
}

interface WordSearchProps extends FoundWordsProps {
  readonly query: string;
  readonly onQueryChanged: (query: string) => void;
}

/** Looks words up by their Dutch or their meaning while the person types (VOC-04). `/` focuses the box, Esc clears it. */
export function WordSearch({ query, onQueryChanged, ...found }: WordSearchProps) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => box.current?.focus() });
  const [isSearching, setSearching] = useState(query !== '');
  return (
    <search className="flex flex-col gap-4">
      <TextField
        ref={box}
        label={t`Search`}
        name="search"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t`Search Dutch or English words...`}
        className="max-w-xl"
        value={query}
        onFocus={() => setSearching(true)}
        onChange={(event) => onQueryChanged(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQueryChanged('');
        }}
      />
      {isSearching && <FoundWords {...found} />}
    </search>
  );
}

/** Not redrawn with each letter, which would only draw the old results again (QUA-04). */
const FoundWords = memo(function FoundWords({ data, searched, onWordChosen, onDeckChosen }: FoundWordsProps) {
  const wanted = searched.trim();
  return (
    <LazyView
      code={searchResultsCode}
      props={{
        vocabulary: data.vocabulary,
        wanted,
        onPractised: () => onDeckChosen({ kind: 'deck', deck: { of: 'search', query: wanted } }, searched),
        onWordChosen: (word) => {
          const place = data.places.get(word);
          if (place) onWordChosen(place, searched);
        },
      }}
    />
  );
});

/** Needed once somebody is about to type; loaded when the page is idle before that (QUA-02). */
export const searchResultsCode = lazyCode<SearchResultsProps>(() => import('./search-results.tsx'));

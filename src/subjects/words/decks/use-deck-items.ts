import { useCallback, useMemo, useState } from 'react';
import type { Projection } from '#learning/rules/projection.ts';
import { lastMistakes, starredItems } from '#learning/rules/study-past.ts';
import { wordsOfDeck } from './deck-words.ts';
import type { WordDeck } from '#routes/vocabulary-views.ts';
import type { VocabularyData } from '#data-files/vocabulary-file.ts';
import { wordIndexOf } from '#subjects/words/word-index.ts';
import { wordItems } from '#subjects/words/word-bank.ts';
import { DAY_MS } from '#lib/duration.ts';
import type { Catalogue, CatalogueItem, Found } from '#learning/catalogue.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** MEM-21 */
const MISTAKE_DAYS = 7;

interface DeckItems {
  /** Null while they are looked up. */
  readonly items: readonly CatalogueItem[] | null;
  /** How many can't be loaded now. */
  readonly missing: number;
}

/** The items of a deck: words from the lists or, when the deck was opened, from the study log. */
export function useDeckItems(deck: WordDeck, data: VocabularyData, catalogue: Catalogue): DeckItems {
  const listed = useMemo(
    () =>
      deck.of === 'mistakes' || deck.of === 'stars'
        ? null
        : wordsOfDeck(deck, data.vocabulary, wordIndexOf(data.vocabulary)).map(wordItems(data.vocabulary)),
    [deck, data],
  );
  const logged = useLoggedItems(listed === null ? deck : null, catalogue);
  return listed === null ? logged : { items: listed, missing: 0 };
}

const READING: DeckItems = { items: null, missing: 0 };

/** @param deck null: none that is derived from the log */
function useLoggedItems(deck: WordDeck | null, catalogue: Catalogue): DeckItems {
  const { clock } = usePlatform();
  const { projection, status } = useProjection();
  /** The log's state when the deck was opened. */
  const [opened, setOpened] = useState<Projection | null>(null);
  if (opened === null && deck !== null && status !== 'reading') setOpened(projection);
  const isOfStars = deck?.of === 'stars';
  const load = useCallback(async () => {
    if (opened === null) return READING;
    const ids = isOfStars ? starredItems(opened) : mistakenSince(opened, clock.now());
    return itemsIn(await Promise.all(ids.map(catalogue.find)));
  }, [opened, isOfStars, catalogue, clock]);
  return loadedOr(useLoaded(load), READING);
}

function mistakenSince(projection: Projection, now: number): readonly string[] {
  return lastMistakes(projection, Infinity)
    .filter(({ at }) => at >= now - MISTAKE_DAYS * DAY_MS)
    .map(({ itemId }) => itemId);
}

function itemsIn(found: readonly Found[]): DeckItems {
  return {
    items: found.flatMap((one) => (one.kind === 'item' ? [one.item] : [])),
    missing: found.filter(({ kind }) => kind === 'unavailable').length,
  };
}

import { useEffect, useMemo, useState } from 'react';
import { lastMistakes } from '#domain/memory/study-past.ts';
import { wordsOfDeck } from '#features/vocabulary/decks/deck-words.ts';
import type { WordDeck } from '#features/vocabulary/decks/word-deck.ts';
import type { VocabularyData } from '#features/vocabulary/vocabulary-file.ts';
import { wordItem } from '#features/vocabulary/word-bank.ts';
import { DAY_MS } from '#lib/duration.ts';
import type { Catalogue, CatalogueItem, Found } from '#services/catalogue/catalogue.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { useProjection } from '#shared/study-log/use-projection.ts';

/** MEM-21 */
const MISTAKE_DAYS = 7;

interface DeckItems {
  /** Null while they are looked up. */
  readonly items: readonly CatalogueItem[] | null;
  /** How many can't be had now. */
  readonly missing: number;
}

/** What is in a deck: words of the lists, or what the study log says, as it stood when the deck was opened. */
export function useDeckItems(deck: WordDeck, data: VocabularyData, catalogue: Catalogue): DeckItems {
  const listed = useMemo(
    () =>
      deck.of === 'mistakes'
        ? null
        : wordsOfDeck(deck, data.vocabulary, data.index).map((word) => wordItem(word)),
    [deck, data],
  );
  const logged = useLoggedItems(listed === null ? deck : null, catalogue);
  return listed === null ? logged : { items: listed, missing: 0 };
}

const READING: DeckItems = { items: null, missing: 0 };

/** @param deck null: none that is worked out of the log */
function useLoggedItems(deck: WordDeck | null, catalogue: Catalogue): DeckItems {
  const { clock } = usePlatform();
  const { projection, status } = useProjection();
  const [found, setFound] = useState(READING);
  const isRead = status !== 'reading';
  const isWanted = deck !== null && isRead && found === READING;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    const since = clock.now() - MISTAKE_DAYS * DAY_MS;
    const ids = lastMistakes(projection, Infinity)
      .filter(({ at }) => at >= since)
      .map(({ itemId }) => itemId);
    void Promise.all(ids.map(catalogue.find)).then((all) => isShown && setFound(itemsIn(all)));
    return () => {
      isShown = false;
    };
  }, [isWanted, catalogue, clock, projection]);
  return found;
}

function itemsIn(found: readonly Found[]): DeckItems {
  return {
    items: found.flatMap((one) => (one.kind === 'item' ? [one.item] : [])),
    missing: found.filter(({ kind }) => kind === 'unavailable').length,
  };
}

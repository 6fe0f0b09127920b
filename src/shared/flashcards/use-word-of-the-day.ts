import { useState } from 'react';
import { drawWordOfTheDay } from '#domain/deck/word-of-the-day.ts';
import type { KeyValueStore } from '#platform/platform.ts';
import type { StoredValue } from '#services/storage/stored-value.ts';
import { usePlatform } from '#shared/platform-context.tsx';

type ShownIds = StoredValue<readonly string[]>;

interface WordOfTheDayOptions<Word> {
  readonly words: readonly Word[];
  /** Where the shown words are remembered. Null: these words only stand in, nothing about them is remembered. */
  readonly shown: ShownIds | null;
  /** All words had been shown, and begin again. */
  readonly onStartedOver?: () => void;
}

interface WordOfTheDay<Word> {
  /** Null while none is shown. */
  readonly word: Word | null;
  /** Shows a word that was not shown yet, and remembers that it was. */
  readonly draw: () => void;
  readonly close: () => void;
}

/** A random word that was not shown yet, as often as one likes (VOC-06, CUL-04). */
export function useWordOfTheDay<Word extends { readonly id: string }>({
  words,
  shown,
  onStartedOver,
}: WordOfTheDayOptions<Word>): WordOfTheDay<Word> {
  const { storage, random } = usePlatform();
  const [word, setWord] = useState<Word | null>(null);
  const draw = () => {
    const next = drawWordOfTheDay(words, shownIds(storage, shown), random);
    if (!next) return;
    setWord(next.word);
    if (shown !== null) rememberIds(storage, shown, next.shownIds);
    if (next.startsOver) onStartedOver?.();
  };
  return { word, draw, close: () => setWord(null) };
}

/** What could not be stored is remembered for as long as the app runs: no word comes twice there either. */
const unstored = new WeakMap<KeyValueStore, Map<ShownIds, readonly string[]>>();

function shownIds(storage: KeyValueStore, shown: ShownIds | null): readonly string[] {
  if (shown === null) return [];
  return unstored.get(storage)?.get(shown) ?? shown.read(storage);
}

function rememberIds(storage: KeyValueStore, shown: ShownIds, ids: readonly string[]): void {
  const kept = unstored.get(storage) ?? new Map<ShownIds, readonly string[]>();
  unstored.set(storage, kept);
  if (shown.write(storage, ids).ok) kept.delete(shown);
  else kept.set(shown, ids);
}

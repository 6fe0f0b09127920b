import { useState } from 'react';
import { drawWordOfTheDay, parseShownIds } from '#domain/deck/word-of-the-day.ts';
import type { KeyValueStore } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';

interface WordOfTheDayOptions<Word> {
  readonly words: readonly Word[];
  /** Where the shown words are remembered. Null: these words only stand in, nothing about them is remembered. */
  readonly storageKey: string | null;
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
  storageKey,
  onStartedOver,
}: WordOfTheDayOptions<Word>): WordOfTheDay<Word> {
  const { storage, random } = usePlatform();
  const [word, setWord] = useState<Word | null>(null);
  const draw = () => {
    const next = drawWordOfTheDay(words, shownIds(storage, storageKey), random);
    if (!next) return;
    setWord(next.word);
    if (storageKey !== null) rememberIds(storage, storageKey, next.shownIds);
    if (next.startsOver) onStartedOver?.();
  };
  return { word, draw, close: () => setWord(null) };
}

/** What could not be stored is remembered for as long as the app runs: no word comes twice there either. */
const unstored = new WeakMap<KeyValueStore, Map<string, readonly string[]>>();

function shownIds(storage: KeyValueStore, key: string | null): readonly string[] {
  if (key === null) return [];
  const stored = storage.read(key);
  return unstored.get(storage)?.get(key) ?? (stored.ok ? parseShownIds(stored.value) : []);
}

function rememberIds(storage: KeyValueStore, key: string, ids: readonly string[]): void {
  const kept = unstored.get(storage) ?? new Map<string, readonly string[]>();
  unstored.set(storage, kept);
  if (storage.write(key, JSON.stringify(ids)).ok) kept.delete(key);
  else kept.set(key, ids);
}

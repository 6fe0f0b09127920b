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
  // Kept here too: where storage is blocked no word comes twice either.
  const [shownIds, setShownIds] = useState<readonly string[] | null>(null);
  const draw = () => {
    const next = drawWordOfTheDay(words, shownIds ?? storedIds(storage, storageKey), random);
    if (!next) return;
    setWord(next.word);
    setShownIds(next.shownIds);
    if (storageKey !== null) storage.write(storageKey, JSON.stringify(next.shownIds));
    if (next.startsOver) onStartedOver?.();
  };
  return { word, draw, close: () => setWord(null) };
}

function storedIds(storage: KeyValueStore, key: string | null): readonly string[] {
  if (key === null) return [];
  const stored = storage.read(key);
  return stored.ok ? parseShownIds(stored.value) : [];
}

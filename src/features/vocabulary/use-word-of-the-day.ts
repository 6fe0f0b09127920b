import { useState } from 'react';
import { allWords, type Word } from '#domain/vocabulary/vocabulary.ts';
import { drawWordOfTheDay, parseShownIds } from '#domain/vocabulary/word-of-the-day.ts';
import type { VocabularyData } from '#features/vocabulary/vocabulary-file.ts';
import type { KeyValueStore } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';

const STORAGE_KEY = 'oefenpad.words-of-the-day';

interface WordOfTheDay {
  /** Null while none is shown. */
  readonly word: Word | null;
  /** Shows a word that was not shown yet, and remembers that it was. */
  readonly draw: () => void;
  readonly close: () => void;
}

/** Word of the Day over all topics (VOC-06). */
export function useWordOfTheDay({ vocabulary, isFallback }: VocabularyData): WordOfTheDay {
  const { storage, random } = usePlatform();
  const [word, setWord] = useState<Word | null>(null);
  // Kept here too: where storage is blocked no word comes twice either.
  const [shownIds, setShownIds] = useState<readonly string[] | null>(null);
  const draw = () => {
    const next = drawWordOfTheDay(allWords(vocabulary), shownIds ?? storedIds(storage), random);
    if (!next) return;
    setWord(next.word);
    setShownIds(next.shownIds);
    if (!isFallback) storage.write(STORAGE_KEY, JSON.stringify(next.shownIds));
  };
  return { word, draw, close: () => setWord(null) };
}

function storedIds(storage: KeyValueStore): readonly string[] {
  const stored = storage.read(STORAGE_KEY);
  return stored.ok ? parseShownIds(stored.value) : [];
}

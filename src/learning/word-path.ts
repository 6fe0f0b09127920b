import { allWords, type Vocabulary, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { type FilePlatform, wholeFile } from '#data-files/data-file-cache.ts';
import { pathFile } from '#data-files/path-file.ts';
import { vocabularyFile } from '#data-files/vocabulary-file.ts';

/** All words in the order of the path (PTH-02). */
export interface WordPath {
  readonly words: readonly Word[];
  readonly vocabulary: Vocabulary;
}

/**
 * Loads the words in the order of the path. Rejects if the words cannot be loaded; without the path their order is that
 * of the lists, so that nobody has to wait for it.
 */
export async function loadWordPath(platform: FilePlatform): Promise<WordPath> {
  const [{ vocabulary }, ids] = await Promise.all([
    wholeFile(vocabularyFile(platform)),
    wholeFile(pathFile(platform)).catch((): readonly string[] => []),
  ]);
  return { words: wordsOnPath(allWords(vocabulary), ids), vocabulary };
}

/** Words that a teacher added to the lists but not to the path come last; ids without a word are left out. */
export function wordsOnPath(words: readonly Word[], path: readonly string[]): readonly Word[] {
  const byId = new Map(words.map((word) => [word.id, word]));
  const onPath = path.flatMap((id) => byId.get(id) ?? []);
  const ids = new Set(path);
  return [...onPath, ...words.filter(({ id }) => !ids.has(id))];
}

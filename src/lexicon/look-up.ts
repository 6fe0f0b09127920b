import { placedWordsOf } from '#lib/dutch-words.ts';
import type { FilePlatform } from '#data-files/data-file-cache.ts';
import { NAME, NUMBER } from '#content/schema/annotation.ts';
import { senseAt, type SenseInText } from './annotated-text.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { loadLexiconFile } from './lexicon-file.ts';
import { findWord, lexiconOf, type FoundWord, type WordRange } from './list-lexicon.ts';

/**
 * What is at a letter of a text; undefined if no word is there. In a sentence of our texts that is its sense there, elsewhere the first of
 * the lists that fits. Rejects if what it needs cannot be loaded.
 */
export async function lookUp(
  platform: FilePlatform,
  text: string,
  offset: number,
): Promise<FoundWord<LexiconEntry> | undefined> {
  const word = placedWordsOf(text).find(({ start, end }) => start <= offset && offset < end);
  if (word === undefined) return undefined;
  for (;;) {
    const sense = senseAt(platform.files, text, offset);
    if (sense.kind === 'known')
      return foundBySense(sense.value) ?? findWord(await lexiconOf(platform), text, word);
    await Promise.all(sense.files.map((file) => loadLexiconFile(platform.files, file)));
  }
}

/** The same at once, where all that it needs has been loaded, such as with the text; else undefined (RDG-06). */
export function lookUpNow(
  { files }: Pick<FilePlatform, 'files'>,
  text: string,
  offset: number,
): FoundWord<LexiconEntry> | undefined {
  try {
    const sense = senseAt(files, text, offset);
    return sense.kind === 'known' ? foundBySense(sense.value) : undefined;
  } catch {
    // A file that can’t be understood: `lookUp` tells it.
    return undefined;
  }
}

function foundBySense(found: SenseInText | undefined): FoundWord<LexiconEntry> | undefined {
  if (found === undefined) return undefined;
  const at = found.at.map(({ start, end }): WordRange => [start, end]);
  if (found.sense === NAME) return { kind: 'name', at };
  if (found.sense === NUMBER) return { kind: 'number', at };
  return found.entry && { kind: 'word', entry: found.entry, at };
}

import { placedWordsOf } from '#lib/dutch-words.ts';
import { type FilePlatform, wholeFile } from '#data-files/data-file-cache.ts';
import { hasMeanings } from '#content/languages/languages.ts';
import { vocabularyFile } from '#data-files/vocabulary-file.ts';
import { allWords } from '#dutch/vocabulary/vocabulary.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { NAME, NUMBER } from '#content/schema/annotation.ts';
import { senseAt, senseInMostTexts, type SenseInText } from './annotated-text.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { loadLexiconFile, type Known } from './lexicon-file.ts';
import { findWord, lexiconOf, type FoundWord, type WordRange } from './list-lexicon.ts';

/**
 * What is at a letter of a text; undefined if no word is there. In a sentence of our texts that is its sense there. Elsewhere it is a
 * separable verb with both its parts, or the sense that is usual in our texts, or the first of the lists that fits. Rejects if what it needs
 * cannot be loaded.
 */
export async function lookUp(
  platform: FilePlatform,
  text: string,
  offset: number,
): Promise<FoundWord<LexiconEntry> | undefined> {
  const word = placedWordsOf(text).find(({ start, end }) => start <= offset && offset < end);
  if (word === undefined) return undefined;
  const found = foundBySense(await whenLoaded(platform, (files) => senseAt(files, text, offset)));
  if (found !== undefined) return inOwnLanguage(platform, found);
  const listed = findWord(await lexiconOf(platform), text, word);
  if (listed.at.length > 1) return listed;
  const usual = foundBySense(await whenLoaded(platform, (files) => senseInMostTexts(files, word)));
  return usual?.kind === 'word' ? inOwnLanguage(platform, usual) : listed;
}

/** Asks again after the files were loaded that the answer needs. */
async function whenLoaded<Value>(
  { files }: Pick<FilePlatform, 'files'>,
  ask: (files: FilePlatform['files']) => Known<Value>,
): Promise<Value | undefined> {
  for (;;) {
    const known = ask(files);
    if (known.kind === 'known') return known.value;
    await Promise.all(known.files.map((file) => loadLexiconFile(files, file)));
  }
}

/** The same at once, where all that it needs has been loaded, such as with the text; else undefined (RDG-06). */
export function lookUpNow(
  platform: Pick<FilePlatform, 'files' | 'page'>,
  text: string,
  offset: number,
): FoundWord<LexiconEntry> | undefined {
  try {
    const sense = senseAt(platform.files, text, offset);
    const found = sense.kind === 'known' ? foundBySense(sense.value) : undefined;
    return found && listedIn(platform, found) === undefined ? found : undefined;
  } catch {
    // A file that can’t be understood: `lookUp` tells it.
    return undefined;
  }
}

/** The item of a found word whose meaning is in the lists, in the chosen language (LNG-03). In English no list is needed for it. */
function listedIn(platform: Pick<FilePlatform, 'page'>, found: FoundWord<LexiconEntry>): string | undefined {
  return found.kind === 'word' && hasMeanings(platform.page.language()) ? found.entry.wordId : undefined;
}

/** A sense that is a word of the lists means the same in any language. Where they can't be loaded, it is there in English. */
async function inOwnLanguage(
  platform: FilePlatform,
  found: FoundWord<LexiconEntry>,
): Promise<FoundWord<LexiconEntry>> {
  const wordId = listedIn(platform, found);
  if (found.kind !== 'word' || wordId === undefined) return found;
  const listed = await wholeFile(vocabularyFile(platform)).catch(() => null);
  const word = listed && allWords(listed.vocabulary).find(({ id }) => itemId('word', id) === wordId);
  return word
    ? { ...found, entry: { ...found.entry, meaning: word.meaning, isTranslated: word.isTranslated } }
    : found;
}

function foundBySense(found: SenseInText | undefined): FoundWord<LexiconEntry> | undefined {
  if (found === undefined) return undefined;
  const at = found.at.map(({ start, end }): WordRange => [start, end]);
  if (found.sense === NAME) return { kind: 'name', at };
  if (found.sense === NUMBER) return { kind: 'number', at };
  return found.entry && { kind: 'word', entry: found.entry, at };
}

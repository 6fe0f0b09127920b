import { placedSentencesOf, sentenceKey, type WordSense } from '#content/schema/annotation.ts';
import { readUnusualCode } from '#content/schema/shipped-senses.ts';
import type { AppFiles } from '#browser/platform.ts';
import { placedWordsOf, type PlacedWord } from '#lib/dutch-words.ts';
import { sentenceSenses, usualSenseOf } from './lexicon-file.ts';

/** A word of a text that is shown, with the places of all its parts in what is shown. */
interface PlacedSense {
  readonly sense: string;
  readonly at: readonly PlacedWord[];
}

/**
 * What a word means in its sentence; undefined where it is in no sentence of our texts. A sentence is found by its words, so a screen may
 * show it as it likes. Rejects if what is needed cannot be loaded.
 */
export async function senseAt(
  files: Pick<AppFiles, 'readText'>,
  shown: string,
  offset: number,
): Promise<PlacedSense | undefined> {
  const sentence = placedSentencesOf(shown).findLast(({ start }) => start <= offset);
  if (sentence === undefined) return undefined;
  const words = placedWordsOf(sentence.text).map(({ text, start, end }) => {
    return { text, start: start + sentence.start, end: end + sentence.start };
  });
  const pressed = words.findIndex(({ start, end }) => start <= offset && offset < end);
  const word = words[pressed];
  if (word === undefined) return undefined;
  // Most words have their usual sense: it comes at the same time.
  const usual = usualSenseOf(files, word.text);
  usual.catch(() => undefined);
  const code = await sentenceSenses(files, sentenceKey(sentence.text));
  if (code === undefined) return undefined;
  const unusual = readUnusualCode(code);
  const sense = unusual.get(pressed)?.sense ?? (await usual);
  return { sense, at: partsOf(words, pressed, unusual) };
}

/** The parts of a separable verb or an expression: each leads to the next, the last to the first. */
function partsOf(
  words: readonly PlacedWord[],
  pressed: number,
  senses: ReadonlyMap<number, WordSense>,
): readonly PlacedWord[] {
  const places = new Set([pressed]);
  for (let place = pressed; ;) {
    place += senses.get(place)?.next ?? 0;
    if (places.has(place)) break;
    places.add(place);
  }
  return words.filter((_, place) => places.has(place));
}

import { NAME, NUMBER, placedSentencesOf, sentenceKey, type WordSense } from '#content/schema/annotation.ts';
import { readUnusualCode } from '#content/schema/shipped-senses.ts';
import type { AppFiles } from '#browser/platform.ts';
import { placedWordsOf, type PlacedWord } from '#lib/dutch-words.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { lexiconSource, type Known } from './lexicon-file.ts';

/** What a word is in its sentence: undefined where that is no sentence of our texts. */
export interface SenseInText {
  readonly sense: string;
  readonly at: readonly PlacedWord[];
  /** Undefined for names and numbers, and for a sense that this version of the app doesn’t have. */
  readonly entry: LexiconEntry | undefined;
}

/** A sentence is found by its words, so a screen may show it as it likes. Throws if a file can’t be understood. */
export function senseAt(
  files: Pick<AppFiles, 'readText'>,
  shown: string,
  offset: number,
): Known<SenseInText> {
  const nothing = { kind: 'known', value: undefined } as const;
  const sentence = placedSentencesOf(shown).findLast(({ start }) => start <= offset);
  if (sentence === undefined) return nothing;
  const words = placedWordsOf(sentence.text).map(({ text, start, end }) => {
    return { text, start: start + sentence.start, end: end + sentence.start };
  });
  const pressed = words.findIndex(({ start, end }) => start <= offset && offset < end);
  const word = words[pressed];
  if (word === undefined) return nothing;
  const source = lexiconSource(files, sentenceKey(sentence.text));
  const { code } = source;
  // Most words have their usual sense: it comes at the same time.
  const usual = source.usual(word.text);
  if (code.kind === 'unloaded' || usual.kind === 'unloaded') return bothUnloaded(code, usual);
  if (code.value === undefined) return nothing;
  const unusual = readUnusualCode(code.value);
  const sense = unusual.get(pressed)?.sense ?? usual.value ?? '';
  const at = partsOf(words, pressed, unusual);
  if (sense === NAME || sense === NUMBER) return { kind: 'known', value: { sense, at, entry: undefined } };
  const entry = source.entry(sense);
  return entry.kind === 'unloaded' ? entry : { kind: 'known', value: { sense, at, entry: entry.value } };
}

/** What a word is in most of our texts, for one that is in none of them. Throws if a file can’t be understood. */
export function senseInMostTexts(files: Pick<AppFiles, 'readText'>, word: PlacedWord): Known<SenseInText> {
  const source = lexiconSource(files, '');
  const usual = source.usual(word.text);
  if (usual.kind === 'unloaded') return usual;
  const sense = usual.value ?? '';
  const entry = source.entry(sense);
  if (entry.kind === 'unloaded') return entry;
  return { kind: 'known', value: { sense, at: [word], entry: entry.value } };
}

function bothUnloaded(one: Known<string>, other: Known<string>): Known<never> {
  return {
    kind: 'unloaded',
    files: [one, other].flatMap((known) => (known.kind === 'unloaded' ? known.files : [])),
  };
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

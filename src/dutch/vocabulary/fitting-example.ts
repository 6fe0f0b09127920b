import { comparable, placedWordsOf, wordsOf } from '#lib/dutch-words.ts';
import type { Word } from './vocabulary.ts';
import { formsOf, type Inflected } from './word-forms.ts';

/** PTH-04: as much of a sentence has to be known before it is shown instead of the easy one. */
export const KNOWN_SHARE = 0.8;

/** A sentence with its English. */
export interface ExampleSentence {
  readonly dutch: string;
  readonly english: string | undefined;
}

/** All forms of some words, made comparable: a person who knows a word knows its forms. */
export function knownForms(words: Iterable<Inflected>): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const word of words) for (const form of ownFormsOf(word)) forms.add(comparable(form));
  return forms;
}

/** The sentences of a word, the one to show first first: the easy one until enough of the longer one is known (PTH-04). */
export function examplesOf(word: Word, known: ReadonlySet<string>): readonly ExampleSentence[] {
  const longer = { dutch: word.example, english: word.exampleEn };
  if (word.easyExample === undefined) return [longer];
  const easy = { dutch: word.easyExample, english: word.easyExampleEn };
  return isWithinReach(word, known) ? [longer, easy] : [easy, longer];
}

/** The word itself counts as known, as it is being taught. */
function isWithinReach(word: Word, known: ReadonlySet<string>): boolean {
  return isFollowed(word.example, known, knownForms([word]));
}

/** Whether enough of its words are known to understand a text; names and numbers are no words. */
export function isFollowed(
  dutch: string,
  known: ReadonlySet<string>,
  own: ReadonlySet<string> = new Set(),
): boolean {
  const counted = placedWordsOf(dutch)
    .filter(({ text, start }) => !/\d/.test(text) && (isFirst(dutch, start) || !/^\p{Lu}/u.test(text)))
    .map(({ text }) => comparable(text));
  const reached = counted.filter((text) => known.has(text) || own.has(text)).length;
  return reached >= KNOWN_SHARE * counted.length;
}

/** At the start of a sentence, where a capital letter says nothing. */
function isFirst(sentence: string, start: number): boolean {
  return /(?:^|[.?!:]\s*)["'“‘]?$/.test(sentence.slice(0, start));
}

function ownFormsOf(word: Inflected): readonly string[] {
  const { whole, split } = formsOf(word);
  return [word.dutch, ...whole, ...(split?.verb ?? [])].flatMap(wordsOf);
}

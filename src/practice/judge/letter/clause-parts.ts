import {
  DETERMINERS,
  FRONTABLE_ADVERBS,
  NUMBERS,
  PREPOSITIONS,
  TIME_NOUNS,
  TIME_STARTS,
  TIME_WORDS,
} from '#practice/judge/closed-words.ts';
import type { LetterAdvice } from './letter-advice.ts';
import { wordAt, type LetterWord } from './letter-clauses.ts';
import type { LetterGrammar } from './letter-grammar.ts';

/** A place in a sentence that should be looked at. */
export type Found = Pick<LetterAdvice, 'kind' | 'better' | 'because'> & {
  readonly words: readonly LetterWord[];
};

/** The subject that words begin with and the verb right behind it; null where they don't begin so. */
export function subjectAndVerb(
  words: readonly LetterWord[],
  grammar: LetterGrammar,
): readonly [readonly LetterWord[], LetterWord] | readonly [null, null] {
  const [first] = words;
  if (first === undefined) return [null, null];
  const verbAt = (place: number) => {
    const verb = words[place];
    return verb !== undefined && grammar.isFinite(words, place) && !grammar.isAdverb(verb.word) ? verb : null;
  };
  if (grammar.subject(first.word) !== null) {
    const verb = verbAt(1);
    const fits = verb !== null && (grammar.isOnlySubject(first.word) || grammar.fits(first.word, verb.word));
    if (fits) return [[first], verb];
  }
  const size = nounPart(words, grammar);
  const verb = size === 0 ? null : verbAt(size);
  if (verb === null) return [null, null];
  const isPlural = grammar.lexicon.noun(wordAt(words, size - 1))?.isPlural === true;
  return grammar.fits(isPlural ? 'wij' : 'hij', verb.word) || grammar.fits('ze', verb.word)
    ? [words.slice(0, size), verb]
    : [null, null];
}

/** How many words a noun with its article takes: `mijn oude buurman`; a name; 0 where there is none. */
function nounPart(words: readonly LetterWord[], grammar: LetterGrammar): number {
  const [first] = words;
  if (first === undefined) return 0;
  if (!DETERMINERS.has(first.word) || first.word === 'meer' || first.word === 'half') {
    return /^\p{Lu}\p{Ll}/u.test(first.text) && first.start > 0 && !grammar.isTime(first.word) ? 1 : 0;
  }
  let place = 1;
  while (place < words.length - 1 && isAdjective(wordAt(words, place), grammar)) place += 1;
  const noun = wordAt(words, place);
  const isTime = TIME_NOUNS.has(noun) && !/^(?:les|lessen|school|eten)$/.test(noun);
  if (grammar.lexicon.noun(noun) === undefined || isTime) return 0;
  return place + 1;
}

export function isAdjective(word: string, grammar: LetterGrammar): boolean {
  return grammar.lexicon.adjective(word) !== undefined && grammar.lexicon.noun(word) === undefined;
}

/**
 * How many words the first part takes where it tells when, where or how: `morgen`, `op vrijdag 21 mei`, `bij ons in de
 * straat`.
 */
export function frontPart(words: readonly LetterWord[], grammar: LetterGrammar): number {
  const [first, second] = [wordAt(words, 0), wordAt(words, 1)];
  if (TIME_STARTS.has(first) && TIME_NOUNS.has(second)) return behindTime(words, 2, grammar);
  if (!PREPOSITIONS.has(first)) {
    const isAdverb = grammar.isTime(first) || FRONTABLE_ADVERBS.has(first);
    return isAdverb && !PREPOSITIONS.has(second) ? behindTime(words, 1, grammar) : 0;
  }
  let place = 0;
  while (PREPOSITIONS.has(wordAt(words, place))) {
    const size = prepositionPart(words.slice(place), grammar);
    if (size === 0) return 0;
    place = behindTime(words, place + size, grammar);
  }
  return place;
}

/** `op vrijdag`, `in de zomer`, `bij mij`: how many words; 0 where the noun is not known. */
function prepositionPart(words: readonly LetterWord[], grammar: LetterGrammar): number {
  if (isPersonAlone(words, grammar)) return 2;
  let place = 1;
  while (isBeforeNoun(wordAt(words, place), grammar)) place += 1;
  const noun = wordAt(words, place);
  if (TIME_NOUNS.has(noun) || grammar.isTime(noun) || NUMBERS.has(noun)) return place + 1;
  if (wordAt(words, 0) === 'sinds') return 0;
  if (grammar.lexicon.noun(noun) !== undefined) return place + 1;
  if (!isNameAt(words, place, grammar)) return 0;
  // *Den Haag*
  return isNameAt(words, place + 1, grammar) ? place + 2 : place + 1;
}

/** `bij ons`, but not `bij ons huis` */
function isPersonAlone(words: readonly LetterWord[], grammar: LetterGrammar): boolean {
  const third = wordAt(words, 2);
  const isPerson = /^(?:mij|ons|hem|haar|jou|jullie|hen)$/.test(wordAt(words, 1));
  return isPerson && grammar.lexicon.noun(third) === undefined && !DETERMINERS.has(third);
}

function isBeforeNoun(word: string, grammar: LetterGrammar): boolean {
  return DETERMINERS.has(word) || isAdjective(word, grammar) || /^(?:half|kwart|al|\d+)$/.test(word);
}

function isNameAt(words: readonly LetterWord[], place: number, grammar: LetterGrammar): boolean {
  const text = words[place]?.text ?? '';
  const isCapital = /^\p{Lu}/u.test(text) && !/^(?:Eerste|Tweede)$/.test(text);
  return isCapital && grammar.lexicon.adjective(wordAt(words, place)) === undefined;
}

/** Dates and times of day that go on with a time: `vrijdag 21 mei`, `morgen om tien uur`. */
function behindTime(words: readonly LetterWord[], from: number, grammar: LetterGrammar): number {
  let place = from;
  while (goesOn(wordAt(words, place), wordAt(words, place - 1), grammar)) place += 1;
  return place;
}

function goesOn(word: string, before: string, grammar: LetterGrammar): boolean {
  if (/^\d/.test(word) || TIME_NOUNS.has(word)) return true;
  if (!TIME_NOUNS.has(before) && !TIME_WORDS.has(before)) return false;
  return (
    (grammar.isTime(word) && !/^(?:daar|hier|thuis)$/.test(word)) || /^(?:om|tussen|van|tot)$/.test(word)
  );
}

/** Verb and subject the other way round, as they should stand behind a first part. */
export function turned(
  subject: readonly LetterWord[],
  verb: LetterWord,
  front: readonly LetterWord[],
  grammar: LetterGrammar,
): Found {
  const who = grammar.subject(subject[0]?.word);
  const form = who === 'jij' ? (grammar.formFor('jij', verb.word, true) ?? verb.text) : verb.text;
  const lower = subject.map(({ text }, place) => (place === 0 && who !== null ? text.toLowerCase() : text));
  return {
    kind: 'verb-second',
    words: [...front, ...subject, verb],
    better: [...front.map(({ text }) => text), form, ...lower].join(' '),
    because: null,
  };
}

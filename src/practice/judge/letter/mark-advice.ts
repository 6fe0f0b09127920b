import type { LetterAdvice } from './letter-advice.ts';
import type { LetterSentence } from './letter-clauses.ts';
import { bodyOf, isGreeting } from '#lib/letter-lines.ts';
import { placedWordsOf } from '#lib/dutch-words.ts';

/** A name, a subject or a greeting is shorter. */
const MIN_WORDS_OF_LINE = 4;

/** Sentences without a capital, lines without a full stop at their end, and a closing without its -e (JDG-08). */
export function markAdvice(letter: string, sentences: readonly LetterSentence[]): readonly LetterAdvice[] {
  return [
    ...greetingCapital(letter),
    ...capitals(letter, sentences),
    ...fullStops(letter),
    ...closingEnding(letter),
  ];
}

/** `beste mevrouw,` */
function greetingCapital(letter: string): readonly LetterAdvice[] {
  const [line = ''] = letter.trimStart().split('\n');
  const word = /^\p{Ll}\p{L}*/u.exec(line)?.[0];
  if (word === undefined || !isGreeting(line)) return [];
  const better = word.charAt(0).toUpperCase() + word.slice(1);
  const start = letter.length - letter.trimStart().length;
  return [{ kind: 'capital', sentence: line, start, place: word, better, because: null }];
}

function capitals(letter: string, sentences: readonly LetterSentence[]): readonly LetterAdvice[] {
  return sentences.flatMap(({ text, start }) => {
    // In *'s Avonds* the next word has the capital.
    const [, sign = '', word] = /^((?:['’][stn]\s+)?)(\p{Ll}[\p{L}'-]*)/u.exec(text) ?? [];
    // A line that only goes on from the one above begins no sentence.
    const before = letter.slice(0, start).trimEnd();
    const goesOn = before !== '' && !/[.!?,:]$/u.test(before);
    const isGreeted = before.endsWith(',') && !letter.slice(before.length, start).includes('\n');
    if (word === undefined || text.includes('@') || goesOn || isGreeted) return [];
    return {
      kind: 'capital' as const,
      sentence: text,
      start: start + sign.length,
      place: word,
      better: word.charAt(0).toUpperCase() + word.slice(1),
      because: null,
    };
  });
}

function fullStops(letter: string): readonly LetterAdvice[] {
  return bodyOf(letter).flatMap(({ text, start }) => {
    const line = text.trimEnd();
    const words = placedWordsOf(line);
    const last = words.at(-1);
    const isLine = words.length >= MIN_WORDS_OF_LINE && !/^[^:]{1,40}:/u.test(line);
    if (!isLine || last === undefined || /[.,!?:;)…]$/u.test(line) || /^\d/.test(last.text)) return [];
    const sentence = line.split(/(?<=[.!?])\s+/u).at(-1) ?? line;
    return {
      kind: 'full-stop' as const,
      sentence: sentence.trim(),
      start: start + last.start,
      place: last.text,
      better: null,
      because: null,
    };
  });
}

const FORMAL = new Set(['u', 'uw']);
const FAMILIAR = new Set(['je', 'jij', 'jou', 'jouw']);

/** *u* and *jij* in one letter: the rarer of both is named (JDG-08). */
export function politeAdvice(sentences: readonly LetterSentence[]): readonly LetterAdvice[] {
  const found = sentences.flatMap((sentence) =>
    sentence.clauses
      .flatMap(({ words }) => words)
      .filter(({ word }) => FORMAL.has(word) || FAMILIAR.has(word))
      .map((word) => ({ sentence, word })),
  );
  const formal = found.filter(({ word }) => FORMAL.has(word.word));
  const familiar = found.filter(({ word }) => FAMILIAR.has(word.word));
  const [first] = formal.length < familiar.length ? formal : familiar;
  const other = (formal.length < familiar.length ? familiar : formal)[0];
  if (first === undefined || other === undefined) return [];
  return [
    {
      kind: 'polite',
      sentence: first.sentence.text,
      start: first.sentence.start + first.word.start,
      place: first.word.text,
      better: null,
      because: other.word.text,
    },
  ];
}

/** `Met vriendelijk groet`: it counts as a closing (JDG-10), and its writer learns the usual one. */
function closingEnding(letter: string): readonly LetterAdvice[] {
  const closings = letter.matchAll(
    /^(\s*(?:met\s+)?)((vriendelijk|hartelijk|warm|zonnig)(\s+groet(?:en)?))(?!\p{L})/gimu,
  );
  return [...closings].map(
    ({ index, 0: sentence, 1: before = '', 2: place = '', 3: because = '', 4: groet = '' }) => ({
      kind: 'closing' as const,
      sentence: sentence.trim(),
      start: index + before.length,
      place,
      better: `${because}e${groet}`,
      because: because.toLowerCase(),
    }),
  );
}

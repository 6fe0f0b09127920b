import { readHint, type HintSyllable } from '#dutch/vocabulary/read-hint.ts';
import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

/** One sound each: the letters of a syllable's vowel, the longest first. */
const VOWELS = /aai|ooi|oei|eeu|ieu|[ij]eu|ij|ei|ui|au|ou|eu|oe|ie|aa|ee|oo|uu|[aeiouyàáèéêëïóöü]/g;
/** Loanwords pronounce two written vowels as one, or one as two: `station`, `museum`. */
const SYLLABLES_OFF = 1;

/** The weak vowel, which is never stressed: `je` is `jə`, never `JƏ`. */
const WEAK_VOWEL = 'ə';

/** An unstressed ending: the e of `bakker` and `lopen` is never the one of `bed`. */
const WEAK_E = /-[^aeiou -]*e[nl]?(?= |$)/;

/** Divided unlike all others: `MEE-stər` next to `HOES-tən`, `əl-ək` next to `ə-lək`. */
const ODD_DIVISION = /(?:aa|ee|ie|oo|uu|oe|eu|ij|ui|ou)-stə|ə[bdfgklmnprstvwz]-ə/i;

/**
 * CON-08: a hint uses only the signs of the notation. Each word of it has at most one stress, never on ə, and the whole has at least one
 * unless ə is its only vowel. It has as many words as the entry, and about as many syllables as the word has vowels: this finds the hint of
 * another word. Similar sounds are divided alike.
 */
export const pronunciationRule: Rule<VocabularyEntry> = (entries) =>
  entries.flatMap((entry) => {
    if (entry.pronunciation === '') return [];
    const words = readHint(entry.pronunciation);
    if (words === null)
      return [problem(entry, 'pronunciation', 'has something that is no sign of the notation')];
    return [
      ...stressFaults(words.flat()).map((found) => problem(entry, 'pronunciation', found)),
      ...(WEAK_E.test(entry.pronunciation)
        ? [problem(entry, 'weak-e', 'ends in an e that is said as ə')]
        : []),
      ...(ODD_DIVISION.test(entry.pronunciation)
        ? [problem(entry, 'division', 'is divided in another place than other hints are')]
        : []),
      ...wordFaults(entry, words).map((found) => problem(entry, 'syllables', found)),
    ];
  });

function stressFaults(syllables: readonly HintSyllable[]): string[] {
  const stressed = syllables.filter(({ isStressed }) => isStressed);
  if (stressed.some(isWeak)) return ['has the stress on ə'];
  return stressed.length > 0 || syllables.every(isWeak) ? [] : ['has no stressed syllable'];
}

function isWeak({ signs }: HintSyllable): boolean {
  return signs.includes(WEAK_VOWEL);
}

function wordFaults({ dutch }: VocabularyEntry, words: NonNullable<ReturnType<typeof readHint>>): string[] {
  const said = words.flat().length;
  const written = dutch.toLowerCase().match(VOWELS)?.length ?? 0;
  const faults: string[] = [];
  if (words.length !== dutch.split(' ').length) faults.push(`has not as many words as "${dutch}"`);
  if (words.some((syllables) => syllables.filter(({ isStressed }) => isStressed).length > 1)) {
    faults.push('has a word with two stressed syllables');
  }
  if (Math.abs(said - written) > SYLLABLES_OFF) {
    faults.push(`has ${said} syllables, "${dutch}" is written with ${written} vowels`);
  }
  return faults;
}

function problem({ line, id, pronunciation }: VocabularyEntry, rule: string, fault: string): Problem {
  return { level: 'error', rule, line, about: id, message: `pronunciation "${pronunciation}" ${fault}` };
}

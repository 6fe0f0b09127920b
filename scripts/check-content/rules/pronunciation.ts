import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

const SYLLABLE = /^(?:\p{Lu}+|\p{Ll}+)$/u;
const STRESSED = /^\p{Lu}+$/u;
/** One sound each: the letters of a syllable's vowel, the longest first. */
const VOWELS = /aai|ooi|oei|eeu|ieu|[ij]eu|ij|ei|ui|au|ou|eu|oe|ie|aa|ee|oo|uu|[aeiouyàáèéêëïóöü]/g;
/** Loanwords say two written vowels as one, or one as two: `station`, `museum`. */
const SYLLABLES_OFF = 1;

/**
 * Syllables with hyphens between, each wholly in capitals (stressed) or in small letters: `AF-spraak`. As many words as
 * the entry has, no word with two stresses, and about as many syllables as there are vowels: that of another word is
 * found by them.
 */
export const pronunciationRule: Rule<VocabularyEntry> = (entries) =>
  entries.flatMap((entry) => {
    if (entry.pronunciation === '') return [];
    const fault = formFault(entry.pronunciation);
    if (fault !== undefined) return [problem(entry, 'pronunciation', fault)];
    return wordFaults(entry).map((found) => problem(entry, 'syllables', found));
  });

function formFault(pronunciation: string): string | undefined {
  const syllables = pronunciation.split(/[ -]/);
  const odd = syllables.find((syllable) => !SYLLABLE.test(syllable));
  if (odd !== undefined) return `has the odd syllable "${odd}"`;
  return syllables.some((syllable) => STRESSED.test(syllable)) ? undefined : 'has no stressed syllable';
}

function wordFaults({ dutch, pronunciation }: VocabularyEntry): string[] {
  const words = pronunciation.split(' ').map((word) => word.split('-'));
  const said = words.flat().length;
  const written = dutch.toLowerCase().match(VOWELS)?.length ?? 0;
  const faults: string[] = [];
  if (words.length !== dutch.split(' ').length) faults.push(`has not as many words as "${dutch}"`);
  if (words.some((syllables) => syllables.filter((syllable) => STRESSED.test(syllable)).length > 1)) {
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

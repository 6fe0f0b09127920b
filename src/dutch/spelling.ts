/** A word split at its last vowel: `boom` is b-oo-m. */
interface WordEnd {
  readonly head: string;
  readonly vowels: string;
  readonly consonants: string;
}

/** The last vowel is one sound, whether of one letter or of several: geni-aa-l, sch-oe-n. */
const WORD_END =
  /^(.*?)(aai|ooi|oei|eeu|ieu|eau|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ai|au|ou|[aeiouéëïö])([^aeiouéëïö]*)$/;
const LONG = /^(aa|ee|oo|uu)$/;
const SHORT = /^[aeiou]$/;
/** Letters that are never written twice before an ending. */
const NEVER_DOUBLED = /^[jwxyhcqvz]$/;
/** Unstressed endings, after which nothing is doubled: `lekker`, `rustig`, `monnik`. */
const WITHOUT_STRESS = /[aeiouy].*[^aeiouy](?:e[lmnr]|or|ig|ik)$/;

export function wordEnd(word: string): WordEnd {
  const [, head = word, vowels = '', consonants = ''] = WORD_END.exec(word) ?? [];
  return { head, vowels, consonants };
}

/** Whether the last syllable is stressed, as far as the spelling shows: not in `lekker`, but in `kantoor`. */
export function isEndStressed(word: string): boolean {
  return !WITHOUT_STRESS.test(word);
}

export function hasOneSyllable(word: string): boolean {
  return !/[aeiouyéëï]/.test(wordEnd(word).head);
}

/** A short stressed vowel and one consonant: `man`, `bus`, `balkon`. Before an ending the consonant is doubled. */
export function hasShortEnd(word: string): boolean {
  const { vowels, consonants } = wordEnd(word);
  return (
    SHORT.test(vowels) && consonants.length === 1 && !NEVER_DOUBLED.test(consonants) && isEndStressed(word)
  );
}

/** Two equal vowels and one consonant: `boom`. Before an ending one vowel is enough, since the syllable is open. */
export function hasLongEnd(word: string): boolean {
  const { vowels, consonants } = wordEnd(word);
  return LONG.test(vowels) && consonants.length === 1;
}

/**
 * A word with an ending that begins with a vowel, spelled by the rules for open and closed syllables (GRA-06):
 * boom + en = bomen, man + en = mannen, brief + en = brieven, huis + en = huizen.
 */
export function withVowelEnding(word: string, ending: string): string {
  const { head, vowels, consonants } = wordEnd(word);
  if (hasShortEnd(word)) return word + consonants + ending;
  const soft = softened(vowels, consonants);
  if (!hasLongEnd(word)) return head + vowels + soft + ending;
  // officieel - officiële: the single e must not be read together with the i.
  const vowel = vowels === 'ee' && head.endsWith('i') ? 'ë' : vowels.charAt(0);
  return head + vowel + soft + ending;
}

/** f becomes v after a long vowel, l or r; s becomes z after a long vowel: brief - brieven, half - halve, kaas - kazen. */
function softened(vowels: string, consonants: string): string {
  const isLong = vowels.length > 1;
  if (/^[lr]f$/.test(consonants) || (isLong && consonants === 'f')) return consonants.replace('f', 'v');
  return isLong && consonants === 's' ? 'z' : consonants;
}

/**
 * Misspellings by learners of the word with that ending: boomen, bommen; manen; briefen. The correct one may be among
 * them.
 */
export function misspellings(word: string, ending: string): readonly string[] {
  const { head, vowels, consonants } = wordEnd(word);
  const last = consonants.slice(-1);
  const short = head + vowels.charAt(0);
  if (consonants === '') return [];
  if (hasLongEnd(word)) return [word + ending, short + consonants + last + ending];
  if (softened(vowels, consonants) !== consonants) return [word + ending, word + last + ending];
  if (consonants.length !== 1) return [];
  return NEVER_DOUBLED.test(last) ? [word + ending] : [word + ending, word + last + ending];
}

const STRESS_MARKS = /[áéíóú]/g;
const PLAIN_VOWELS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
/** A word may begin with an apostrophe only in these: 's ochtends, 't, 'n. */
const WORD = /(?:'(?=[stn]\b))?[\p{L}\p{N}](?:[\p{L}\p{N}'-]*[\p{L}\p{N}])?/gu;

/** The words of a text as they stand in it, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Words made comparable: lower case, and without the accents that only mark stress (`vóór`, `één`). */
export function comparable(text: string): string {
  return text.toLowerCase().replace(STRESS_MARKS, (vowel) => PLAIN_VOWELS[vowel] ?? vowel);
}

/** The comparable words of a text. */
export function comparableWordsOf(text: string): string[] {
  return wordsOf(text).map(comparable);
}

const BETWEEN_SENTENCES = /(?<=[.?!])\s+/;

/** The sentences of a text; none of an empty one. */
export function sentencesIn(text: string): string[] {
  return text.split(BETWEEN_SENTENCES).filter((sentence) => sentence !== '');
}

/** How many words the texts have in the mean, with one decimal, for a table of figures. */
export function meanWords(texts: readonly string[]): string {
  const words = texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
  return (words / Math.max(texts.length, 1)).toFixed(1);
}

const VOWELS = 'aeiou';
const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter);

/** A stem before an ending that begins with a vowel: `groot` → `grot`, `wit` → `witt`, `lief` → `liev`. */
export function openStems(word: string): string[] {
  const end = word.at(-1) ?? '';
  const before = word.at(-2);
  const long = word.at(-3);
  if (isVowel(end) || !/[a-zë]/.test(end)) return [word];
  const voiced = end === 'f' ? 'v' : end === 's' ? 'z' : end;
  const body = word.slice(0, -1);
  if (isVowel(before) && before === long) return [body.slice(0, -1) + end, body.slice(0, -1) + voiced];
  const single = isVowel(before) && !isVowel(long);
  return single ? [word + end, word, body + voiced] : [word, body + voiced];
}

/** The stem of a verb form in -en at the end of a word: `maken` → `maak`, `zeggen` → `zeg`, `leven` → `leef`. */
export function closedStems(stem: string): string[] {
  const end = stem.at(-1) ?? '';
  const unvoiced = end === 'v' ? 'f' : end === 'z' ? 's' : end;
  const body = stem.slice(0, -1);
  if (end === body.at(-1)) return [body];
  const vowel = body.at(-1);
  const single = isVowel(vowel) && !isVowel(body.at(-2));
  return single && vowel !== undefined ? [body + vowel + unvoiced, body + unvoiced] : [body + unvoiced];
}

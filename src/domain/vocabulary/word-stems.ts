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
  // Behind an i the e must not be read together with it: financieel, financiële.
  if (/iee.$/.test(word)) return [`${body.slice(0, -2)}ë${end}`];
  if (isVowel(before) && before === long) return [body.slice(0, -1) + end, body.slice(0, -1) + voiced];
  const single = isVowel(before) && !isVowel(long);
  return single ? [word + end, word, body + voiced] : [word, body + voiced];
}

/** The stem of a verb form in -en at the end of a word: `maken` → `maak`, `zeggen` → `zeg`, `leven` → `leef`, `kopiëren` → `kopieer`. */
export function closedStems(stem: string): string[] {
  const end = stem.at(-1) ?? '';
  const unvoiced = end === 'v' ? 'f' : end === 'z' ? 's' : end;
  const body = stem.slice(0, -1);
  // zeggen: zeg; but English verbs keep both: appen, app.
  if (end === body.at(-1)) return [body, stem];
  const vowel = body.at(-1);
  if (vowel === 'ë') return [`${body.slice(0, -1)}ee${unvoiced}`];
  const single = isVowel(vowel) && !isVowel(body.at(-2));
  return single && vowel !== undefined ? [body + vowel + unvoiced, body + unvoiced] : [body + unvoiced];
}

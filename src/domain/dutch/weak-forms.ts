/** Full and short forms of the same word, as a sentence may have either: `wij` or `we`, `mijn` or `m'n`. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['wij', 'we'],
  ['zij', 'ze'],
  ['jij', 'je'],
  ['jou', 'je'],
  ['jouw', 'je'],
  ['mij', 'me'],
  ["m'n", 'mijn'],
  ["z'n", 'zijn'],
  ["'t", 'het'],
  ["'n", 'een'],
  ["'k", 'ik'],
  ["'m", 'hem'],
]);

const WORD = /(?<![\p{L}'])'?\p{L}+(?:'\p{L}+)*/gu;
const APOSTROPHES = /[‘’ʼ′`´]/g;

/** A sentence with all such words in one form: two that differ in nothing else become the same. */
export function withOneForm(sentence: string): string {
  return sentence
    .replace(APOSTROPHES, "'")
    .replace(WORD, (word) => SHORT_FORMS.get(word.toLowerCase()) ?? word);
}

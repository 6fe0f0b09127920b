/** Full and short forms of the same word, which are interchangeable: `wij` or `we`, `mijn` or `m'n`. */
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

/** Verbs with two correct forms with `je` and `u`: `kan je` and `kun je`, `u wil` and `u wilt`. */
const OTHER_FORMS = [
  [/(?<!\p{L})(je|u) (?:kan|kunt)(?!\p{L})/giu, '$1 kan'],
  [/(?<!\p{L})(je|u) (?:wil|wilt)(?!\p{L})/giu, '$1 wil'],
  [/(?<!\p{L})(je|u) (?:zal|zult)(?!\p{L})/giu, '$1 zal'],
  [/(?<!\p{L})(?:kan|kun) je(?!\p{L})/giu, 'kan je'],
  [/(?<!\p{L})(?:kan|kunt) u(?!\p{L})/giu, 'kan u'],
  [/(?<!\p{L})(?:zal|zul) je(?!\p{L})/giu, 'zal je'],
  [/(?<!\p{L})(?:zal|zult) u(?!\p{L})/giu, 'zal u'],
] as const;

/** A sentence with all such words in one form, so that sentences that differ in nothing else become equal. */
export function withOneForm(sentence: string): string {
  const inShort = sentence
    .replace(APOSTROPHES, "'")
    .replace(WORD, (word) => SHORT_FORMS.get(word.toLowerCase()) ?? word);
  return OTHER_FORMS.reduce((text, [form, one]) => text.replace(form, one), inShort);
}

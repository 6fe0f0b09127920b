/** The signs of a pronunciation hint: each stands for one sound everywhere (CON-08). */
export const VOWEL_SIGNS: readonly string[] = 'aa ee ie oo uu oe eu ij ui ou a e i o u ə'.split(' ');
export const CONSONANT_SIGNS: readonly string[] = 'ng sj zj b d f g h j k l m n p r s t v w z'.split(' ');

/** The longest first, so that `aa` is not read as two `a`. */
const SIGNS = [...VOWEL_SIGNS, ...CONSONANT_SIGNS].toSorted((one, other) => other.length - one.length);
const VOWELS: ReadonlySet<string> = new Set(VOWEL_SIGNS);

export interface HintSyllable {
  readonly signs: readonly string[];
  readonly isStressed: boolean;
}

/**
 * Splits a hint into words, syllables and signs: `AF-spraak`. Null if it contains anything but signs, a syllable without
 * exactly one vowel, or one that is neither in capitals (stressed) nor in lower case.
 */
export function readHint(hint: string): readonly (readonly HintSyllable[])[] | null {
  const words = hint.split(' ').map((word) => word.split('-').map(readSyllable));
  return words.every((word) => word.every((syllable) => syllable !== null)) ? words : null;
}

function readSyllable(syllable: string): HintSyllable | null {
  const small = syllable.toLowerCase();
  const isStressed = syllable !== small;
  if (isStressed && syllable !== syllable.toUpperCase()) return null;
  const signs: string[] = [];
  let rest = small;
  while (rest !== '') {
    const sign = SIGNS.find((one) => rest.startsWith(one));
    if (sign === undefined) return null;
    signs.push(sign);
    rest = rest.slice(sign.length);
  }
  return signs.filter((sign) => VOWELS.has(sign)).length === 1 ? { signs, isStressed } : null;
}

/** The signs of a hint in order, each once; none if the hint cannot be read. */
export function signsOf(hint: string): readonly string[] {
  return [...new Set((readHint(hint) ?? []).flat().flatMap(({ signs }) => signs))];
}

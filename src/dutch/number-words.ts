/** The largest number that has words here. */
export const LARGEST_NUMBER = 999_999;

const UP_TO_NINETEEN = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
];
/** By the tens figure; nothing under 20. */
const TENS = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'];

/**
 * A whole number from 0 to 999,999 in Dutch words, in the official spelling: one word up to and including `duizend`, a
 * space after it, a diaeresis where vowels meet (`honderdeen`, `tweeëntwintig`, `duizend vijf`, `drieduizend
 * tweehonderd`). Rule: Leidraad 6.9 of the Woordenlijst. Throws a RangeError for any other number.
 */
export function numberWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > LARGEST_NUMBER) {
    throw new RangeError(`No words for ${value}`);
  }
  if (value < 1000) return underThousand(value);
  const thousands = Math.floor(value / 1000);
  const head = `${thousands === 1 ? '' : underThousand(thousands)}duizend`;
  return value % 1000 === 0 ? head : `${head} ${underThousand(value % 1000)}`;
}

/** The number as a count: `één euro`, because `een euro` could be read as "a euro". */
export function countWord(value: number): string {
  return value === 1 ? 'één' : numberWords(value);
}

/** A whole number with Dutch thousands: `12.500`. Below 10,000 Dutch mostly writes no dot: `2026`. */
export function numberFigure(value: number): string {
  const digits = String(value);
  return value < 10_000 ? digits : `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

function underThousand(value: number): string {
  if (value < 100) return underHundred(value);
  const hundreds = Math.floor(value / 100);
  const head = `${hundreds === 1 ? '' : underHundred(hundreds)}honderd`;
  return value % 100 === 0 ? head : head + underHundred(value % 100);
}

function underHundred(value: number): string {
  const small = UP_TO_NINETEEN[value];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  const ones = UP_TO_NINETEEN[value % 10] ?? '';
  if (value % 10 === 0) return tens;
  return `${ones}${ones.endsWith('e') ? 'ën' : 'en'}${tens}`;
}

/** Numbers whose ordinal is not their word with `-de`. */
const OWN_FORMS: readonly (readonly [cardinal: string, ordinal: string])[] = [
  ['een', 'eerste'],
  ['drie', 'derde'],
  ['acht', 'achtste'],
];

/**
 * The ordinal of a number in words: `eerste`, `derde`, `achtste`, `twintigste`, `honderdeerste`, `duizend vijfde`. The
 * last part decides: 2 to 19 take `-de`, all above `-ste`. Spaces are as in the number itself (Leidraad 6.9). For 0 to
 * 999,999; throws a RangeError for any other number.
 */
export function ordinalWords(value: number): string {
  const words = numberWords(value);
  const last = value % 100;
  if (value > 0 && (last === 0 || last > 19)) return `${words}ste`;
  const own = OWN_FORMS.find(([cardinal]) => numberWords(last) === cardinal);
  return own === undefined ? `${words}de` : words.slice(0, -own[0].length) + own[1];
}

/**
 * A year in words: 1100 to 1999 by hundreds (`negentienhonderdvijfentachtig`), all others as a plain number
 * (`tweeduizend zesentwintig`). Source: taaladvies.net, "Jaartallen voluit". Throws a RangeError for a year that
 * `numberWords` has no words for.
 */
export function yearWords(year: number): string {
  if (!Number.isInteger(year) || year < 1100 || year > 1999) return numberWords(year);
  const rest = year % 100;
  return `${numberWords(Math.floor(year / 100))}honderd${rest === 0 ? '' : numberWords(rest)}`;
}

/** The result of the number builder, with the pieces it shows (MSC-10). */
interface BuiltNumber {
  readonly value: number;
  readonly words: string;
  /** `twee`, `ën`, `twintig`: the parts of the word; the tens word alone if there are no ones. */
  readonly pieces: readonly string[];
}

/**
 * A number between 20 and 100 out of tens (20 to 90) and ones (0 to 9). Ones are said first, with `ën` after twee and
 * drie (MSC-10). Null if the builder shows nothing (20 or less, 100 or more).
 */
export function buildNumber(tens: number, ones: number): BuiltNumber | null {
  const value = tens < 20 ? tens : tens + ones;
  if (!Number.isInteger(value) || value <= 20 || value >= 100) return null;
  const words = numberWords(value);
  if (ones === 0) return { value, words, pieces: [words] };
  const onesWord = numberWords(ones);
  const tensWord = numberWords(tens);
  return { value, words, pieces: [onesWord, words.slice(onesWord.length, -tensWord.length), tensWord] };
}

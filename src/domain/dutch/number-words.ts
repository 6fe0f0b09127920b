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
 * A whole number from 0 to 999,999 in Dutch words, as the official spelling writes it: one word up to and including
 * `duizend`, a space after it, a diaeresis where vowels meet (`honderdeen`, `tweeëntwintig`, `duizend vijf`,
 * `drieduizend tweehonderd`). Rule: Leidraad 6.9 of the Woordenlijst. Throws a RangeError for any other number.
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

/** The number before a thing that is counted: `één euro` and not `een euro`, which could be "a euro". */
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

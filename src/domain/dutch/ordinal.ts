import { numberWords } from '#domain/dutch/number-words.ts';

/** Numbers whose rank is not simply their word with `-de`. */
const OWN_FORMS: readonly (readonly [cardinal: string, ordinal: string])[] = [
  ['een', 'eerste'],
  ['drie', 'derde'],
  ['acht', 'achtste'],
];

/**
 * The rank of a number in words: `eerste`, `derde`, `achtste`, `twintigste`, `honderdeerste`, `duizend vijfde`. The last
 * part decides: 2 to 19 take `-de`, all above `-ste`. It is spelled together and apart as the number itself is
 * (Leidraad 6.9). For 0 to 999,999; throws a RangeError for any other number.
 */
export function ordinalWords(value: number): string {
  const words = numberWords(value);
  const last = value % 100;
  if (value > 0 && (last === 0 || last > 19)) return `${words}ste`;
  const own = OWN_FORMS.find(([cardinal]) => numberWords(last) === cardinal);
  return own === undefined ? `${words}de` : words.slice(0, -own[0].length) + own[1];
}

/** The rank as a figure, which may always end in `e`: `1e`, `20e` (Leidraad 6.9). */
export function ordinalFigure(value: number): string {
  return `${value}e`;
}

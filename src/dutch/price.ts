import { countWord, LARGEST_NUMBER, numberWords } from './number-words.ts';
import { parseNumber } from './parse-number.ts';
import { foldText } from '#lib/fold-text.ts';

const CENTS_IN_EURO = 100;
const FIGURE = /^(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:[,.](\d{2}|-+|–))?$/;

/** A price in Dutch notation, with a comma, and a dot for thousands: `€ 2,50`, `€ 1.250,00`. `cents` is a whole number. */
export function priceFigure(cents: number): string {
  const euros = String(Math.floor(cents / CENTS_IN_EURO)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `€ ${euros},${String(cents % CENTS_IN_EURO).padStart(2, '0')}`;
}

/**
 * A price in words: `twee euro vijftig`, `vijftig cent`, `één euro`. Euro and cent stay singular after a number
 * (Algemene Nederlandse Spraakkunst: units of measure). `cents` is a whole number up to 999,999 euros; throws a
 * RangeError for any other.
 */
export function priceWords(cents: number): string {
  const euros = Math.floor(cents / CENTS_IN_EURO);
  const rest = cents % CENTS_IN_EURO;
  if (euros === 0) return `${countWord(rest)} cent`;
  return rest === 0 ? `${countWord(euros)} euro` : `${countWord(euros)} euro ${numberWords(rest)}`;
}

/**
 * Parses a typed price into cents; null if it is not a price. It accepts digits with or without the sign (`€ 2,50`,
 * `2.50`, `5`, `5,-`, `50 cent`, `1.250,00`) and words (`twee euro vijftig`, `twee euro en vijftig cent`, `twee
 * vijftig`, `vijftig cent`).
 */
export function parsePrice(text: string): number | null {
  const typed = foldText(text)
    .replace(/€|\beur\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const figure = FIGURE.exec(typed.replace(/ ?euro$/, ''));
  if (figure !== null) return centsOfFigure(figure[1] ?? '', figure[2]);
  return typed.includes('euro') || typed.includes('cent') ? centsWithUnit(typed) : centsOfShortForm(typed);
}

function centsOfFigure(euros: string, cents: string | undefined): number | null {
  const whole = Number(euros.replaceAll('.', ''));
  return whole > LARGEST_NUMBER ? null : whole * CENTS_IN_EURO + (Number(cents) || 0);
}

/** `twee euro vijftig`, `2 euro 50`, `twee euro en vijftig cent`, `vijftig cent`. */
function centsWithUnit(typed: string): number | null {
  const [, before, after] = /^(?:(.+?) ?euro(?!.*euro))?(?: ?en )?(.*?)(?: ?cent)?$/.exec(typed) ?? [];
  const euros = before === undefined ? 0 : parseNumber(before);
  const cents = after === undefined || after.trim() === '' ? 0 : parseNumber(after);
  if (
    euros === null ||
    cents === null ||
    cents >= CENTS_IN_EURO ||
    !/\S/.test(`${before ?? ''}${after ?? ''}`)
  ) {
    return null;
  }
  return euros * CENTS_IN_EURO + cents;
}

/** `twee vijftig` and `vijf`: how a price is often called out. */
function centsOfShortForm(typed: string): number | null {
  const whole = parseNumber(typed);
  if (whole !== null) return whole * CENTS_IN_EURO;
  const [euros, cents, ...more] = typed.split(' ').map(parseNumber);
  if (euros === null || euros === undefined || cents === null || cents === undefined) return null;
  return more.length > 0 || cents < 10 || cents >= CENTS_IN_EURO ? null : euros * CENTS_IN_EURO + cents;
}

import { numberWords } from './number-words.ts';
import { foldText } from '#lib/fold-text.ts';

const FIGURE = /^\d{1,6}$|^\d{1,3}[.\s]\d{3}$/;

/** 0 to 99 by their words, without marks. */
const UNDER_HUNDRED = new Map(
  Array.from({ length: 100 }, (_, value) => [foldText(numberWords(value)), value] as const),
);

/**
 * Parses a typed number, in digits (`3500`, `3.500`, `3 500`) or in words; null if it is not a number from 0 to 999,999.
 * Spelling is not judged: capitals, spaces, hyphens and accents do not matter (`tweeentwintig`, `één`), and every usual
 * form is accepted: `honderdeneen` and `honderdeen`, `duizend en een` and `duizend een`, `vijfendertighonderd` and
 * `drieduizend vijfhonderd` (Leidraad 6.9; taaladvies.net, "Jaartallen voluit"). To check the spelling, compare with
 * `numberWords`.
 */
export function parseNumber(text: string): number | null {
  const typed = foldText(text).trim();
  if (FIGURE.test(typed)) return Number(typed.replace(/\D/g, ''));
  return parseWords(typed.replace(/[\s-]+/g, ''));
}

/** The text before and after the first `marker`, without the `en` that may follow it; null without a marker. */
function splitAt(words: string, marker: string): readonly [before: string, after: string] | null {
  const at = words.indexOf(marker);
  if (at < 0) return null;
  const after = words.slice(at + marker.length);
  // No number begins with `en`, so `honderden` alone is not a number.
  return [words.slice(0, at), /^en./.test(after) ? after.slice(2) : after];
}

function parseWords(words: string): number | null {
  const parts = splitAt(words, 'duizend');
  if (parts === null) return underTenThousand(words);
  return sum(1000, countOf(parts[0], underThousand), restOf(parts[1], underThousand));
}

/** Also in hundreds, from 1,100 to 9,900 but for whole thousands: `vijfendertighonderd`. */
function underTenThousand(words: string): number | null {
  const parts = splitAt(words, 'honderd');
  const hundreds = parts === null ? 0 : (UNDER_HUNDRED.get(parts[0]) ?? 0);
  if (parts === null || hundreds < 11 || hundreds % 10 === 0) return underThousand(words);
  return sum(100, hundreds, restOf(parts[1], underHundred));
}

function underThousand(words: string): number | null {
  const parts = splitAt(words, 'honderd');
  if (parts === null) return underHundred(words);
  const hundreds = countOf(parts[0], underHundred);
  return hundreds !== null && hundreds > 9 ? null : sum(100, hundreds, restOf(parts[1], underHundred));
}

function underHundred(words: string): number | null {
  return UNDER_HUNDRED.get(words) ?? null;
}

/** The count of hundreds or thousands: one if not stated, never zero. */
function countOf(words: string, parse: (words: string) => number | null): number | null {
  return words === '' ? 1 : parse(words) || null;
}

/** The remainder after the hundreds or thousands: nothing, or a number other than zero. */
function restOf(words: string, parse: (words: string) => number | null): number | null {
  return words === '' ? 0 : parse(words) || null;
}

function sum(unit: number, count: number | null, rest: number | null): number | null {
  return count === null || rest === null ? null : count * unit + rest;
}

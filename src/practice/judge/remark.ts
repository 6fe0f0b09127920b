import { foldText } from '#lib/fold-text.ts';
import { plainText, wordsOf } from '#practice/judge/tokens.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';

/** No mistake, but shown: the keyboard may be the cause, or it is a matter of taste. */
export type Remark = 'capital' | 'accent' | 'punctuation';

/** How a right answer differs from ours in its signs alone (MEM-09); null where it doesn't, or where it has other words. */
export function remarkOn({ answers, frame = '___', alsoSaid = [] }: TypedItem, typed: string): Remark | null {
  const words = wordsOf(typed).join(' ');
  const same = [...answers, ...answers.map((answer) => frame.replace('___', answer)), ...alsoSaid].filter(
    (answer) => wordsOf(answer).join(' ') === words,
  );
  const remarks = same.map((answer) => remarkBeside(plain(typed), plain(answer)));
  return remarks.includes(null) ? null : (remarks[0] ?? null);
}

function remarkBeside(given: string, wanted: string): Remark | null {
  if (given === wanted) return null;
  if (given.toLowerCase() === wanted.toLowerCase()) return 'capital';
  if (foldText(given) === foldText(wanted)) return 'accent';
  return withoutStops(given) === withoutStops(wanted) ? 'punctuation' : null;
}

/** Final punctuation is not part of an answer. */
const END = /[\s.!?…]+$/u;

function plain(text: string): string {
  return plainText(text).replace(END, '');
}

/** Often a matter of taste, but part of a number or a time: `2,50`, `10.30`. */
const STOPS = /\s*(?:,(?!\d)|[;:.!?](?=\s|$))+\s*/g;

function withoutStops(text: string): string {
  return foldText(text.replace(STOPS, ' '));
}

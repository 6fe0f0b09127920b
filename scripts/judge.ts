/**
 * `npm run judge -- FILE`: judges answers without a screen (JDG-05). A line is an id and what was typed, with a tab between; it is
 * printed with `right`, `mistake` or `unknown` before it and the words of the verdict behind it; a letter or form (`text:…`)
 * with `own`, `copied`, `not-dutch` or `repeated`, its points and its advice. `npm run judge -- --figures` measures the judge by the answers in `tests/judge` and prints numbers only.
 */
import { readFileSync } from 'node:fs';
import { createSpeller } from '#content-check/speller.ts';
import { figures } from './judge/figures.ts';
import { typedItems } from './judge/items.ts';
import { judgeLine } from './judge/judge-line.ts';
import { judgeTextLine } from './judge/judge-text.ts';
import { letterLexicon } from './judge/letter-lexicon.ts';

const [argument] = process.argv.slice(2);
if (argument === undefined) {
  console.error('Which file? npm run judge -- FILE');
  process.exitCode = 1;
} else {
  const items = await typedItems();
  const lines = argument === '--figures' ? [figures(items)] : readFileSync(argument, 'utf8').split(/\r?\n/);
  const words = { lexicon: await letterLexicon(), speller: await createSpeller() };
  const judged = (line: string) =>
    line.startsWith('text:') ? judgeTextLine(line, words) : judgeLine(line, items);
  for (const line of lines.filter((one) => one !== ''))
    console.log(argument === '--figures' ? line : judged(line));
}

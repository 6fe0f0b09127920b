/**
 * `npm run judge -- FILE`: judges answers without a screen (JDG-05). A line is an id and what was typed, with a tab between; it is
 * printed with `right`, `mistake` or `unknown` before it and the words of the verdict behind it. Letters and forms (`text:…`)
 * are not judged here yet. `npm run judge -- --figures` measures the judge by the answers in `tests/judge` and prints numbers only.
 */
import { readFileSync } from 'node:fs';
import { figures } from './judge/figures.ts';
import { typedItems } from './judge/items.ts';
import { judgeLine } from './judge/judge-line.ts';

const [argument] = process.argv.slice(2);
if (argument === undefined) {
  console.error('Which file? npm run judge -- FILE');
  process.exitCode = 1;
} else {
  const items = await typedItems();
  const lines = argument === '--figures' ? [figures(items)] : readFileSync(argument, 'utf8').split(/\r?\n/);
  for (const line of lines.filter((one) => one !== ''))
    console.log(argument === '--figures' ? line : judgeLine(line, items));
}

/**
 * `npm run judge -- FILE`: judges answers without a screen (JDG-05). A line is an id and what was typed, with a tab between; it is
 * printed with `right`, `mistake` or `unknown` before it and the words of the verdict behind it. Letters and forms (`text:…`)
 * are not judged here yet. `npm run judge -- --figures` measures the judge by the answers in `tests/judge` and prints numbers only.
 */
import { readFileSync } from 'node:fs';
import { judge } from '#practice/judge/judge.ts';
import { wordsOfVerdict } from '#practice/judge/verdict-words.ts';
import { figures } from './judge/figures.ts';
import { typedItems } from './judge/items.ts';

const [argument] = process.argv.slice(2);
if (argument === undefined) {
  console.error('Which file? npm run judge -- FILE');
  process.exitCode = 1;
} else {
  const items = await typedItems();
  if (argument === '--figures') console.log(figures(items));
  else
    for (const line of readFileSync(argument, 'utf8')
      .split(/\r?\n/)
      .filter((one) => one !== ''))
      console.log(judged(line, items));
}

function judged(line: string, items: Awaited<ReturnType<typeof typedItems>>): string {
  const [id = '', answer = ''] = line.split('\t');
  if (id.startsWith('text:'))
    return `unknown\t${line}\tLetters and forms are not judged by this command yet.`;
  const item = items.get(id);
  if (item === undefined) return `unknown\t${line}\tNothing that is typed has this id.`;
  const verdict = judge(item, answer);
  return `${verdict.kind}\t${line}\t${wordsOfVerdict(verdict)}`;
}

import { judge } from '#practice/judge/judge.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { wordsOfVerdict } from '#practice/judge/verdict-words.ts';

/** A line with an id and an answer, with `right`, `mistake` or `unknown` before it and the words of the verdict behind it (JDG-05). */
export function judgeLine(line: string, items: ReadonlyMap<string, TypedItem>): string {
  const [id = '', answer = ''] = line.split('\t');
  const item = items.get(id);
  if (item === undefined) return `unknown\t${line}\tNothing that is typed has this id.`;
  const verdict = judge(item, answer);
  return `${verdict.kind}\t${line}\t${wordsOfVerdict(verdict)}`;
}

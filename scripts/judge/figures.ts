import { readFileSync } from 'node:fs';
import { judge } from '#practice/judge/judge.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';

const ANSWERS = 'tests/judge/typed-answers.tsv';

/** How the judge does on the answers it is measured by (JDG-04). Figures only: who works on the judge doesn't read those answers. */
export function figures(items: ReadonlyMap<string, TypedItem>): string {
  const lines = readFileSync(ANSWERS, 'utf8').trim().split('\n').slice(1);
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const line of lines) {
    const [id = '', answer = '', expected = '', mistake = ''] = line.split('\t');
    const item = items.get(id);
    if (item === undefined) {
      add(`no such item\t${id.split('-').slice(0, 3).join('-')}`);
      continue;
    }
    const verdict = judge(item, answer);
    const said = verdict.kind === 'unknown' && verdict.avoids ? 'unknown (avoids)' : verdict.kind;
    add(`${expected}\t${said}`);
    const kind =
      /practice-(?:word-order-[a-z]+|[a-z]+-[a-z]+|[a-z]+)/.exec(id)?.[0] ?? id.split(':')[0] ?? '';
    add(`by kind: ${expected}\t${said}\t${kind}`);
    if (expected === 'mistake')
      add(`by name: ${mistake}\t${verdict.kind === 'mistake' ? verdict.mistakes[0].name : said}`);
    if (expected === 'right' && verdict.kind === 'mistake')
      add(`right, but called\t${verdict.mistakes[0].name}`);
    if (expected === 'mistake' && verdict.kind === 'mistake')
      add(
        `name\t${verdict.mistakes[0].name === mistake ? 'the same first' : verdict.mistakes.some(({ name }) => name === mistake) ? 'among them' : 'another'}`,
      );
  }
  return [...counts]
    .toSorted(([one, few], [other, many]) => groupOf(one).localeCompare(groupOf(other)) || many - few)
    .map(([key, count]) => `${count}\t${key}`)
    .join('\n');
}

const groupOf = (key: string): string => key.split(/[:\t]/)[0] ?? '';

import { readFileSync } from 'node:fs';
import { judge } from '#practice/judge/judge.ts';
import type { TypedItem, Verdict } from '#practice/judge/typed-item.ts';

const ANSWERS = 'tests/judge/typed-answers.tsv';

/** How the judge does on the answers it is measured by (JDG-04). Figures only: who works on the judge doesn't read those answers. */
export function figures(items: ReadonlyMap<string, TypedItem>): string {
  return [...countsOf(items)]
    .toSorted(([one, few], [other, many]) => groupOf(one).localeCompare(groupOf(other)) || many - few)
    .map(([key, count]) => `${count}\t${key}`)
    .join('\n');
}

/** The shares that JDG-04 sets goals for, from 0 to 1. */
export function shares(
  items: ReadonlyMap<string, TypedItem>,
): Readonly<Record<'rightIsRight' | 'rightIsMistake' | 'wrongIsRight' | 'wrongIsNamed', number>> {
  const counts = countsOf(items);
  const share = (expected: string, said: string): number => {
    const all = [...counts]
      .filter(([key]) => key.startsWith(`${expected}\tcalled`))
      .reduce((sum, [, count]) => sum + count, 0);
    return (counts.get(`${expected}\tcalled ${said}`) ?? 0) / all;
  };
  return {
    rightIsRight: share('right', 'right'),
    rightIsMistake: share('right', 'mistake'),
    wrongIsRight: share('mistake', 'right'),
    wrongIsNamed: share('mistake', 'mistake'),
  };
}

function countsOf(items: ReadonlyMap<string, TypedItem>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const rows = readFileSync(ANSWERS, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  for (const [id = '', answer = '', expected = '', mistake = ''] of rows) {
    const item = items.get(id);
    const keys =
      item === undefined
        ? ['no such item']
        : keysOf(judge(item, answer), { expected, mistake, kind: kindOf(id) });
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

interface Expected {
  readonly expected: string;
  readonly mistake: string;
  readonly kind: string;
}

/** What one answer counts for. */
function keysOf(verdict: Verdict, { expected, mistake, kind }: Expected): readonly string[] {
  const said = verdict.kind === 'unknown' && verdict.avoids ? 'unknown (avoids)' : verdict.kind;
  const keys = [`${expected}\tcalled ${said}`, `by kind: ${expected}\tcalled ${said}\t${kind}`];
  if (verdict.kind !== 'mistake')
    return expected === 'mistake' ? [...keys, `by name: ${mistake}\tcalled ${said}`] : keys;
  const names = verdict.mistakes.map(({ name }) => name);
  if (expected !== 'mistake') return [...keys, `by name: ${expected}\tcalled ${names[0] ?? ''}`];
  const isNamed = names.some((name) => name === mistake);
  const asked = names[0] === mistake ? 'its name first' : isNamed ? 'its name among others' : 'another name';
  return [...keys, `by name: ${mistake}\tcalled ${names[0] ?? ''}`, `named\t${asked}`];
}

function kindOf(id: string): string {
  const practised =
    /^question:practice-(?:word-order-[a-z]+|om-te|past-modal|[a-z]+(?:-(?:word|verb|geen|ending))?)/.exec(
      id,
    );
  return (practised?.[0] ?? id.split(':')[0] ?? '').replace('question:practice-', '');
}

const groupOf = (key: string): string => key.split(/[:\t]/)[0] ?? '';

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

interface Share {
  readonly what: string;
  readonly expected: string;
  readonly said: string;
  readonly goal: { readonly atLeast: number } | { readonly atMost: number };
}

/** What JDG-04 asks of the judge. */
const SHARES: readonly Share[] = [
  { what: 'right, called right', expected: 'right', said: 'right', goal: { atLeast: 0.9 } },
  { what: 'right, called a mistake', expected: 'right', said: 'mistake', goal: { atMost: 0.02 } },
  { what: 'wrong, called right', expected: 'mistake', said: 'right', goal: { atMost: 0 } },
  { what: 'wrong, and the mistake named', expected: 'mistake', said: 'mistake', goal: { atLeast: 0.85 } },
];

/** One of the shares, as it was measured. */
export interface Measured {
  readonly what: string;
  readonly count: number;
  readonly of: number;
  readonly goal: string;
  readonly isReached: boolean;
}

/** How the judge does by what JDG-04 asks. */
export function measured(items: ReadonlyMap<string, TypedItem>): readonly Measured[] {
  const counts = countsOf(items);
  return SHARES.map(({ what, expected, said, goal }) => {
    const count = counts.get(`${expected}\tcalled ${said}`) ?? 0;
    const of = [...counts]
      .filter(([key]) => key.startsWith(`${expected}\tcalled`))
      .reduce((sum, [, one]) => sum + one, 0);
    return {
      what,
      count,
      of,
      goal: 'atLeast' in goal ? `at least ${percent(goal.atLeast)}` : `at most ${percent(goal.atMost)}`,
      isReached: 'atLeast' in goal ? count / of >= goal.atLeast : count / of <= goal.atMost,
    };
  });
}

/** The measured shares as they stand in docs/content-quality.md. */
export function judgeTable(shares: readonly Measured[]): string {
  const lines = shares.map(
    ({ what, count, of, goal }) => `| ${what} | ${count} of ${of} | ${percent(count / of)} | ${goal} |`,
  );
  return ['| answers | | share | JDG-04 |', '|---|---|---|---|', ...lines].join('\n');
}

const percent = (share: number): string => `${String(Math.round(share * 1000) / 10)}%`;

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

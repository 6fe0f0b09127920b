import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readListOfIds, SHIPPED_IDS_PATH } from './check-ids.ts';

const MISTAKES: ReadonlySet<string | undefined> = new Set(
  'adjective|article|auxiliary|diminutive|extra word|missing word|negation|order|other word|plural|preposition|pronoun|spelling|tense|verb form'.split(
    '|',
  ),
);

const [head, ...lines] = readFileSync('tests/judge/typed-answers.tsv', 'utf8').replace(/\n$/, '').split('\n');
const rows = lines.map((line) => {
  const [id = '', answer = '', expected = '', mistake, ...rest] = line.split('\t');
  return { line, id, answer, expected, mistake, columns: rest.length + 4 };
});
const count = (expected: string) => rows.filter((row) => row.expected === expected).length;
const bare = (answer: string) =>
  answer
    .toLowerCase()
    .replaceAll(/[\s.,!?]+/g, ' ')
    .trim();

it('JDG-04: the answers for measuring a judge are enough of each kind, unique, and about existing items', () => {
  const shipped = new Set(readListOfIds(readFileSync(SHIPPED_IDS_PATH, 'utf8')));
  expect(head).toBe('id\tanswer\texpected\tmistake\tnote');
  expect(count('right')).toBeGreaterThanOrEqual(300);
  expect(count('mistake')).toBeGreaterThanOrEqual(200);
  expect(count('right') + count('mistake') + count('unknown')).toBe(rows.length);
  expect(
    rows.filter(({ id, answer, columns }) => !shipped.has(id) || answer === '' || columns !== 5),
  ).toEqual([]);
  expect(rows.filter(({ expected, mistake }) => (expected === 'mistake') !== MISTAKES.has(mistake))).toEqual(
    [],
  );
  expect(new Set(rows.map(({ id, answer }) => `${id} ${bare(answer)}`)).size).toBe(rows.length);
});

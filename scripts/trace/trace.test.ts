import { expect, it } from 'vitest';
import { readLaterIds } from './later-ids.ts';
import { proofsOfBench, proofsOfTests, TEST_FILE } from './proof.ts';
import { readRequirements } from './requirement.ts';
import { traceRequirements } from './trace-requirements.ts';

const spec = (text: string) => readRequirements([{ path: 'access.md', text }]);
const idsIn = (text: string) => proofsOfTests([{ path: 'a.test.ts', text }]).map(({ id }) => id);

it('trace reads requirements from the lines that state them, except struck-through ones', () => {
  const text =
    '# Access\n- AUTH-01 Sign in, see NAV-09.\n- ~~AUTH-02 Gone.~~\ntext AUTH-03\n- NAV-01 Routes.\n';
  expect(spec(text)).toEqual([
    { id: 'AUTH-01', file: 'access.md' },
    { id: 'NAV-01', file: 'access.md' },
  ]);
});

it.each([
  ['one id', "it('AUTH-01: signs in', () => {})", ['AUTH-01']],
  ['several ids', 'test("AUTH-01 NAV-02: signs in", run)', ['AUTH-01', 'NAV-02']],
  ['a group', "test.describe('SYS-01: loading', () => { test('is quiet', run) })", ['SYS-01']],
  ['rows', "it.each([['AUTH-09: not a title']])('AUTH-01: %s', run)", ['AUTH-01']],
  ['a table', 'it.each`a|b`(`AUTH-01: ${1}`, run)', ['AUTH-01']],
  ['an id inside the title', "it('opens, see AUTH-01: or not', run)", []],
  ['a text elsewhere', "const text = 'AUTH-01: no test'; log('AUTH-01: no test')", []],
  ['a comment', "// it('AUTH-01: signs in', run)", []],
  ['a skipped test', "it.skip('AUTH-01: signs in', run); test.fixme('AUTH-02: out', run)", []],
])('trace finds in titles with %s what is proven', (_, text, expected) => {
  expect(idsIn(text)).toEqual(expected);
});

it('trace reads every kind of test file, and no helpers', () => {
  const files = [
    'a.test.ts',
    'b.test.tsx',
    'c.spec.ts',
    'd.journey.ts',
    'journey.ts',
    'late-parts.ts',
    'e.setup.ts',
  ];
  expect(files.filter((name) => TEST_FILE.test(name))).toEqual(files.slice(0, 4));
});

it('trace counts a goal of the bench once all its parts are measured', () => {
  const goals = [
    { id: 'QUA-01' },
    { id: 'QUA-01' },
    { id: 'QUA-08' },
    { id: 'QUA-08', open: 'not built yet' },
  ];
  expect(proofsOfBench(goals, 'goals.mjs')).toEqual([{ id: 'QUA-01', kind: 'bench', path: 'goals.mjs' }]);
});

it('trace reads the list of later ids', () => {
  expect(readLaterIds('# Not yet: AUTH-09\nAUTH-01 AUTH-02*\n\n  NAV-01\n')).toEqual([
    { id: 'AUTH-01', isBegun: false },
    { id: 'AUTH-02', isBegun: true },
    { id: 'NAV-01', isBegun: false },
  ]);
});

const requirements = spec('- AUTH-01 In.\n- AUTH-02 Out.\n');
const proof = (id: string, kind: 'test' | 'bench' = 'test') => ({ id, kind, path: 'a.test.ts' });
const trace = (ids: readonly string[], later = '') =>
  traceRequirements({ requirements, proofs: ids.map((id) => proof(id)), later: readLaterIds(later) });

it('trace distinguishes what tests prove from what only the bench does', () => {
  const proofs = [proof('AUTH-01'), proof('AUTH-01', 'bench'), proof('AUTH-02', 'bench')];
  expect(traceRequirements({ requirements, proofs, later: [] })).toEqual({
    files: [
      {
        file: 'access.md',
        total: 2,
        tested: ['AUTH-01'],
        benched: ['AUTH-02'],
        begun: [],
        later: [],
        open: [],
      },
    ],
    faults: [],
  });
});

it('trace fails on a requirement without a test, unless it is for later', () => {
  expect(trace(['AUTH-01']).faults).toEqual(['AUTH-02 (access.md) has no test']);
  expect(trace(['AUTH-01'], 'AUTH-02').faults).toEqual([]);
  expect(trace(['AUTH-01'], 'AUTH-02').files[0]?.later).toEqual(['AUTH-02']);
});

it('trace fails on a test or a later id that names no requirement', () => {
  expect(trace(['AUTH-01', 'AUTH-02', 'AUTH-99'], 'AUTH-98').faults).toEqual([
    'a.test.ts names AUTH-99, which does not exist',
    'AUTH-98 is on the list of later ids, but does not exist',
  ]);
});

it('trace fails when a later id has a test, so that the list shrinks', () => {
  expect(trace(['AUTH-01', 'AUTH-02'], 'AUTH-02').faults).toEqual([
    'AUTH-02 has got a test: take it off the list of later ids, or mark it as begun',
  ]);
});

it('trace lets an id stay that is begun, as long as some of it is proven', () => {
  const begun = trace(['AUTH-01', 'AUTH-02'], 'AUTH-02*');
  expect([begun.faults, begun.files[0]?.begun]).toEqual([[], ['AUTH-02']]);
  expect(trace(['AUTH-01'], 'AUTH-02*').faults).toEqual(['AUTH-02 is marked as begun, but has no test']);
});

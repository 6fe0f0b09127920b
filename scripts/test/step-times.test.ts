import { expect, it } from 'vitest';
import { failedUnitTests, slowestJourneys, stumbledJourneys, timeTable } from './step-times.mjs';

const test = (fullName: string, status: string) => ({ fullName, status });

const spec = (title: string, line: number, ...durations: number[]) => ({
  title,
  file: 'misc.spec.ts',
  line,
  tests: [
    {
      projectName: 'journeys',
      status: durations.length > 1 ? 'flaky' : 'expected',
      results: durations.map((duration) => ({ duration })),
    },
  ],
});

it('QUA-23: lists the time of each step, and which failed', () => {
  expect(
    timeTable([
      { title: 'Lint', seconds: 3.14, ok: true },
      { title: 'Journeys', seconds: 401.06, ok: false },
    ]),
  ).toBe('Lint         3.1 s\nJourneys   401.1 s  FAILED');
});

it('QUA-23: lists the slowest journeys first, grouped or not, with all their tries, up to the limit', () => {
  const report = {
    config: { rootDir: '/tests' },
    suites: [
      { specs: [spec('quick', 1, 900), spec('slow', 20, 12_000)] },
      { specs: [], suites: [{ specs: [spec('tried twice', 30, 7000, 8000)] }] },
    ],
  };
  expect(slowestJourneys(report, 2)).toBe(
    '   15.0 s  misc.spec.ts:30  tried twice\n   12.0 s  misc.spec.ts:20  slow',
  );
  expect(slowestJourneys(null, 2)).toBe('None was run.');
});

it('QUA-23: lists the journeys that passed only on a second try', () => {
  const specs = [spec('quick', 1, 900), spec('tried twice', 30, 7000, 8000)];
  expect(stumbledJourneys({ suites: [{ specs }] })).toBe('   misc.spec.ts:30  tried twice');
  expect(stumbledJourneys(null)).toBe('');
});

it('QUA-23: lists the unit tests that failed, and the files that could not be read', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [test('adds', 'passed'), test('takes', 'failed')],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [test('reads', 'passed')] },
  ];
  expect(failedUnitTests({ testResults })).toBe('   a.test.ts  takes\n   b.test.ts');
  expect(failedUnitTests(null)).toBe('');
});

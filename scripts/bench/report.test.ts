import { expect, it } from 'vitest';
import type { Measured } from './bench.mjs';
import { GOALS } from './goals.mjs';
import { judge, lighthouseRuns, logRuns, table } from './report.mjs';

const moments = (fcp: number, lcp: number, hydrated: number) => ({
  fcp,
  lcp,
  hydrated,
  layoutShift: 0,
  wire: null,
  errors: [],
  runs: [],
});
const page = (fcp: number, lcp: number, hydrated: number) => ({
  first: moments(fcp, lcp, hydrated),
  repeat: moments(fcp, lcp, hydrated),
});
const run = (performance: number, fcp: number) => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcp,
  lcp: fcp,
  cls: 0,
  failedAudits: [],
});
const lighthouse = (...performance: number[]) => ({
  lowestScores: {
    performance: Math.min(...performance),
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  },
  largestShift: 0,
  runs: performance.map((score) => run(score, 651.6)),
});

const measured: Measured = {
  load: {
    pages: {
      bare: page(1000, 1000, 1000),
      login: page(520, 540, 1240),
      home: page(1000, 1250, 1130),
      vocabulary: page(1000, 1500, 1200),
    },
    font: { bytes: 24_000, msBeforePaint: -200, layoutShift: 0 },
    signedIn: [
      { path: '/', bytes: 90_000 },
      { path: '/misc', bytes: 131_000 },
    ],
  },
  press: { median: 40, runs: [] },
  lighthouse: { bare: lighthouse(100), login: lighthouse(100, 99, 100), home: lighthouse(98) },
};
const judged = judge(measured);
const verdictOf = (part: string) => judged.find(({ goal }) => goal.includes(part));

it('QUA-09: times are ratios to the bare page of the same run, with milliseconds, and never fail', () => {
  expect(verdictOf('/login: FCP')).toMatchObject({ value: 0.52, besideMs: 520, verdict: 'met' });
  expect(verdictOf('/login: usable')).toMatchObject({ value: 1.24, besideMs: 1240, verdict: 'missed' });
  expect(verdictOf('home: LCP')).toMatchObject({ value: 1.25, verdict: 'met' });
});

it('QUA-09: bytes and scores can fail, for the worst page and every run of Lighthouse', () => {
  expect(verdictOf('first visit of any page')).toMatchObject({ value: 131, verdict: 'FAILED' });
  expect(verdictOf('in every run: performance')).toMatchObject({ value: 99, verdict: 'FAILED' });
  expect(verdictOf('home: Lighthouse')).toMatchObject({ value: 98, verdict: 'met' });
});

it('QUA-09: says what was not measured', () => {
  expect(verdictOf('search over 2,200')).toMatchObject({ value: null, verdict: 'not measured' });
  const lines = table(judged).split('\n');
  expect(lines).toHaveLength(GOALS.length + 1);
  expect(lines.find((line) => line.includes('/login: usable'))).toMatch(
    /1\.24 x \(1240 ms\) +≤ 1\.15 x +missed$/,
  );
});

it('QUA-09: every run of Lighthouse is printed', () => {
  expect(measured.lighthouse && lighthouseRuns(measured.lighthouse).split('\n')).toEqual([
    'bare   100 100 100 100  FCP 0.65 s  LCP 0.65 s  CLS 0',
    'login  100 100 100 100  FCP 0.65 s  LCP 0.65 s  CLS 0',
    'login  99 100 100 100   FCP 0.65 s  LCP 0.65 s  CLS 0',
    'login  100 100 100 100  FCP 0.65 s  LCP 0.65 s  CLS 0',
    'home   98 100 100 100   FCP 0.65 s  LCP 0.65 s  CLS 0',
  ]);
});

it('QUA-07: start, one more answer and memory of a long log have goals; one-time costs are only reported', () => {
  const log = {
    answers: 100_000,
    cold: { median: 240, runs: [240] },
    rebuilt: { median: 2100, runs: [2100] },
    oneMore: { screen: { median: 0.2, p95: 0.8 }, saved: { median: 6, p95: 18 } },
    heap: { whole: 61, ofLog: 59.8 },
  };
  const logPages = {
    review: { median: 2400, runs: [2400] },
    progress: { median: 3600, runs: [3600] },
  };
  const rows = judge({ log, logPages }).filter(({ id }) => id === 'QUA-07');
  expect(rows.map(({ value, verdict }) => [value, verdict])).toEqual([
    [240, 'met'],
    [0.8, 'met'],
    [6, 'missed'],
    [2400, 'met'],
    [3600, 'missed'],
    [61, 'FAILED'],
  ]);
  expect(logRuns(log)).toBe(
    'Study log of 100000 answers: rebuilt without its snapshot in 2.10 s, 59.8 MB in memory',
  );
});

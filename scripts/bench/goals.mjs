/**
 * The goals of docs/spec/quality.md beside what was measured.
 *
 * `held`: bytes, scores and counts, which are the same on every machine; over them the bench fails. `told`: times, which
 * move with the machine and are only shown, where possible as a ratio to the bare React page of the same run.
 *
 * @typedef {import('./bench.mjs').Measured} Measured
 * @typedef {{ id: string, goal: string, unit: 'kB' | 'ms' | 'MB' | 'x' | 'score' | '', kind: 'held' | 'told',
 *   limit: number, atLeast?: true, read: (measured: Measured) => number | null | undefined, open?: string }} Goal
 */
import { ratio } from './statistics.mjs';

/** @type {Goal[]} */
export const GOALS = [
  {
    id: 'QUA-01',
    goal: '/login, first visit: at most 85 kB over the wire in all',
    unit: 'kB',
    kind: 'held',
    limit: 85,
    read: ({ load }) =>
      kilobytes((load?.login.first.wire?.total ?? NaN) - (load?.login.first.wire?.fonts ?? NaN)),
  },
  {
    id: 'QUA-01',
    goal: '/login: at most 75 kB of it JavaScript',
    unit: 'kB',
    kind: 'held',
    limit: 75,
    read: ({ load }) => kilobytes(load?.login.first.wire?.scripts),
  },
  {
    id: 'QUA-01',
    goal: 'a self-hosted font subset of at most 25 kB on top',
    unit: 'kB',
    kind: 'held',
    limit: 25,
    read: ({ load }) => kilobytes(load?.login.first.wire?.fonts),
  },
  {
    id: 'QUA-01',
    goal: "FCP at most 0.70 of the bare React page's",
    unit: 'x',
    kind: 'told',
    limit: 0.7,
    read: ({ lighthouse }) => ratio(lighthouse?.login.fcp, lighthouse?.bare.fcp),
  },
  {
    id: 'QUA-01',
    goal: "LCP at most 1.15 of the bare React page's",
    unit: 'x',
    kind: 'told',
    limit: 1.15,
    read: ({ lighthouse }) => ratio(lighthouse?.login.lcp, lighthouse?.bare.lcp),
  },
  {
    id: 'QUA-01',
    goal: 'under real throttling FCP at most 0.55 of it',
    unit: 'x',
    kind: 'told',
    limit: 0.55,
    read: ({ load }) => ratio(load?.login.first.fcp, load?.bare.first.fcp),
  },
  {
    id: 'QUA-01',
    goal: 'under real throttling usable (hydrated) at most 1.10',
    unit: 'x',
    kind: 'told',
    limit: 1.1,
    read: ({ load }) => ratio(load?.login.first.hydrated, load?.bare.first.hydrated),
  },
  ...lighthouseGoals(),
  {
    id: 'QUA-01',
    goal: 'no layout shift',
    unit: '',
    kind: 'held',
    limit: 0,
    read: ({ load }) => load?.login.first.layoutShift,
  },
  {
    id: 'QUA-02',
    goal: "signed in, first visit of any page: at most 130 kB before the page's own data",
    unit: 'kB',
    kind: 'held',
    limit: 130,
    read: ({ load }) =>
      load === undefined ? null : kilobytes(Math.max(...load.signedIn.map(({ bytes }) => bytes))),
  },
  {
    id: 'QUA-02',
    goal: "LCP at most 1.35 of the bare React page's",
    unit: 'x',
    kind: 'told',
    limit: 1.35,
    read: ({ lighthouse }) => ratio(lighthouse?.home.lcp, lighthouse?.bare.lcp),
  },
  {
    id: 'QUA-02',
    goal: 'home, LCP under real throttling',
    unit: 'x',
    kind: 'told',
    limit: 1.35,
    read: ({ load }) => ratio(load?.home.first.lcp, load?.bare.first.lcp),
  },
  {
    id: 'QUA-02',
    goal: 'home: nothing moves when the app takes over',
    unit: '',
    kind: 'held',
    limit: 0,
    read: ({ load }) => load?.home.first.layoutShift,
  },
  {
    id: 'QUA-02',
    goal: 'Lighthouse performance 98 or more',
    unit: 'score',
    kind: 'held',
    limit: 98,
    atLeast: true,
    read: ({ lighthouse }) => lighthouse?.home.scores['performance'],
  },
  {
    id: 'QUA-03',
    goal: 'route changes at 4x CPU: median 50 ms',
    unit: 'ms',
    kind: 'told',
    limit: 50,
    read: ({ app }) => app?.warm.median,
  },
  {
    id: 'QUA-03',
    goal: '95th percentile 100 ms from click to painted heading',
    unit: 'ms',
    kind: 'told',
    limit: 100,
    read: ({ app }) => app?.warm.p95,
  },
  {
    id: 'QUA-03',
    goal: 'every link leads to its page',
    unit: '',
    kind: 'held',
    limit: 0,
    read: ({ app }) => app?.warm.failed,
  },
  {
    id: 'QUA-03',
    goal: 'clicked at once on slow 4G: one round trip plus 100 ms (slowest page)',
    unit: 'ms',
    kind: 'told',
    limit: 250,
    read: ({ app }) => app?.cold.slowest,
  },
  {
    id: 'QUA-04',
    goal: 'interactions at 4x CPU: 98th percentile 100 ms to the next paint',
    unit: 'ms',
    kind: 'told',
    limit: 100,
    read: ({ app }) => app?.interactions.p98,
  },
  {
    id: 'QUA-05',
    goal: 'search over 2,200 words at most 2 ms a keystroke',
    unit: 'ms',
    kind: 'told',
    limit: 2,
    read: ({ search }) => search?.words2200,
  },
  {
    id: 'QUA-05',
    goal: 'over 100,000 words at most 30 ms',
    unit: 'ms',
    kind: 'told',
    limit: 30,
    read: ({ search }) => search?.words100000,
  },
  {
    id: 'QUA-06',
    goal: 'JavaScript heap after all pages at most 10 MB',
    unit: 'MB',
    kind: 'held',
    limit: 10,
    read: ({ app }) => app?.heap.afterAllPages,
  },
  {
    id: 'QUA-06',
    goal: 'growth per further round under 0.1 MB',
    unit: 'MB',
    kind: 'held',
    limit: 0.1,
    read: ({ app }) => app?.heap.growthPerRound,
  },
  {
    id: 'QUA-08',
    goal: "repeat visit: painted from cache at 0.40 of the first visit's FCP",
    unit: 'x',
    kind: 'told',
    limit: 0.4,
    open: 'comes with the service worker',
    read: ({ load }) => ratio(load?.login.repeat.fcp, load?.login.first.fcp),
  },
  {
    id: 'QUA-08',
    goal: 'no byte over the wire before paint',
    unit: 'kB',
    kind: 'told',
    limit: 0,
    open: 'comes with the service worker',
    read: ({ load }) => kilobytes(load?.login.repeat.wire?.total),
  },
];

/** @returns {Goal[]} */
function lighthouseGoals() {
  return ['performance', 'accessibility', 'best-practices', 'seo'].map((category) => ({
    id: 'QUA-01',
    goal: `Lighthouse 100 in all four categories: ${category}`,
    unit: 'score',
    kind: 'held',
    limit: 100,
    atLeast: true,
    read: ({ lighthouse }) => lighthouse?.login.scores[category],
  }));
}

/** @param {number | null | undefined} bytes */
function kilobytes(bytes) {
  return bytes === null || bytes === undefined || Number.isNaN(bytes) ? null : bytes / 1000;
}

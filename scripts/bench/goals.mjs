import { ratio } from './statistics.mjs';

/**
 * The goals of docs/spec/quality.md with the measurements.
 *
 * `held`: bytes, scores and counts, which are the same on every machine; the bench fails when one is missed. `told`: times. They vary
 * with the machine, so they are ratios to the bare React page, or to the reference press, of the same run; `ms` is printed
 * next to them and decides nothing.
 *
 * @typedef {import('./bench.mjs').Measured} Measured
 * @typedef {(measured: Measured) => number | null | undefined} Read
 * @typedef {'fcp' | 'lcp' | 'hydrated'} Moment
 * @typedef {{ id: string, goal: string, unit: 'kB' | 'ms' | 'MB' | 'x' | 'score' | '', kind: 'held' | 'told',
 *   limit: number, atLeast?: true, read: Read, ms?: Read }} Goal
 */

/** @type {Goal[]} */
export const GOALS = [
  beside('QUA-01', "/login: FCP at most 0.55 of the bare React page's", 0.55, first('login', 'fcp')),
  beside('QUA-01', '/login: LCP at most 0.55 of it', 0.55, first('login', 'lcp')),
  beside('QUA-01', '/login: usable (hydrated) at most 1.15 of it', 1.15, first('login', 'hydrated')),
  held('QUA-01', '/login: at most 85 kB over the wire in all', 'kB', 85, ({ load }) =>
    kilobytes(
      (load?.pages['login']?.first.wire?.total ?? NaN) - (load?.pages['login']?.first.wire?.fonts ?? NaN),
    ),
  ),
  held('QUA-01', '/login: at most 75 kB of it JavaScript', 'kB', 75, ({ load }) =>
    kilobytes(load?.pages['login']?.first.wire?.scripts),
  ),
  held('QUA-01', 'a self-hosted font subset of at most 25 kB on top', 'kB', 25, ({ load }) =>
    kilobytes(load?.font.bytes),
  ),
  held(
    'QUA-01',
    '… asked for only after the first paint (ms before it)',
    'ms',
    0,
    ({ load }) => load?.font.msBeforePaint,
  ),
  held('QUA-01', '… and nothing moves when it comes', '', 0, ({ load }) => load?.font.layoutShift),
  held('QUA-01', '/login: no layout shift in any run', '', 0, ({ load, lighthouse }) =>
    largest([load?.pages['login']?.first.layoutShift, lighthouse?.login.largestShift]),
  ),
  ...['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
    score(
      'QUA-01',
      `Lighthouse 100 in every run: ${category}`,
      100,
      ({ lighthouse }) => lighthouse?.login.lowestScores[category],
    ),
  ),
  held(
    'QUA-02',
    'signed in, first visit of any page: at most 130 kB before its own data',
    'kB',
    130,
    ({ load }) => kilobytes(largest(load?.signedIn.map(({ bytes }) => bytes) ?? [])),
  ),
  held('QUA-02', 'no route adds more than 35 kB of code', 'kB', 35, ({ size }) =>
    kilobytes(size?.largestPage),
  ),
  beside('QUA-02', "home: LCP at most 1.30 of the bare React page's FCP", 1.3, first('home', 'lcp')),
  beside('QUA-02', 'home: usable at most 1.20 of it', 1.2, first('home', 'hydrated')),
  score(
    'QUA-02',
    'home: Lighthouse performance 98 or more in every run',
    98,
    ({ lighthouse }) => lighthouse?.home.lowestScores['performance'],
  ),
  besidePress(
    'QUA-03',
    'route changes: median at most 1.25 of the reference press',
    1.25,
    ({ routes }) => routes?.warm.median,
  ),
  besidePress(
    'QUA-03',
    'route changes: 95th percentile at most 2.0 of it',
    2,
    ({ routes }) => routes?.warm.p95,
  ),
  held(
    'QUA-03',
    'every link leads to its page (links that did not)',
    '',
    0,
    ({ routes }) => routes?.warm.failed,
  ),
  told(
    'QUA-03',
    'clicked at once on slow 4G: one round trip plus 150 ms, slowest page',
    'ms',
    300,
    ({ routes }) => routes?.cold.slowest,
  ),
  besidePress(
    'QUA-04',
    'interactions: 98th percentile at most 2.0 of the reference press',
    2,
    ({ interactions }) => interactions?.p98,
  ),
  told('QUA-04', 'none over 200 ms', 'ms', 200, ({ interactions }) => interactions?.slowest),
  held(
    'QUA-04',
    'every scene can be played (scenes that could not)',
    '',
    0,
    ({ interactions }) => interactions?.failed.length,
  ),
  told(
    'RDG-06',
    'a press on a word is answered in 100 ms at 4x CPU, 98th percentile',
    'ms',
    100,
    ({ words }) => words?.p98,
  ),
  besidePress(
    'RDG-06',
    'a press on a word: median at most 1.5 of the reference press',
    1.5,
    ({ words }) => words?.median,
  ),
  told(
    'QUA-05',
    'search over 2,200 words at most 2 ms a keystroke',
    'ms',
    2,
    ({ search }) => search?.words2200,
  ),
  told('QUA-05', 'over 100,000 words at most 30 ms', 'ms', 30, ({ search }) => search?.words100000),
  told(
    'QUA-05',
    'grows linearly at worst (exponent, 20,000 to 100,000 words)',
    '',
    1.15,
    ({ search }) => search?.growthExponent,
  ),
  held(
    'QUA-06',
    'JavaScript heap after all pages at most 12 MB, empty study log',
    'MB',
    12,
    ({ heap }) => heap?.afterAllPages,
  ),
  told(
    'QUA-06',
    'growth per round in the first dozen, in which the engine compiles',
    'MB',
    0.1,
    ({ heap }) => heap?.growthWhileCompiling,
  ),
  held('QUA-06', 'growth per further round under 0.1 MB', 'MB', 0.1, ({ heap }) => heap?.growthPerRound),
  told(
    'QUA-07',
    'a log of 100,000 answers: state ready in under 1 s from a cold start',
    'ms',
    1000,
    ({ log }) => log?.cold.median,
  ),
  told('QUA-07', 'one more answer in the state in under 5 ms', 'ms', 5, ({ log }) => log?.oneMore.screen.p95),
  told('QUA-07', '… and saved in under 5 ms', 'ms', 5, ({ log }) => log?.oneMore.saved.median),
  told(
    'QUA-07',
    'over such a log: /review from its start to the first card',
    'ms',
    3000,
    ({ logPages }) => logPages?.review.median,
  ),
  told('QUA-07', '… and /progress to its figures', 'ms', 3000, ({ logPages }) => logPages?.progress.median),
  held('QUA-07', 'with all of it in memory at most 60 MB', 'MB', 60, ({ log }) => log?.heap.whole),
  ...repeatVisits(),
];

/**
 * A moment of a first visit on the slow connection.
 *
 * @param {string} page
 * @param {Moment} moment
 * @returns {Read}
 */
function first(page, moment) {
  return ({ load }) => load?.pages[page]?.first[moment];
}

/** @returns {Goal[]} */
function repeatVisits() {
  /** @type {[page: string, goal: string, limit: number, moment: Moment][]} */
  const rows = [
    ['login', '/login painted at 0.28', 0.28, 'fcp'],
    ['login', '/login usable at 0.45', 0.45, 'hydrated'],
    ['home', 'home painted at 0.28', 0.28, 'fcp'],
    ['home', 'home usable at 0.45', 0.45, 'hydrated'],
    ['home', "home's largest paint at 0.55", 0.55, 'lcp'],
    ['vocabulary', 'vocabulary painted at 0.28', 0.28, 'fcp'],
    ['vocabulary', 'vocabulary usable at 0.45', 0.45, 'hydrated'],
    ['vocabulary', "vocabulary's largest paint at 0.90", 0.9, 'lcp'],
  ];
  return [
    ...rows.map(([page, goal, limit, moment]) =>
      beside('QUA-08', `repeat visit: ${goal} of it`, limit, ({ load }) => load?.pages[page]?.repeat[moment]),
    ),
    held('QUA-08', 'repeat visit: no byte over the wire before the paint', 'kB', 0, ({ load }) =>
      kilobytes(
        largest(['login', 'home', 'vocabulary'].map((page) => load?.pages[page]?.repeat.wire?.total)),
      ),
    ),
  ];
}

/**
 * A time of a load, as a ratio to the bare page's FCP.
 *
 * @param {string} id
 * @param {string} goal
 * @param {number} limit
 * @param {Read} ms
 * @returns {Goal}
 */
function beside(id, goal, limit, ms) {
  return {
    id,
    goal,
    unit: 'x',
    kind: 'told',
    limit,
    ms,
    read: (measured) => ratio(ms(measured), measured.load?.pages['bare']?.first.fcp),
  };
}

/**
 * The time of a press, as a ratio to the reference press.
 *
 * @param {string} id
 * @param {string} goal
 * @param {number} limit
 * @param {Read} ms
 * @returns {Goal}
 */
function besidePress(id, goal, limit, ms) {
  return {
    id,
    goal,
    unit: 'x',
    kind: 'told',
    limit,
    ms,
    read: (measured) => ratio(ms(measured), measured.press?.median),
  };
}

/**
 * @param {string} id
 * @param {string} goal
 * @param {Goal['unit']} unit
 * @param {number} limit
 * @param {Read} read
 * @returns {Goal}
 */
function held(id, goal, unit, limit, read) {
  return { id, goal, unit, kind: 'held', limit, read };
}

/**
 * @param {string} id
 * @param {string} goal
 * @param {Goal['unit']} unit
 * @param {number} limit
 * @param {Read} read
 * @returns {Goal}
 */
function told(id, goal, unit, limit, read) {
  return { id, goal, unit, kind: 'told', limit, read };
}

/**
 * @param {string} id
 * @param {string} goal
 * @param {number} limit
 * @param {Read} read
 * @returns {Goal}
 */
function score(id, goal, limit, read) {
  return { id, goal, unit: 'score', kind: 'held', limit, atLeast: true, read };
}

/** @param {(number | null | undefined)[]} values */
function largest(values) {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? null : Math.max(...known);
}

/** @param {number | null | undefined} bytes */
function kilobytes(bytes) {
  return bytes === null || bytes === undefined || Number.isNaN(bytes) ? null : bytes / 1000;
}

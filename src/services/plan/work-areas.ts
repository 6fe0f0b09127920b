import type { ExamPart } from '#domain/plan/exam-dates.ts';

/**
 * The kinds of work that a plan divides over the days (MEM-20), told by the ids of the study log. Read while building, too, to
 * count what there is of each (scripts/vite/built-work.ts).
 */

export const WORK_AREA_IDS = [
  'words',
  'interactions',
  'grammar',
  'reading-game',
  'listening-game',
  'speaking-game',
  'writing-game',
  'knm-game',
] as const;
export type WorkAreaId = (typeof WORK_AREA_IDS)[number];

interface KnownArea {
  readonly parts: readonly ExamPart[];
  /** With which the ids of its items begin. */
  readonly prefixes: readonly string[];
  /** What one takes, until the person's own pace is known. */
  readonly usualSeconds: number;
  /** Somebody who only taps isn't believed: a text has to be read, a fragment heard. */
  readonly leastSeconds: number;
  readonly longestSeconds: number;
}

const LANGUAGE: readonly ExamPart[] = ['reading', 'listening', 'writing', 'speaking'];

export const WORK_AREAS: Readonly<Record<WorkAreaId, KnownArea>> = {
  words: area(LANGUAGE, 'word:', 15, 15),
  interactions: area(['listening', 'speaking'], 'interaction:', 20, 20),
  grammar: { ...area(LANGUAGE, 'question:', 20, 15), prefixes: ['question:', 'sentence:'] },
  'reading-game': area(['reading'], 'question:reading-', 75, 60),
  'listening-game': area(['listening'], 'question:listening-', 60, 60),
  'speaking-game': area(['speaking'], 'question:speaking-', 90, 60),
  'writing-game': area(['writing'], 'text:', 600, 300),
  'knm-game': area(['knm'], 'question:knm-', 25, 20),
};

/** Items of which there is no end, that belong to no part of the exam, or that aren't done one by one. */
const NO_WORK = [
  'word:own-',
  'question:practice-',
  // Sat whole, on a day with time for it (mock-exams.ts).
  'question:mock-',
  'text:mock-',
  'question:letter-name-',
  'question:ear-',
  'question:number-',
  'question:price-',
  'question:clock-',
  'question:family-',
  'question:body-part-',
  'question:route-',
  'question:walk-',
];

const BY_PREFIX: readonly (readonly [prefix: string, area: WorkAreaId | null])[] = [
  ...WORK_AREA_IDS.flatMap((id) => WORK_AREAS[id].prefixes.map((prefix) => [prefix, id] as const)),
  ...NO_WORK.map((prefix) => [prefix, null] as const),
].toSorted(([one], [other]) => other.length - one.length);

/** The kind of work that an item belongs to; null for what no plan counts. */
export function workAreaOf(itemId: string): WorkAreaId | null {
  return BY_PREFIX.find(([prefix]) => itemId.startsWith(prefix))?.[1] ?? null;
}

/** The part of the exam that a question is of, also one of a mock exam; null for what is of several parts or of none. */
export function examPartOf(itemId: string): ExamPart | null {
  const ofMock = MOCK_ITEM.exec(itemId)?.[1];
  const mock = LANGUAGE.find((part) => part === ofMock);
  if (mock !== undefined) return mock;
  const area = workAreaOf(itemId);
  const [part, ...others] = area === null ? [] : WORK_AREAS[area].parts;
  return part === undefined || others.length > 0 ? null : part;
}
/** The mock exams in KNM ask the questions of the game. */
const MOCK_ITEM = /^(?:question|text):mock-([a-z]+)-/;

function area(
  parts: readonly ExamPart[],
  prefix: string,
  usualSeconds: number,
  leastSeconds: number,
): KnownArea {
  return { parts, prefixes: [prefix], usualSeconds, leastSeconds, longestSeconds: usualSeconds * 4 };
}

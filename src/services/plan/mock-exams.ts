import { OFFICIAL_FORMATS } from '#content/mock-exam/formats.ts';
import { itemsOf, type Projection } from '#domain/memory/projection.ts';
import { historyOf } from '#domain/memory/study-past.ts';
import { EXAM_PARTS, type ExamPart } from '#domain/plan/exam-dates.ts';
import { MINUTE_MS } from '#lib/duration.ts';

/** With which the ids of a mock exam's questions begin. */
const PREFIXES: Readonly<Record<keyof typeof OFFICIAL_FORMATS, string>> = {
  reading: 'question:mock-reading-',
  listening: 'question:mock-listening-',
  writing: 'text:mock-writing-',
  speaking: 'question:mock-speaking-',
  knm: 'question:knm-',
};

/** How many minutes a mock exam of a part takes; null where there is none. */
export function mockExamMinutes(part: ExamPart): number | null {
  return isMockPart(part) ? OFFICIAL_FORMATS[part].minutes : null;
}

/** The answers of one are handed in together, within a second or two; the next takes longer than that. */
const APART_MS = 10 * MINUTE_MS;

/** How many mock exams were sat of each part that has some. */
export function mockExamsSat(projection: Projection): ReadonlyMap<ExamPart, number> {
  const parts = EXAM_PARTS.filter(isMockPart);
  const times = new Map<ExamPart, number[]>(parts.map((part) => [part, []]));
  for (const [itemId] of itemsOf(projection)) {
    const part = parts.find((one) => itemId.startsWith(PREFIXES[one]));
    if (part === undefined) continue;
    for (const { activity, at } of historyOf(projection, itemId))
      if (activity === 'mock-exam') times.get(part)?.push(at);
  }
  return new Map([...times].map(([part, ats]) => [part, groupsOf(ats)]));
}

function groupsOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted.filter((at, place) => at - (sorted[place - 1] ?? -Infinity) > APART_MS).length;
}

function isMockPart(part: ExamPart): part is keyof typeof OFFICIAL_FORMATS {
  return part in OFFICIAL_FORMATS;
}

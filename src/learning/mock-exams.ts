import type { ExamPart } from '#exam/part.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { MockExams } from '#learning/rules/mock-plan.ts';
import {
  mockResults,
  rightShareOf,
  type HandedInExam,
  type MockResult,
} from '#learning/rules/mock-results.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { DAY_MS } from '#lib/duration.ts';
import type { Platform } from '#browser/platform.ts';
import { entriesOf } from '#storage/part-sittings.ts';
import { storedSitting } from '#storage/sitting-entry.ts';

/** The mock exams that were handed in, by part id; an absent part has none. */
export type HandedInExams = ReadonlyMap<string, readonly HandedInExam[]>;

/** Of the questions or tasks of an exam without options, so many right ones are enough: as in reading and listening. */
const ENOUGH_OF_TASKS = 0.6;

/** The mock exam under way by part id: which one it is. At most one a part. */
export type ExamsUnderWay = ReadonlyMap<string, string>;

/** Reads what is kept of the mock exams; nothing if the device cannot say. Never rejects. */
export async function handedInExams(
  { database }: Pick<Platform, 'database'>,
  parts: readonly ExamPart[],
): Promise<HandedInExams> {
  const found = await Promise.all(
    parts.map(async (part) => {
      const past = (await keptExams(database, part))?.past ?? [];
      const idOf = (id: string) => itemId(part.task === 'write' ? 'text' : 'question', id);
      return [
        part.id,
        past.map(({ id, examId, endedAt, paper, answers }): HandedInExam => ({
          id,
          examId,
          endedAt,
          asked: paper.map(({ id }) => idOf(id)),
          answered: new Set(Object.keys(answers).map(idOf)),
        })),
      ] as const;
    }),
  );
  return new Map(found);
}

/** Reads which mock exams are under way; none if the device cannot say. Never rejects. */
export async function examsUnderWay(
  { database }: Pick<Platform, 'database'>,
  parts: readonly ExamPart[],
): Promise<ExamsUnderWay> {
  const found = await Promise.all(
    parts.map(async (part) => {
      const current = (await keptExams(database, part))?.current ?? null;
      return current === null ? [] : [[part.id, current.examId] as const];
    }),
  );
  return new Map(found.flat());
}

async function keptExams(database: Platform['database'], part: ExamPart) {
  const { exams } = entriesOf(part);
  const stored = await database.read('sittings', exams.key);
  const sitting = stored.ok ? storedSitting(exams, stored.value) : null;
  return sitting?.kind === 'read' ? sitting.kept : null;
}

/** How they went, the newest first. */
export function resultsOfPart(
  projection: Projection,
  { id }: ExamPart,
  exams: HandedInExams,
): readonly MockResult[] {
  return mockResults(projection, exams.get(id) ?? []);
}

/** The share of right answers that this app calls enough. No official norm is published. */
export function enoughOf({ task, formats }: ExamPart): number {
  const { enough, count } = formats.official;
  return task === 'choose' ? enough / count : ENOUGH_OF_TASKS;
}

/**
 * The mock exams for the plan.
 * @param dayStart when the person's day began, ms since 1970
 */
export function mockExamsOf(
  projection: Projection,
  parts: readonly ExamPart[],
  exams: HandedInExams,
  dayStart: number,
): readonly MockExams[] {
  return parts.map((part) => ({
    part: part.id,
    minutes: part.formats.official.minutes,
    exams: part.mock.exams,
    enough: enoughOf(part),
    sittings: resultsOfPart(projection, part, exams).map((result) => ({
      daysAgo: Math.max(0, Math.ceil((dayStart - result.endedAt) / DAY_MS)),
      rightShare: rightShareOf(result),
    })),
  }));
}

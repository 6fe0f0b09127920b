import type { ExamPart } from '#exam/part.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { HandedInExam } from '#learning/rules/mock-results.ts';
import type { Platform } from '#browser/platform.ts';
import { entriesOf } from '#storage/part-sittings.ts';
import { storedSitting } from '#storage/sitting-entry.ts';

/** What the device keeps of the mock exams of a part (MOC-04, MOC-11). */
export interface KeptExams {
  readonly handedIn: readonly HandedInExam[];
  /** Which exam is under way, if one is: at most one a part. */
  readonly underWay: string | null;
}

/** By part id; an absent part has none. */
export type ExamsByPart = ReadonlyMap<string, KeptExams>;

/** @param part its id */
export function isUnderWay(exams: ExamsByPart, part: string): boolean {
  return (exams.get(part)?.underWay ?? null) !== null;
}

/** Reads what is kept of the mock exams; nothing if the device cannot say. Never rejects. */
export async function keptExams(
  { database }: Pick<Platform, 'database'>,
  parts: readonly ExamPart[],
): Promise<ExamsByPart> {
  const found = await Promise.all(
    parts.map(async (part) => {
      const { exams } = entriesOf(part);
      const stored = await database.read('sittings', exams.key);
      const sitting = stored.ok ? storedSitting(exams, stored.value) : null;
      if (sitting?.kind !== 'read' || sitting.kept === null) return [];
      const { current, past } = sitting.kept;
      const idOf = (id: string) => itemId(part.task === 'write' ? 'text' : 'question', id);
      const handedIn = past.map(({ id, examId, endedAt, paper, answers }): HandedInExam => ({
        id,
        examId,
        endedAt,
        asked: paper.map((asked) => idOf(asked.id)),
        answered: new Set(Object.keys(answers).map(idOf)),
      }));
      return [[part.id, { handedIn, underWay: current?.examId ?? null }] as const];
    }),
  );
  return new Map(found.flat());
}

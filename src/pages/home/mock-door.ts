import type { ExamPart } from '#exam/part.ts';
import { isUnderWay, type ExamsByPart } from '#learning/kept-exams.ts';
import { entriesOf } from '#storage/part-sittings.ts';

/** Where home leads to a mock exam under way: the line of what was left off, the last days before the exam, or the plan of the day. */
export type MockDoor = 'left-off' | 'last-days' | 'day';

interface OnHome {
  /** The key of what the line of what was left off offers. */
  readonly offered: string | undefined;
  /** The exam of the part is near. */
  readonly isSoon: boolean;
}

/** One door, the one that is seen first (MOC-04, MEM-20); null if no mock exam of the part is under way. */
export function mockDoor(exams: ExamsByPart, part: ExamPart, { offered, isSoon }: OnHome): MockDoor | null {
  if (!isUnderWay(exams, part.id)) return null;
  if (entriesOf(part).exams.key === offered) return 'left-off';
  return isSoon ? 'last-days' : 'day';
}

import { KEPT_WRITING_EXAMS } from '#exam/engine/kept-writing.ts';
import type { WritingDesk } from '#exam/engine/writing-sitting.ts';
import type { SittingEntry } from './sitting-entry.ts';
import { examsOf, type NamedPart } from './sitting-names.ts';

export function writtenExams(part: NamedPart): SittingEntry<WritingDesk> {
  return { ...examsOf(part), schema: KEPT_WRITING_EXAMS };
}

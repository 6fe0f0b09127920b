import { KEPT_SPEAKING_EXAMS } from '#exam/engine/kept-speaking.ts';
import { KEPT_WRITING_EXAMS } from '#exam/engine/kept-writing.ts';
import type { SpeakingDesk } from '#exam/engine/speaking-sitting.ts';
import type { WritingDesk } from '#exam/engine/writing-sitting.ts';
import { examsOf, type NamedPart } from './part-sittings.ts';
import type { SittingEntry } from './sitting-entry.ts';

export function writtenExams(part: NamedPart): SittingEntry<WritingDesk> {
  return { ...examsOf(part), schema: KEPT_WRITING_EXAMS };
}

/** The sound is in the store `recordings` (exam-recordings.ts). */
export function spokenExams(part: NamedPart): SittingEntry<SpeakingDesk> {
  return { ...examsOf(part, ', without their sound'), schema: KEPT_SPEAKING_EXAMS };
}

import { KEPT_SPEAKING_EXAMS } from '#exam/engine/kept-speaking.ts';
import type { SpeakingDesk } from '#exam/engine/speaking-sitting.ts';
import type { SittingEntry } from './sitting-entry.ts';
import { examsOf, type NamedPart } from './sitting-names.ts';

/** The sound is in the store `recordings` (exam-recordings.ts). */
export function spokenExams(part: NamedPart): SittingEntry<SpeakingDesk> {
  return { ...examsOf(part, ', without their sound'), schema: KEPT_SPEAKING_EXAMS };
}

import { KEPT_DESK } from '#exam/engine/kept-desk.ts';
import { KEPT_SPEAKING_EXAMS } from '#exam/engine/kept-speaking.ts';
import type { SpeakingDesk } from '#exam/engine/speaking-sitting.ts';
import { KEPT_WRITING_EXAMS } from '#exam/engine/kept-writing.ts';
import type { ChoiceDesk } from '#exam/engine/choice-sitting.ts';
import type { WritingDesk } from '#exam/engine/writing-sitting.ts';
import type { SittingEntry } from './sitting-entry.ts';

/** Mock exams, the one under way and those handed in, in the database's store `sittings` (DAT-07). */

/** MOC-04, MOC-11 */
export const READING_EXAMS = examDesk('mock-reading', 'mock exams in reading');

/** MOC-04, MOC-11 */
export const LISTENING_EXAMS = examDesk('mock-listening', 'mock exams in listening');

/** MOC-04, MOC-11 */
export const KNM_EXAMS = examDesk('mock-knm', 'mock exams in KNM');

/** MOC-04, MOC-11 */
export const WRITING_EXAMS: SittingEntry<WritingDesk> = {
  ...desk('mock-writing', 'mock exams in writing'),
  schema: KEPT_WRITING_EXAMS,
};

/** MOC-04, MOC-11; the sound is in the store `recordings` (exam-recordings.ts). */
export const SPEAKING_EXAMS: SittingEntry<SpeakingDesk> = {
  ...desk('mock-speaking', 'mock exams in speaking, without their sound'),
  schema: KEPT_SPEAKING_EXAMS,
};

function examDesk(key: string, what: string): SittingEntry<ChoiceDesk> {
  return { ...desk(key, what), schema: KEPT_DESK };
}

function desk(key: string, what: string): Omit<SittingEntry<never>, 'schema'> {
  return {
    key,
    what: `${what}: the one under way and those handed in`,
    place: 'IndexedDB',
    version: 1,
    isExported: true,
    isErased: true,
  };
}

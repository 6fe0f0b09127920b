import type { ExamPart } from '#exam/part.ts';
import type { SittingEntry } from './sitting-entry.ts';

/**
 * What is kept of the parts of the exam, in the database's store `sittings` (DAT-07): a game that can be resumed (EXM-07, WRI-02), and
 * the mock exams, the one under way and those handed in (MOC-04, MOC-11). Names follow from the definition of a part, and shapes from
 * what one does at its questions: `chosen-sittings.ts`, `open-game-sittings.ts`, `open-exam-sittings.ts`.
 */

/** What the names follow from. */
export type NamedPart = Pick<ExamPart, 'slug' | 'inSentence'>;

type Unshaped = Omit<SittingEntry<never>, 'schema'>;

/** What the games of all parts have in common. */
export function gameOf({ slug, inSentence }: NamedPart, what: string): Unshaped {
  return {
    key: `${slug}-game`,
    what: `${inSentence} ${what}`,
    place: 'IndexedDB',
    version: 2,
    isExported: true,
    isErased: true,
  };
}

/** What the mock exams of all parts have in common. */
export function examsOf({ slug, inSentence }: NamedPart, without = ''): Unshaped {
  return {
    key: `mock-${slug}`,
    what: `mock exams in ${inSentence}${without}: the one under way and those handed in`,
    place: 'IndexedDB',
    version: 1,
    isExported: true,
    isErased: true,
  };
}

import { SPEAKING_KIND_IDS, WRITING_KIND_IDS, type TaskKind } from '#content/schema/task-kind.ts';
import type { AnyPast, Sat } from '#exam/engine/desk.ts';
import type { ExamPart } from '#exam/part.ts';
import { chosenExams, chosenGame } from './choose-sittings.ts';
import type { SittingEntry } from './sitting-entry.ts';
import type { NamedPart } from './sitting-names.ts';
import { spokenExams, spokenGame, spokenPractice } from './speak-sittings.ts';
import { writtenExams, writtenGame, writtenPractice } from './write-sittings.ts';

/** The properties of a part that determine names and shapes. */
export type KeptPart = NamedPart & Pick<ExamPart, 'task'>;

/** What is stored of a part. */
interface PartEntries {
  /** A game that can be resumed (EXM-07, WRI-02). */
  readonly game: SittingEntry<object>;
  /** Practice of one kind of task that can be resumed (EXM-09). */
  readonly practice: readonly { readonly kind: TaskKind; readonly entry: SittingEntry<object> }[];
  /** The mock exam under way and those handed in (MOC-04, MOC-11). */
  readonly exams: SittingEntry<{
    readonly current: Pick<Sat<unknown>, 'examId'> | null;
    readonly past: readonly AnyPast[];
  }>;
}

/** What is stored of a part, in the database's store `sittings` (DAT-07). A page imports only the file of its own task. */
export function entriesOf(part: KeptPart): PartEntries {
  switch (part.task) {
    case 'choose':
      return { game: chosenGame(part), practice: [], exams: chosenExams(part) };
    case 'write':
      return {
        game: writtenGame(part),
        practice: WRITING_KIND_IDS.map((kind) => ({ kind, entry: writtenPractice(part, kind) })),
        exams: writtenExams(part),
      };
    case 'speak':
      return {
        game: spokenGame(part),
        practice: SPEAKING_KIND_IDS.map((kind) => ({ kind, entry: spokenPractice(part, kind) })),
        exams: spokenExams(part),
      };
  }
}

/** All stored sittings of the parts. */
export function sittingsOf(parts: readonly KeptPart[]): readonly SittingEntry<unknown>[] {
  return parts.flatMap((part): SittingEntry<unknown>[] => {
    const { game, practice, exams } = entriesOf(part);
    return [game, ...practice.map(({ entry }) => entry), exams];
  });
}

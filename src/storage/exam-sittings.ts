import type { ExamPart } from '#exam/part.ts';
import { chosenExams, chosenGame } from './chosen-sittings.ts';
import type { NamedPart } from './part-sittings.ts';
import type { SittingEntry } from './sitting-entry.ts';
import { spokenExams, writtenExams } from './open-exam-sittings.ts';
import { spokenGame, writtenGame } from './open-game-sittings.ts';

/** The properties of a part that determine names and shapes. */
export type KeptPart = NamedPart & Pick<ExamPart, 'task'>;

/** All stored sittings of the parts. */
export function sittingsOf(parts: readonly KeptPart[]): readonly SittingEntry<unknown>[] {
  return parts.flatMap((part): SittingEntry<unknown>[] => {
    switch (part.task) {
      case 'choose':
        return [chosenGame(part), chosenExams(part)];
      case 'write':
        return [writtenGame(part), writtenExams(part)];
      case 'speak':
        return [spokenGame(part), spokenExams(part)];
    }
  });
}

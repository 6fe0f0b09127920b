import type { ExamPart } from '#exam/part.ts';
import { chosenExams, chosenGame } from './chosen-sittings.ts';
import type { NamedPart } from './part-sittings.ts';
import type { SittingEntry } from './sitting-entry.ts';
import { spokenExams, writtenExams } from './open-exam-sittings.ts';
import { spokenGame, writtenGame } from './open-game-sittings.ts';

/** What names and shapes follow from. */
export type KeptPart = NamedPart & Pick<ExamPart, 'task'>;

/** All that is kept of parts. */
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

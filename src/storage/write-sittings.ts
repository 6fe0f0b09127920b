import type { WritingKind } from '#content/schema/task-kind.ts';
import { KEPT_WRITTEN_GAME, olderWrittenGame } from '#exam/engine/kept-open-game.ts';
import { KEPT_WRITING_EXAMS, writingExamsOfVersion1 } from '#exam/engine/kept-writing.ts';
import type { OpenGame } from '#exam/engine/open-game.ts';
import type { WritingDesk } from '#exam/engine/writing-sitting.ts';
import type { WrittenText } from '#exam/engine/written-game.ts';
import type { SittingEntry } from './sitting-entry.ts';
import { examsOf, gameOf, practiceOf, type NamedPart } from './sitting-names.ts';

export function writtenGame(part: NamedPart): SittingEntry<OpenGame<WrittenText>> {
  return {
    ...gameOf(part, 'game with its texts, until Restart'),
    schema: KEPT_WRITTEN_GAME,
    version: 3,
    migrate: olderWrittenGame,
  };
}

export function writtenPractice(part: NamedPart, kind: WritingKind): SittingEntry<OpenGame<WrittenText>> {
  return { ...writtenGame(part), ...practiceOf(part, kind) };
}

export function writtenExams(part: NamedPart): SittingEntry<WritingDesk> {
  return {
    ...examsOf(part),
    version: 2,
    schema: KEPT_WRITING_EXAMS,
    migrate: writingExamsOfVersion1,
  };
}

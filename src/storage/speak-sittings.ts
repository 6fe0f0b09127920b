import type { SpeakingKind } from '#content/schema/task-kind.ts';
import { KEPT_SPOKEN_GAME, olderSpokenGame } from '#exam/engine/kept-open-game.ts';
import { KEPT_SPEAKING_EXAMS, speakingExamsOfVersion1 } from '#exam/engine/kept-speaking.ts';
import type { OpenGame } from '#exam/engine/open-game.ts';
import type { SpeakingDesk } from '#exam/engine/speaking-sitting.ts';
import type { Takes } from '#exam/engine/spoken-game.ts';
import type { SittingEntry } from './sitting-entry.ts';
import { examsOf, gameOf, practiceOf, type NamedPart } from './sitting-names.ts';

/** A take’s sound is in the page’s memory only (SPE-02). */
export function spokenGame(part: NamedPart): SittingEntry<OpenGame<Takes>> {
  return {
    ...gameOf(part, 'game under way, without its sound'),
    version: 3,
    schema: KEPT_SPOKEN_GAME,
    migrate: olderSpokenGame,
  };
}

export function spokenPractice(part: NamedPart, kind: SpeakingKind): SittingEntry<OpenGame<Takes>> {
  return { ...spokenGame(part), ...practiceOf(part, kind) };
}

/** The sound is in the store `recordings` (exam-recordings.ts). */
export function spokenExams(part: NamedPart): SittingEntry<SpeakingDesk> {
  return {
    ...examsOf(part, ', without their sound'),
    version: 2,
    schema: KEPT_SPEAKING_EXAMS,
    migrate: speakingExamsOfVersion1,
  };
}

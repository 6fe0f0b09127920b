import type { SpeakingKind } from '#content/schema/task-kind.ts';
import { itemId } from '#learning/rules/item-id.ts';
import {
  isUntouched,
  NEW_OPEN_GAME,
  openGameReducer,
  restoredGame,
  taskOf,
  type OpenGame,
  type OpenGameEvent,
} from '#exam/engine/open-game.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { gradeOfRating } from '#exam/engine/speaking-rating.ts';
import { ratingOfAnswer, SPOKEN_GAME, type Takes, type TakesEvent } from '#exam/engine/spoken-game.ts';
import type { Recording } from '#browser/platform.ts';
import type { ExamPart } from '#exam/part.ts';
import type { Machine, Untimed } from '#practice/play.ts';
import { spokenGame, spokenPractice } from '#storage/speak-sittings.ts';
import { persisted } from '#storage/sitting.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useMachine, type PlayedSitting } from '#practice/components/use-machine.ts';
import type { OpenSitting } from '#practice/components/use-machine.ts';
import type { TakeSounds } from '#sound/components/use-take-sounds.ts';
import { useTakeRecorder, type TakeRecorder } from '#sound/components/use-take-recorder.ts';

export type SpeakingGame = OpenGame<Takes>;
export type SpeakingMove = Untimed<OpenGameEvent | TakesEvent>;

const machineOf = (tasks: readonly SpeakTask[]): Machine<SpeakingGame, SpeakingMove> => ({
  initial: NEW_OPEN_GAME,
  reduce: (game, event) => openGameReducer(SPOKEN_GAME, tasks, game, event),
  askedOf: (game) => taskOf(tasks, game)?.id,
  answerOf(before, after) {
    const passed = after.done.at(-1);
    const behind = before.done.length - (before.phase === 'reviewing' ? 1 : 0);
    const isPassed = after.phase === 'intro' || after.phase === 'finished';
    if (passed === undefined || !isPassed || after.done.length === behind) return null;
    const rating = ratingOfAnswer(passed.answer);
    return {
      itemId: itemId('question', passed.taskId),
      activity: 'game',
      // What was not said comes back sooner; what was is judged by its speaker alone.
      grade: rating === null ? 'again' : gradeOfRating(rating),
      answer: null,
    };
  },
  timeLimit: {
    endsAt: (game) => (game.phase === 'doing' ? game.endsAt : null),
    expired: { kind: 'time-expired' },
  },
});

const keptOf = (part: ExamPart, kind: SpeakingKind | null, tasks: readonly SpeakTask[]) =>
  persisted({
    entry: kind === null ? spokenGame(part) : spokenPractice(part, kind),
    keep: (game: SpeakingGame) => (isSpeakingOver(game) ? null : game),
    restore: (kept: SpeakingGame) => (isSpeakingOver(kept) ? null : restoredGame(tasks, kept)),
  });

/** Nothing to resume: not started, or finished (its sound is lost with the page). */
export function isSpeakingOver(game: SpeakingGame): boolean {
  return game.phase === 'finished' || isUntouched(game);
}

/** The speaking game, or practice of one kind of task: kept on the device with every step (EXM-07), each question in the study log once (MEM-01). */
export function useSpeakingGame(
  part: ExamPart,
  kind: SpeakingKind | null,
  tasks: readonly SpeakTask[],
): PlayedSitting<SpeakingGame, SpeakingMove> {
  return useMachine(() => machineOf(tasks), keptOf(part, kind, tasks));
}

/** Records the answer to a question; time and recording begin together, once the microphone is open (SPE-01). */
export function useAnswerRecorder(
  { state, send }: OpenSitting<SpeakingGame, SpeakingMove>,
  question: SpeakTask,
  sounds: TakeSounds<Recording>,
): TakeRecorder {
  const { page } = usePlatform();
  return useTakeRecorder({
    // Where a reload ended the recording the time went on.
    limitMs: (now) => (state.phase === 'doing' ? state.endsAt - now : question.limitMs),
    examEndsAt: null,
    onStarted: () => void send({ kind: 'task-started' }),
    keep(recorded) {
      if (recorded.spokenMs === 0) {
        recorded.release();
        return Promise.resolve('silent');
      }
      const take = { id: page.newId(), durationMs: recorded.durationMs };
      sounds.add(take.id, recorded);
      send({ kind: 'take-recorded', take });
      send({ kind: 'task-ended' });
      return Promise.resolve(null);
    },
    onFailed: () => void send({ kind: 'task-ended' }),
  });
}

import type { PastWriting } from '#exam/engine/writing-sitting.ts';
import type { WriteTask } from '#exam/engine/write-task.ts';
import { EXAM_TASKS, tasksOf } from './writing-exam-tasks.ts';
import { GAME_TASKS } from './writing-game-tasks.ts';
import { writingJudge } from './writing-judge.ts';

/** Judges the texts of the exams (MOC-09); the examples of the game are known, too. */
export const EXAM_JUDGE = writingJudge([...EXAM_TASKS, ...GAME_TASKS]);

/** The points and the maximum of a task; criteria not yet checked by the writer bring none. */
export function taskPoints({ answers, told }: PastWriting, task: WriteTask) {
  return EXAM_JUDGE.points(task, answers[task.id] ?? [], told[task.id] ?? null);
}

/** The points of a whole sitting. */
export function sittingPoints(sitting: PastWriting): { readonly earned: number; readonly of: number } {
  const each = tasksOf(sitting).map((task) => taskPoints(sitting, task));
  return {
    earned: each.reduce((sum, { earned }) => sum + earned, 0),
    of: each.reduce((sum, { of }) => sum + of, 0),
  };
}

/** The tasks whose texts count and were not looked through by their writer yet. */
export function uncheckedTasks(sitting: PastWriting): readonly WriteTask[] {
  return tasksOf(sitting).filter((task) => {
    const answer = sitting.answers[task.id];
    return (
      answer !== undefined &&
      !sitting.checked.includes(task.id) &&
      EXAM_JUDGE.whyNothingCounts(task, answer) === null
    );
  });
}

import type { WritingTask } from '#content/schema/exam-rows.ts';
import type { PastWriting } from '#exam/engine/writing-sitting.ts';
import type { WriteTask } from '#exam/engine/write-task.ts';
import { writingExamTasks, type WritingExams } from './writing-exam-tasks.ts';
import { gameWriteTask } from './writing-game-tasks.ts';
import { writingJudge, type WritingJudge } from './writing-judge.ts';

/** The tasks of all writing exams by their ids, and who judges their texts (MOC-09). */
export interface WritingExamContent {
  readonly tasks: ReadonlyMap<string, WriteTask>;
  readonly judge: WritingJudge;
}

/** @param game its examples stand on the screens, too: whoever copies them shows nothing */
export function writingExamContent(exams: WritingExams, game: readonly WritingTask[]): WritingExamContent {
  const tasks = writingExamTasks(exams);
  return {
    tasks: new Map(tasks.map((task) => [task.id, task])),
    judge: writingJudge([...tasks, ...game.map(gameWriteTask)]),
  };
}

/** The tasks of a sitting, in their order. */
export function tasksOf(
  { tasks }: WritingExamContent,
  { paper }: Pick<PastWriting, 'paper'>,
): readonly WriteTask[] {
  return paper.flatMap(({ id }) => tasks.get(id) ?? []);
}

/** The points and the maximum of a task; criteria not yet checked by the writer bring none. */
export function taskPoints({ judge }: WritingExamContent, { answers, told }: PastWriting, task: WriteTask) {
  return judge.points(task, answers[task.id] ?? [], told[task.id] ?? null);
}

/** The points of a whole sitting. */
export function sittingPoints(
  content: WritingExamContent,
  sitting: PastWriting,
): { readonly earned: number; readonly of: number } {
  const each = tasksOf(content, sitting).map((task) => taskPoints(content, sitting, task));
  return {
    earned: each.reduce((sum, { earned }) => sum + earned, 0),
    of: each.reduce((sum, { of }) => sum + of, 0),
  };
}

/** The tasks whose texts count and were not looked through by their writer yet. */
export function uncheckedTasks(content: WritingExamContent, sitting: PastWriting): readonly WriteTask[] {
  return tasksOf(content, sitting).filter((task) => {
    const answer = sitting.answers[task.id];
    return (
      answer !== undefined &&
      !sitting.checked.includes(task.id) &&
      content.judge.whyNothingCounts(task, answer) === null
    );
  });
}

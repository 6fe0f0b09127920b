import { POINTS_OF_TEXT } from '#exam/engine/writing-points.ts';
import type { PastWriting } from '#exam/engine/writing-sitting.ts';
import type { WrittenCheck } from '#exam/engine/written-game.ts';
import type { WriteTask } from '#exam/engine/write-task.ts';
import { writingExamTasks, type WritingExams } from './writing-exam-tasks.ts';
import { writingJudge, type WritingJudge, type Written } from './writing-judge.ts';

/** The tasks of all writing exams by their ids, and who judges their texts (MOC-09). */
export interface WritingExamContent {
  readonly tasks: ReadonlyMap<string, WriteTask>;
  readonly judge: WritingJudge;
}

export function writingExamContent(exams: WritingExams): WritingExamContent {
  const tasks = writingExamTasks(exams);
  return {
    tasks: new Map(tasks.map((task) => [task.id, task])),
    judge: writingJudge(tasks),
  };
}

/** The tasks of a sitting, in their order. */
export function tasksOf(
  { tasks }: WritingExamContent,
  { paper }: Pick<PastWriting, 'paper'>,
): readonly WriteTask[] {
  return paper.flatMap(({ id }) => tasks.get(id) ?? []);
}

/** A text of a sitting, with the tasks whose results had been opened before. */
export function writtenIn({ answers, seen }: PastWriting, task: WriteTask): Written {
  return { task, answer: answers[task.id] ?? [], seen: new Set(seen) };
}

/** What the writer said of a text, or null. Of a sitting of version 1 nobody rated the language. */
export function checkIn(
  { judge }: WritingExamContent,
  sitting: PastWriting,
  task: WriteTask,
): WrittenCheck | null {
  const { checked, told, rated } = sitting;
  if (!checked.includes(task.id)) return null;
  const rating = rated[task.id] ?? judge.seenRating(writtenIn(sitting, task), { grammar: 0, spelling: 0 });
  return { told: told[task.id] ?? [], rating };
}

/** The points of a task; null until its writer has checked it. */
export function taskPoints(content: WritingExamContent, sitting: PastWriting, task: WriteTask) {
  return content.judge.points(writtenIn(sitting, task), checkIn(content, sitting, task));
}

/** The points of a whole sitting, and how many texts wait for their writer. */
export function sittingPoints(
  content: WritingExamContent,
  sitting: PastWriting,
): { readonly earned: number; readonly of: number; readonly unchecked: number } {
  const each = tasksOf(content, sitting).map((task) => taskPoints(content, sitting, task));
  return {
    earned: each.reduce((sum, points) => sum + (points?.earned ?? 0), 0),
    of: each.length * POINTS_OF_TEXT,
    unchecked: each.filter((points) => points === null).length,
  };
}

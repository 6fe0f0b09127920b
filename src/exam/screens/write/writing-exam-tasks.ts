import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';
import { paperOfKinds } from '#exam/engine/paper.ts';
import type { PastWriting } from '#exam/engine/writing-sitting.ts';
import type { WriteModel, WriteTask } from '#exam/engine/write-task.ts';
import type { ExamPart } from '#exam/part.ts';
import { examList, paperOfTasks } from '#exam/screens/mock/exam-list.ts';

/** The tasks of all writing exams (MOC-06). */
export const EXAM_TASKS: readonly WriteTask[] = WRITING_EXAM_TASKS.flat().map(examTask);
const BY_ID: ReadonlyMap<string, WriteTask> = new Map(EXAM_TASKS.map((task) => [task.id, task]));

export function writingTask(id: string): WriteTask | undefined {
  return BY_ID.get(id);
}

function examTask(row: MockWritingTask): WriteTask {
  const { id, kind, title, situation, criteria, models } = row;
  return {
    id,
    kind,
    title,
    situation,
    english: null,
    criteria,
    fields: kind === 'form' ? row.fields : [],
    head: 'to' in row ? { to: row.to, subject: row.kind === 'email' ? row.subject : null } : null,
    hints: [],
    models: [modelOf('A good answer', models.good), modelOf('Just enough', models.enough)],
  };
}

function modelOf(title: string, { text, comment }: MockWritingTask['models']['good']): WriteModel {
  return { title, listenLabel: `Listen: ${title.toLowerCase()}`, text, comment };
}

const ofKinds = (...kinds: WriteTask['kind'][]) => EXAM_TASKS.filter(({ kind }) => kinds.includes(kind));

/** Writing as it is examined (MOC-01, MOC-06), and in the format that the exam page promises (MOC-12). */
export const writingExams = (part: ExamPart) =>
  examList(part, WRITING_EXAM_TASKS, paperOfTasks, (seen, random) =>
    paperOfKinds([ofKinds('form'), ofKinds('text', 'note'), ofKinds('email')], { seen, random }),
  );

/** The tasks of a sitting, in their order. */
export function tasksOf({ paper }: Pick<PastWriting, 'paper'>): readonly WriteTask[] {
  return paper.flatMap(({ id }) => writingTask(id) ?? []);
}

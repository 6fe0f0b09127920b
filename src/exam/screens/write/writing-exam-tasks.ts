import { msg } from '@lingui/core/macro';
import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';
import { paperOfKinds } from '#exam/engine/paper.ts';
import type { WriteModel, WriteTask } from '#exam/engine/write-task.ts';
import type { ExamPart } from '#exam/part.ts';
import { examList, paperOfTasks } from '#exam/screens/mock/exam-list.ts';

export type WritingExams = readonly (readonly MockWritingTask[])[];

/** The tasks of writing exams, in their order (MOC-06). */
export function writingExamTasks(exams: WritingExams): readonly WriteTask[] {
  return exams.flat().map(examTask);
}

function examTask(row: MockWritingTask): WriteTask {
  const { id, kind, title, situation, criteria, models } = row;
  return {
    id,
    kind,
    title,
    situation,
    english: null,
    // The exam prints both; here they are asked, as points count them (MOC-09). At the end, as ticks are kept by their place.
    criteria: 'to' in row ? [...criteria, { kind: 'shown', task: DUTCH_GREETINGS }] : criteria,
    fields: kind === 'form' ? row.fields : [],
    head: 'to' in row ? { to: row.to, subject: row.kind === 'email' ? row.subject : null } : null,
    hints: [],
    models: [
      modelOf({ title: msg`A good answer`, listenLabel: msg`Listen: a good answer` }, models.good),
      modelOf({ title: msg`Just enough`, listenLabel: msg`Listen: just enough` }, models.enough),
    ],
  };
}

const DUTCH_GREETINGS = 'Begin met een groet. Eindig met een groet en uw naam.';

function modelOf(
  names: Pick<WriteModel, 'title' | 'listenLabel'>,
  { text, comment }: MockWritingTask['models']['good'],
): WriteModel {
  return { ...names, text, comment };
}

/** Writing as it is examined (MOC-01, MOC-06), and in the format that the exam page promises (MOC-12). */
export function writingExams(part: ExamPart, exams: WritingExams) {
  const tasks = writingExamTasks(exams);
  const ofKinds = (...kinds: WriteTask['kind'][]) => tasks.filter(({ kind }) => kinds.includes(kind));
  return examList(part, exams, paperOfTasks, (seen, random) =>
    paperOfKinds([ofKinds('form'), ofKinds('text', 'note'), ofKinds('email')], { seen, random }),
  );
}

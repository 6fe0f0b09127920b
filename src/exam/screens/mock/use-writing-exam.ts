import { keptDesk, mendedDesk } from '#exam/engine/kept-desk.ts';
import {
  NO_WRITING,
  writingExamReducer,
  type PastWriting,
  type WritingDesk,
  type WritingExamEvent,
} from '#exam/engine/writing-sitting.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { wholeText } from '#exam/engine/write-task.ts';
import { EXAM_JUDGE } from '#exam/screens/writing/exam-points.ts';
import { tasksOf, writingTask } from '#exam/screens/writing/writing-exam-tasks.ts';
import type { Machine, MachineAnswer, Untimed } from '#practice/play.ts';
import { WRITING_EXAMS } from '#storage/exam-sittings.ts';
import { keptIn } from '#storage/sitting.ts';
import { useMachine, type PlayedSitting } from '#practice/components/use-machine.ts';

/** What a view may tell a writing exam. */
export type WritingExamMove = Untimed<WritingExamEvent>;

const MACHINE: Machine<WritingDesk, WritingExamMove> = {
  initial: NO_WRITING,
  reduce: writingExamReducer,
  answerOf(before, after) {
    const [newest] = after.past;
    if (newest !== undefined && after.past.length > before.past.length) return answersOf(newest);
    return after.past.flatMap((sitting, place) => ratingOf(before.past[place], sitting));
  },
  timeLimit: {
    endsAt: ({ current }) => current?.endsAt ?? null,
    expired: { kind: 'time-expired' },
  },
};

const KEEPING = keptIn({
  entry: WRITING_EXAMS,
  keep: keptDesk<WritingDesk>,
  restore: (kept: WritingDesk) => mendedDesk(kept, ({ id }) => writingTask(id) !== undefined),
});

/** The writing exams: every letter is kept before the screen moves on, and each text goes to the study log once it is handed in. */
export function useWritingExam(): PlayedSitting<WritingDesk, WritingExamMove> {
  return useMachine(() => MACHINE, KEEPING);
}

/** What was written in a sitting; a task that stayed open was not answered. */
function answersOf(sitting: PastWriting): MachineAnswer[] {
  return tasksOf(sitting).flatMap((task) => {
    const answer = sitting.answers[task.id];
    if (answer === undefined) return [];
    return {
      itemId: itemId('text', task.id),
      activity: 'mock-exam',
      grade: EXAM_JUDGE.grade(task, answer, null),
      answer: wholeText(task, answer),
      durationMs: sitting.spentMs[task.id] ?? 0,
    };
  });
}

/** A text that its writer has looked through is in the log already; only another outcome is told there, as one's own rating. */
function ratingOf(before: PastWriting | undefined, { checked, answers, told }: PastWriting): MachineAnswer[] {
  const id = checked.at(-1);
  const task = id === undefined ? undefined : writingTask(id);
  if (before === undefined || task === undefined || checked.length === before.checked.length) return [];
  const answer = answers[task.id] ?? [];
  const grade = EXAM_JUDGE.grade(task, answer, told[task.id] ?? []);
  if (grade === EXAM_JUDGE.grade(task, answer, null)) return [];
  return [
    {
      itemId: itemId('text', task.id),
      activity: 'self-rating',
      grade: grade === 'right' ? 'good' : 'again',
      answer: null,
      durationMs: 0,
    },
  ];
}

import {
  NO_WRITING,
  writingExamReducer,
  type PastWriting,
  type WritingExamEvent,
  type WritingSitting,
} from '#exam/engine/writing-sitting.ts';
import type { DeskRules } from '#exam/screens/use-desk.ts';
import { checkIn, writtenIn, type WritingExamContent } from './exam-points.ts';
import { asSelfRating } from './writing-judge.ts';
import type { MachineAnswer, Untimed } from '#practice/play.ts';

/** What a view may tell a writing exam. */
export type WritingExamMove = Untimed<WritingExamEvent>;

/**
 * The writing exams: a text goes to the study log once its writer has checked it, one that does not count as soon as it is
 * handed in (JDG-07).
 */
export const writingDesk = (
  content: WritingExamContent,
): DeskRules<WritingSitting, PastWriting, WritingExamMove> => ({
  initial: NO_WRITING,
  reduce: writingExamReducer,
  judge(sitting, id) {
    const task = content.tasks.get(id);
    if (task === undefined || sitting.answers[id] === undefined) return null;
    return content.judge.logged(writtenIn(sitting, task), null);
  },
  answerOf: (before, after) =>
    after.past.flatMap((sitting, place) => checkedAnswer(content, before.past[place], sitting) ?? []),
});

/** What the check of a text is for the log: its answer, or, where version 1 logged that already, a self-rating. */
function checkedAnswer(
  content: WritingExamContent,
  before: PastWriting | undefined,
  sitting: PastWriting,
): MachineAnswer | null {
  const id = sitting.checked.at(-1) ?? '';
  const task = content.tasks.get(id);
  if (before === undefined || task === undefined || sitting.checked.length === before.checked.length)
    return null;
  const logged = content.judge.logged(writtenIn(sitting, task), checkIn(content, sitting, task));
  if (logged === null) return null;
  return sitting.logged === 'handed-in'
    ? asSelfRating(logged)
    : { ...logged, activity: 'mock-exam', durationMs: sitting.spentMs[id] ?? 0 };
}

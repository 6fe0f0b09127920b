import {
  NO_WRITING,
  writingExamReducer,
  type PastWriting,
  type WritingExamEvent,
  type WritingSitting,
} from '#exam/engine/writing-sitting.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { wholeText } from '#exam/engine/write-task.ts';
import type { DeskRules } from '#exam/screens/use-desk.ts';
import type { WritingExamContent } from './exam-points.ts';
import type { MachineAnswer, Untimed } from '#practice/play.ts';

/** What a view may tell a writing exam. */
export type WritingExamMove = Untimed<WritingExamEvent>;

/** The writing exams: each text goes to the study log once it is handed in. */
export const writingDesk = (
  content: WritingExamContent,
): DeskRules<WritingSitting, PastWriting, WritingExamMove> => ({
  initial: NO_WRITING,
  reduce: writingExamReducer,
  judge({ answers }, id) {
    const [task, answer] = [content.tasks.get(id), answers[id]];
    if (task === undefined || answer === undefined) return null;
    return {
      itemId: itemId('text', id),
      grade: content.judge.grade(task, answer, null),
      answer: wholeText(task, answer),
    };
  },
  answerOf: (before, after) =>
    after.past.flatMap((sitting, place) => ratingOf(content, before.past[place], sitting) ?? []),
});

/** The log already has a text when its writer checks it; only a different outcome is logged, as a self-rating. */
function ratingOf(
  { tasks, judge }: WritingExamContent,
  before: PastWriting | undefined,
  { checked, answers, told }: PastWriting,
): MachineAnswer | null {
  const id = checked.at(-1) ?? '';
  const task = tasks.get(id);
  if (before === undefined || task === undefined || checked.length === before.checked.length) return null;
  return judge.ratingOf(task, answers[id] ?? [], told[id] ?? []);
}

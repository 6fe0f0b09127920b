import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';
import type { PastWriting } from '#domain/exam/mock/writing-sitting.ts';
import type { WrittenAnswer } from '#exam/engine/written-game.ts';
import { paperOfKinds } from '#exam/engine/paper.ts';
import { gradeOfText, writtenPoints, type JudgedText } from '#domain/exam/writing-points.ts';
import type { MockExam } from '#features/exam/mock/exam-flow.ts';
import { GAME_TEXTS, whyNothingCounts } from '#features/exam/writing/shown-texts.ts';
import { wordsOf } from '#lib/dutch-words.ts';

const TASKS = WRITING_EXAM_TASKS.flat();
const BY_ID: ReadonlyMap<string, MockWritingTask> = new Map(TASKS.map((task) => [task.id, task]));

export function writingTask(id: string): MockWritingTask | undefined {
  return BY_ID.get(id);
}

const ofKinds = (...kinds: MockWritingTask['kind'][]) => TASKS.filter(({ kind }) => kinds.includes(kind));

/** Writing as it is examined (MOC-01, MOC-06), and in the format that the exam page promises (MOC-12). */
export const WRITING_EXAM_LIST: readonly MockExam[] = [
  ...WRITING_EXAM_TASKS.map((tasks, place) => ({
    id: `writing-${place + 1}`,
    title: `Exam ${place + 1}`,
    format: OFFICIAL_FORMATS.writing,
    paper: () => tasks.map(({ id }) => ({ id })),
  })),
  {
    id: 'writing-practice',
    title: 'Practice exam',
    format: PRACTICE_FORMATS.writing,
    paper: (seen, random) =>
      paperOfKinds([ofKinds('form'), ofKinds('text', 'note'), ofKinds('email')], { seen, random }),
  },
];

/** What stands on the screens of these exams, and of the game with its examples. */
const SHOWN: readonly string[] = [
  ...TASKS.flatMap(({ situation, criteria, models }) => [
    situation,
    criteria.flatMap((point) => (point.kind === 'told' ? point.task : [])).join(' '),
    models.good.text,
    models.enough.text,
  ]),
  ...GAME_TEXTS,
];

/** What was written, as one text: of a form a line for each field that was filled in. */
export function wholeText(task: MockWritingTask, answer: WrittenAnswer): string {
  if (task.kind !== 'form') return answer[0] ?? '';
  return task.fields
    .map(({ label }, place) => ({ label, given: answer[place]?.trim() ?? '' }))
    .flatMap(({ label, given }) => (given === '' ? [] : `${label}${label.endsWith('?') ? '' : ':'} ${given}`))
    .join('\n');
}

/** What is looked through for sentences and words: of a form the answers that are to be whole sentences. */
export function sentencesText(task: MockWritingTask, answer: WrittenAnswer): string {
  if (task.kind !== 'form') return answer[0] ?? '';
  return task.fields
    .flatMap(({ asks }, place) => (asks === 'sentences' ? (answer[place]?.trim() ?? '') : []))
    .filter((text) => text !== '')
    .join('\n');
}

/** The words that stand in a task, in lower case: who copies them spells them right, and its names are in no dictionary. */
export function taskWords(task: MockWritingTask): ReadonlySet<string> {
  const { title, situation, criteria } = task;
  const head = 'to' in task ? task.to : '';
  const labels = task.kind === 'form' ? task.fields.map(({ label }) => label) : [];
  const told = criteria.flatMap((point) => (point.kind === 'told' ? point.task : []));
  return new Set(
    wordsOf([title, situation, head, ...labels, ...told].join(' ')).map((word) => word.toLowerCase()),
  );
}

/** A text with what the rules must know of it. */
export function judgedText(
  task: MockWritingTask,
  answer: WrittenAnswer,
  told: readonly number[] | null,
): JudgedText {
  const text = sentencesText(task, answer);
  // A form with its details alone tells something, too.
  const hasDetails = task.kind === 'form' && answer.some((one) => one.trim() !== '');
  const notOwn = text === '' && hasDetails ? null : whyNothingCounts(text, SHOWN);
  return { text, notOwn, told };
}

/** How a text goes into the study log (WRI-03). */
export function gradeOf(task: MockWritingTask, answer: WrittenAnswer, told: readonly number[] | null) {
  return gradeOfText(task.criteria, judgedText(task, answer, told));
}

/** What a task of a sitting brought, and could bring; what its writer has not looked at yet brings nothing so far. */
export function taskPoints({ answers, told }: PastWriting, task: MockWritingTask) {
  return writtenPoints(task.criteria, judgedText(task, answers[task.id] ?? [], told[task.id] ?? null));
}

/** The tasks whose texts count and were not looked through by their writer yet. */
export function uncheckedTasks({ paper, answers, checked }: PastWriting): MockWritingTask[] {
  return paper.flatMap(({ id }) => {
    const [task, answer] = [writingTask(id), answers[id]];
    if (task === undefined || answer === undefined || checked.includes(id)) return [];
    return judgedText(task, answer, null).notOwn === null ? task : [];
  });
}

/** The points of a whole sitting. */
export function sittingPoints(sitting: PastWriting): { readonly earned: number; readonly of: number } {
  const each = sitting.paper.flatMap(({ id }) => {
    const task = writingTask(id);
    return task === undefined ? [] : taskPoints(sitting, task);
  });
  return {
    earned: each.reduce((sum, { earned }) => sum + earned, 0),
    of: each.reduce((sum, { of }) => sum + of, 0),
  };
}

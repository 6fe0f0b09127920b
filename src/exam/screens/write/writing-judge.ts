import { COMMON_DUTCH_WORDS } from '#content/exam/common-dutch-words.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { whyNoOwnDutch, type NoOwnDutch } from '#exam/engine/own-dutch.ts';
import { sentencesText, shownTexts, type WriteTask } from '#exam/engine/write-task.ts';
import { gradeOfText, writtenPoints, type JudgedText } from '#exam/engine/writing-points.ts';
import type { WrittenAnswer } from '#exam/engine/written-game.ts';
import type { MachineAnswer } from '#practice/play.ts';

const COMMON_WORDS: ReadonlySet<string> = new Set(COMMON_DUTCH_WORDS.trim().split(/\s+/u));

/** The points that a text covers according to its writer, by index; null: not checked yet. */
type Told = readonly number[] | null;

/** Judges what was written, in the game as in an exam (WRI-03, MOC-09). */
export interface WritingJudge {
  /** A text with what the rules must know of it. */
  readonly judged: (task: WriteTask, answer: WrittenAnswer, told: Told) => JudgedText;
  /** Why a text does not count; null if it is the person's own Dutch. */
  readonly whyNothingCounts: (task: WriteTask, answer: WrittenAnswer) => NoOwnDutch | null;
  readonly points: (
    task: WriteTask,
    answer: WrittenAnswer,
    told: Told,
  ) => { readonly earned: number; readonly of: number };
  /** How a text goes into the study log (MEM-01): not by how long it is, but by what was asked. */
  readonly grade: (task: WriteTask, answer: WrittenAnswer, told: Told) => 'right' | 'wrong';
  /** The log entry (a self-rating) for the writer's ticks, if they change the outcome; otherwise null. */
  readonly ratingOf: (task: WriteTask, answer: WrittenAnswer, told: Told) => MachineAnswer | null;
}

/** @param tasks the tasks whose texts are on the screens: copying them shows no ability */
export function writingJudge(tasks: readonly WriteTask[]): WritingJudge {
  const known = { shown: tasks.flatMap(shownTexts), commonWords: COMMON_WORDS };
  const judged = (task: WriteTask, answer: WrittenAnswer, told: Told): JudgedText => {
    const text = sentencesText(task, answer);
    // A form with only its details covers something too.
    const hasDetails = task.fields.length > 0 && answer.some((one) => one.trim() !== '');
    const notOwn = text === '' && hasDetails ? null : whyNoOwnDutch(text, known);
    return { text, notOwn, told };
  };
  const grade = (task: WriteTask, answer: WrittenAnswer, told: Told) =>
    gradeOfText(task.criteria, judged(task, answer, told));
  return {
    judged,
    whyNothingCounts: (task, answer) => judged(task, answer, null).notOwn,
    points: (task, answer, told) => writtenPoints(task.criteria, judged(task, answer, told)),
    grade,
    ratingOf(task, answer, told) {
      const rated = grade(task, answer, told);
      if (rated === grade(task, answer, null)) return null;
      return {
        itemId: itemId('text', task.id),
        activity: 'self-rating',
        grade: rated === 'right' ? 'good' : 'again',
        answer: null,
        durationMs: 0,
      };
    },
  };
}

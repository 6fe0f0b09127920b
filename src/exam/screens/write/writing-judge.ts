import { COMMON_DUTCH_WORDS } from '#content/exam/common-dutch-words.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { whyNoOwnDutch, type NoOwnDutch } from '#exam/engine/own-dutch.ts';
import { sentencesText, shownInTask, taskWords, wholeText, type WriteTask } from '#exam/engine/write-task.ts';
import {
  gradeOfText,
  seenRating,
  UNRATED,
  writtenPoints,
  type JudgedText,
  type LanguageFindings,
} from '#exam/engine/writing-points.ts';
import type { LanguageRating } from '#exam/engine/language-rating.ts';
import type { WrittenAnswer, WrittenCheck } from '#exam/engine/written-game.ts';
import type { MachineAnswer } from '#practice/play.ts';

const COMMON_WORDS: ReadonlySet<string> = new Set(COMMON_DUTCH_WORDS.trim().split(/\s+/u));

/** What was written to a task, and the tasks whose examples had been opened before (JDG-06). */
export interface Written {
  readonly task: WriteTask;
  readonly answer: WrittenAnswer;
  readonly seen: ReadonlySet<string>;
}

/** Judges what was written, in the game as in an exam: one rule for both (WRI-03, MOC-09, JDG-07). */
export interface WritingJudge {
  /** Why a text does not count; null if it is the person's own Dutch. */
  readonly whyNothingCounts: (written: Written) => NoOwnDutch | null;
  /** A text with what the rules must know of it. Until it is checked, nothing is shown or rated. */
  readonly judged: (written: Written, check: WrittenCheck | null) => JudgedText;
  /** What its language earns as far as rules can see: a proposal. */
  readonly seenRating: (written: Written, findings: LanguageFindings) => LanguageRating;
  /** Null until its writer has checked it: nothing is graded before (JDG-07). */
  readonly points: (
    written: Written,
    check: WrittenCheck | null,
  ) => { readonly earned: number; readonly of: number } | null;
  /**
   * How a text goes into the study log (MEM-01): a text that counts, once its writer has checked it; one that does not, at
   * once. Null: not yet.
   */
  readonly logged: (
    written: Written,
    check: WrittenCheck | null,
  ) => Pick<MachineAnswer, 'itemId' | 'grade' | 'answer'> | null;
}

/** @param tasks those whose examples somebody may have seen */
export function writingJudge(tasks: readonly WriteTask[]): WritingJudge {
  const whyNothingCounts = ({ task, answer, seen }: Written): NoOwnDutch | null => {
    const text = sentencesText(task, answer);
    // A form with only its details covers something too.
    if (text === '' && task.fields.length > 0 && answer.some((one) => one.trim() !== '')) return null;
    return whyNoOwnDutch(text, {
      task: shownInTask(task),
      models: tasks
        .filter(({ id }) => seen.has(id))
        .flatMap(({ models }) => models.map((model) => model.text)),
      isForm: task.kind === 'form',
      commonWords: COMMON_WORDS,
    });
  };
  const judged = (written: Written, check: WrittenCheck | null): JudgedText => ({
    text: sentencesText(written.task, written.answer),
    notOwn: whyNothingCounts(written),
    told: check?.told ?? null,
    rating: check?.rating ?? UNRATED,
  });
  return {
    whyNothingCounts,
    judged,
    seenRating: ({ task, answer }, findings) =>
      seenRating(task.criteria, sentencesText(task, answer), { findings, taskWords: taskWords(task) }),
    points(written, check) {
      const one = judged(written, check);
      return check === null && one.notOwn === null ? null : writtenPoints(written.task.criteria, one);
    },
    logged(written, check) {
      const one = judged(written, check);
      if (check === null && one.notOwn === null) return null;
      const whole = wholeText(written.task, written.answer);
      return {
        itemId: itemId('text', written.task.id),
        grade: gradeOfText(written.task.criteria, one),
        answer: whole.trim() === '' ? null : whole,
      };
    },
  };
}

/** For a text that an older version logged when it was handed in. */
export function asSelfRating({ itemId: id, grade }: Pick<MachineAnswer, 'itemId' | 'grade'>): MachineAnswer {
  return {
    itemId: id,
    activity: 'self-rating',
    grade: grade === 'right' ? 'good' : 'again',
    answer: null,
    durationMs: 0,
  };
}

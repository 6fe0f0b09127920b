import type { WritingTask } from '#content/schema/exam-rows.ts';
import type { NoOwnDutch } from '#domain/exam/own-dutch.ts';
import { gradeOfText, type WantedPoint } from '#domain/exam/writing-points.ts';
import {
  judgeWriting,
  reachablePoints,
  writingScore,
  type WritingCriterion,
} from '#domain/exam/writing-score.ts';
import type { Done } from '#exam/engine/open-game.ts';
import type { WrittenText } from '#exam/engine/written-game.ts';
import { GAME_TEXTS, whyNothingCounts } from '#features/exam/writing/shown-texts.ts';

/** What a text brought (WRI-03). */
export interface TaskPoints {
  readonly criteria: readonly WritingCriterion[];
  readonly points: number;
  /** The most that the criteria together can bring; less than what the task counts for. */
  readonly reachable: number;
  /** Why nothing of it counts; null where it is one's own Dutch. */
  readonly notOwn: NoOwnDutch | null;
}

export function pointsOf({ type, maxScore }: WritingTask, text: string): TaskPoints {
  const notOwn = whyNothingCounts(text, GAME_TEXTS);
  const criteria = judgeWriting(notOwn === null ? text : '', type);
  return {
    notOwn,
    criteria,
    points: writingScore(criteria, maxScore),
    reachable: reachablePoints(type, maxScore),
  };
}

/** A form has one message in sentences, at the least. */
const WANTED_SENTENCES: Record<WritingTask['type'], number> = { email: 3, form: 1, text: 3 };

/**
 * How a text goes into the study log (MEM-01): not by the score, which counts words, but by what was asked. What it tells is for
 * its writer to say; before that, it is what can be seen (WRI-03).
 */
export function gradeOf({ type, mustHave }: WritingTask, { texts, told }: WrittenText) {
  const text = texts[0] ?? '';
  const wanted: WantedPoint[] = [
    ...mustHave.map(() => ({ kind: 'told' }) as const),
    { kind: 'greeting' },
    { kind: 'closing' },
    { kind: 'sentences', atLeast: WANTED_SENTENCES[type] },
  ];
  return gradeOfText(wanted, { text, notOwn: whyNothingCounts(text, GAME_TEXTS), told });
}

/** Of all tasks together; a task without a text has brought nothing. */
export function totalPoints(
  tasks: readonly WritingTask[],
  handedIn: readonly Done<WrittenText>[],
): { points: number; max: number; reachable: number } {
  const each = tasks.map((task, place) => ({
    ...pointsOf(task, handedIn[place]?.answer.texts[0] ?? ''),
    task,
  }));
  return {
    points: each.reduce((sum, { points }) => sum + points, 0),
    max: each.reduce((sum, { task }) => sum + task.maxScore, 0),
    reachable: each.reduce((sum, { reachable }) => sum + reachable, 0),
  };
}

import type { WritingTask } from '#content/schema/exam-rows.ts';
import { percentage } from '#domain/exam/ratings.ts';
import type { HandedInText } from '#domain/exam/writing-machine.ts';
import {
  isMostlyCopied,
  judgeWriting,
  reachablePoints,
  writingScore,
  type WritingCriterion,
} from '#domain/exam/writing-score.ts';

/** What a text brought (WRI-03). */
export interface TaskPoints {
  readonly criteria: readonly WritingCriterion[];
  readonly points: number;
  /** The most that the criteria together can bring; less than what the task counts for. */
  readonly reachable: number;
  /** Most of it stands in the task: nothing of it counts. */
  readonly isCopied: boolean;
}

/** From here on a task counts as answered right in the study log: what the result calls `Goed` (WRI-03). */
const RIGHT_FROM_PERCENT = 60;

export function pointsOf({ type, maxScore, instruction, mustHave }: WritingTask, text: string): TaskPoints {
  const isCopied = isMostlyCopied(text, [instruction, ...mustHave].join(' '));
  const criteria = judgeWriting(isCopied ? '' : text, type);
  return {
    isCopied,
    criteria,
    points: writingScore(criteria, maxScore),
    reachable: reachablePoints(type, maxScore),
  };
}

/**
 * How a text goes into the study log (MEM-01): right from 60% of the task's points. That is no judgement of the Dutch, which
 * nothing here can judge; it parts texts of some length with greeting and closing from those to be written again.
 */
export function gradeOf(task: WritingTask, text: string): 'right' | 'wrong' {
  return percentage(pointsOf(task, text).points, task.maxScore) >= RIGHT_FROM_PERCENT ? 'right' : 'wrong';
}

/** Of all tasks together; a task without a text has brought nothing. */
export function totalPoints(
  tasks: readonly WritingTask[],
  handedIn: readonly HandedInText[],
): { points: number; max: number; reachable: number } {
  const each = tasks.map((task, place) => ({ ...pointsOf(task, handedIn[place]?.text ?? ''), task }));
  return {
    points: each.reduce((sum, { points }) => sum + points, 0),
    max: each.reduce((sum, { task }) => sum + task.maxScore, 0),
    reachable: each.reduce((sum, { reachable }) => sum + reachable, 0),
  };
}

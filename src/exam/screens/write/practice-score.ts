import type { WritingTask } from '#content/schema/exam-rows.ts';
import type { WritingKind } from '#content/schema/task-kind.ts';
import type { NoOwnDutch } from '#exam/engine/own-dutch.ts';
import {
  judgeWriting,
  reachablePoints,
  writingScore,
  type WritingCriterion,
} from '#exam/engine/writing-score.ts';
import { gameWriteTask, type GameWriteTask } from './writing-game-tasks.ts';
import { writingJudge, type Written, type WritingJudge } from './writing-judge.ts';

/** What is written in a writing game, or to practise one kind of task: its tasks in their order, and who judges its texts (WRI-01, WRI-03). */
export interface WritingGameContent {
  readonly tasks: readonly GameWriteTask[];
  readonly judge: WritingJudge;
}

export function writingGameContent(rows: WritingRows, kind: WritingKind | null = null): WritingGameContent {
  const game = rows.game.map(gameWriteTask);
  const all = [...game, ...rows.practice.map(gameWriteTask)];
  return {
    tasks: kind === null ? game : all.filter((task) => task.kind === kind),
    judge: writingJudge(all),
  };
}

export interface WritingRows {
  readonly game: readonly WritingTask[];
  /** More tasks, to practise a kind with. */
  readonly practice: readonly WritingTask[];
}

/** What a text brought (WRI-03). */
interface PracticeScore {
  readonly criteria: readonly WritingCriterion[];
  readonly points: number;
  /** The most that the criteria together can give; less than what the task counts for. */
  readonly reachable: number;
  /** Why the text does not count; null if it is the person's own Dutch. */
  readonly notOwn: NoOwnDutch | null;
}

export function scoreOf(judge: WritingJudge, task: GameWriteTask, written: Written): PracticeScore {
  const { kind, maxScore } = task;
  const notOwn = judge.whyNothingCounts(written);
  const criteria = judgeWriting(notOwn === null ? (written.answer[0] ?? '') : '', kind);
  return {
    notOwn,
    criteria,
    points: writingScore(criteria, maxScore),
    reachable: reachablePoints(kind, maxScore),
  };
}

/** Of all tasks together. */
export function totalScore(
  { tasks, judge }: WritingGameContent,
  texts: readonly Written[],
): {
  points: number;
  max: number;
  reachable: number;
} {
  const each = tasks.map((task, place) =>
    scoreOf(judge, task, texts[place] ?? { task, answer: [], seen: new Set() }),
  );
  return {
    points: each.reduce((sum, { points }) => sum + points, 0),
    max: tasks.reduce((sum, { maxScore }) => sum + maxScore, 0),
    reachable: each.reduce((sum, { reachable }) => sum + reachable, 0),
  };
}

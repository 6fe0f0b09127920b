import type { NoOwnDutch } from '#exam/engine/own-dutch.ts';
import type { Done } from '#exam/engine/open-game.ts';
import {
  judgeWriting,
  reachablePoints,
  writingScore,
  type WritingCriterion,
} from '#exam/engine/writing-score.ts';
import type { WrittenText } from '#exam/engine/written-game.ts';
import { GAME_TASKS, type GameWriteTask } from './writing-game-tasks.ts';
import { writingJudge } from './writing-judge.ts';

/** Judges the texts of the game (WRI-03). */
export const GAME_JUDGE = writingJudge(GAME_TASKS);

/** What a text brought (WRI-03). */
interface PracticeScore {
  readonly criteria: readonly WritingCriterion[];
  readonly points: number;
  /** The most that the criteria together can bring; less than what the task counts for. */
  readonly reachable: number;
  /** Why the text does not count; null if it is the person's own Dutch. */
  readonly notOwn: NoOwnDutch | null;
}

export function scoreOf(task: GameWriteTask, { texts }: Pick<WrittenText, 'texts'>): PracticeScore {
  const { type, maxScore } = task;
  const notOwn = GAME_JUDGE.whyNothingCounts(task, texts);
  const criteria = judgeWriting(notOwn === null ? (texts[0] ?? '') : '', type);
  return {
    notOwn,
    criteria,
    points: writingScore(criteria, maxScore),
    reachable: reachablePoints(type, maxScore),
  };
}

/** Of all tasks together. */
export function totalScore(done: readonly Done<WrittenText>[]): {
  points: number;
  max: number;
  reachable: number;
} {
  const each = GAME_TASKS.map((task, place) => scoreOf(task, done[place]?.answer ?? { texts: [] }));
  return {
    points: each.reduce((sum, { points }) => sum + points, 0),
    max: GAME_TASKS.reduce((sum, { maxScore }) => sum + maxScore, 0),
    reachable: each.reduce((sum, { reachable }) => sum + reachable, 0),
  };
}

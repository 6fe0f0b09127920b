import { isMarkedKnown, lastMark } from './marked-known.ts';
import { pastOf, type PastAnswer, type Projection } from './projection.ts';
import { historyOf, isKnownBefore, isRightGrade } from './study-past.ts';

/**
 * How well an item is known (MEM-10). `new`: not answered yet. `known`: `I knew it` the first time, or right on two
 * different days, or marked as known before (PTH-01), with no mistake since. `learning`: everything between. It uses days rather than intervals, so that a
 * person can check it.
 */
export type Knowledge = 'new' | 'learning' | 'known';

export type KnowledgeCounts = Readonly<Record<Knowledge, number>>;

/** @param dayOf the day of an instant (ms since 1970) where the person is */
export function knowledgeOf(
  projection: Projection,
  itemId: string,
  dayOf: (instant: number) => string,
): Knowledge {
  const past = pastOf(projection, itemId);
  if (isMarkedKnown(projection, itemId)) return 'known';
  if (past.answers.length === 0) return 'new';
  // Mixing up de and het does not mean that the word is unknown.
  const answers = historyOf(projection, itemId).filter(({ card }) => card !== 'article');
  const [first, last] = [sinceLastMistake(answers)[0], answers.at(-1)];
  if (last === undefined) return lastMark(past) === undefined ? 'new' : 'learning';
  if (first === undefined) return 'learning';
  if (first === answers[0] && isKnownBefore(first)) return 'known';
  return dayOf(first.at) !== dayOf(last.at) ? 'known' : 'learning';
}

/** Counts how many of the items are new, being learned and known. Each id counts once. */
export function countKnowledge(
  projection: Projection,
  itemIds: readonly string[],
  dayOf: (instant: number) => string,
): KnowledgeCounts {
  const counts = { new: 0, learning: 0, known: 0 };
  for (const id of new Set(itemIds)) counts[knowledgeOf(projection, id, dayOf)] += 1;
  return counts;
}

function sinceLastMistake(answers: readonly PastAnswer[]): readonly PastAnswer[] {
  return answers.slice(answers.findLastIndex(({ grade }) => !isRightGrade(grade)) + 1);
}

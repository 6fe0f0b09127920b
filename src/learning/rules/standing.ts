import { itemsOf, type Projection } from './projection.ts';
import type { CardKind } from './study-event.ts';
import { historyOf, isRightGrade } from './study-past.ts';
import { shareRange } from '#lib/share-range.ts';

/** The result in a topic: how many of its answered questions were correct the last time. */
export interface Standing {
  readonly asked: number;
  readonly right: number;
}

/** Fewer questions say nothing about a topic. */
const LEAST_ASKED = 4;

/**
 * The results in each topic (MEM-10). Each question counts once, by its newest answer, so a corrected mistake no longer
 * counts. The cards of a word are separate questions.
 */
export function standings<Topic>(
  projection: Projection,
  topicOf: (itemId: string) => Topic | undefined,
): ReadonlyMap<Topic, Standing> {
  const sums = new Map<Topic, Standing>();
  for (const [itemId] of itemsOf(projection)) {
    const topic = topicOf(itemId);
    if (topic === undefined) continue;
    const newest = new Map<CardKind, boolean>();
    for (const { card, grade } of historyOf(projection, itemId)) newest.set(card, isRightGrade(grade));
    if (newest.size === 0) continue;
    const { asked, right } = sums.get(topic) ?? { asked: 0, right: 0 };
    const rightNow = [...newest.values()].filter(Boolean).length;
    sums.set(topic, { asked: asked + newest.size, right: right + rightNow });
  }
  return sums;
}

/**
 * The topics that most need practice, the weakest first, if they have enough answers and a mistake. Sorted by the upper
 * end of the range that their answers allow, so that the most certain come first: half of twenty before half of four.
 */
export function weakest<Topic>(
  all: ReadonlyMap<Topic, Standing>,
  count: number,
): readonly (readonly [Topic, Standing])[] {
  const atBest = ({ right, asked }: Standing) => shareRange(right, asked).high;
  return [...all]
    .filter(([, { asked, right }]) => asked >= LEAST_ASKED && right < asked)
    .toSorted(([, one], [, other]) => atBest(one) - atBest(other))
    .slice(0, count);
}

import { itemsOf, type Projection } from './projection.ts';
import type { CardKind } from './study-event.ts';
import { historyOf, isRightGrade } from './study-past.ts';
import { shareRange } from '#lib/share-range.ts';

/** How a person stands in a topic: of its questions that were answered, those that were right the last time. */
export interface Standing {
  readonly asked: number;
  readonly right: number;
}

/** Fewer questions say nothing about a topic. */
const LEAST_ASKED = 4;

/**
 * How a person stands in each topic (MEM-10). Each question counts once, by its newest answer: what was put right is no
 * longer a mistake. The cards of a word are questions of their own.
 * @param topicOf undefined for an item that belongs to none, or whose topic isn't known yet
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
 * Those that most want practice, the weakest first: with enough answers to say so and something to put right. By the upper
 * end of what their answers allow, so that the surest come first: half of twenty before half of four.
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

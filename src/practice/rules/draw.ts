import { DAY_MS } from '#lib/duration.ts';
import { pickOne, shuffled, shuffledAfter, type Random } from '#lib/random.ts';

/** A random sequence of items. */
export interface Draw<Item> {
  readonly current: Item;
  /** The next items; when they are used up, it starts over. */
  readonly upcoming: readonly Item[];
}

/** Starts with this item; all others come before a repeat. */
export function startDraw<Item>(first: Item, items: readonly Item[], random: Random): Draw<Item> {
  const others = items.filter((item) => item !== first);
  return { current: first, upcoming: shuffled(others, random) };
}

/** The next one, never the same twice in a row unless there is no other (GRA-19, GRA-20). */
export function drawNext<Item>(
  { current, upcoming }: Draw<Item>,
  items: readonly Item[],
  random: Random,
): Draw<Item> {
  const [next = current, ...later] = upcoming.length > 0 ? upcoming : shuffledAfter(current, items, random);
  return { current: next, upcoming: later };
}

/** The number of questions before one may repeat. */
export const FRESH_QUESTIONS = 10;

/** A random item, not among the last ten keys; with fewer items, any but the last one. */
export function drawUnlike<Item>(
  items: readonly Item[],
  { keyOf, recent }: { readonly keyOf: (item: Item) => string; readonly recent: readonly string[] },
  random: Random,
): Item | undefined {
  const last = new Set(recent.slice(-FRESH_QUESTIONS));
  const fresh = items.filter((item) => !last.has(keyOf(item)));
  const other = items.filter((item) => keyOf(item) !== recent.at(-1));
  return pickOne(fresh.length > 0 ? fresh : other.length > 0 ? other : items, random);
}

/** A question that belongs to a topic. */
interface OfTopic {
  readonly topic: string;
}

/**
 * The question of a day, the same from midnight to midnight where the device is (GRA-19). The topics alternate daily,
 * each time with their next question; after all questions it starts over. So no topic comes on two consecutive days, as
 * long as there are at least two topics with equally many questions each.
 * @param now ms since 1970
 */
export function questionOfTheDay<Question extends OfTopic>(
  questions: readonly Question[],
  now: number,
): Question | undefined {
  const date = new Date(now);
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  return topicsInTurn(questions).at(day % questions.length);
}

/** First one question of each topic, then another one of each, and so on. */
function topicsInTurn<Question extends OfTopic>(questions: readonly Question[]): Question[] {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  const ofTopics = topics.map((topic) => questions.filter((question) => question.topic === topic));
  return questions.flatMap((_, turn) => ofTopics.flatMap((ofTopic) => ofTopic.slice(turn, turn + 1)));
}

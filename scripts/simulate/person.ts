import { COURSE } from '#app/course.ts';
import { bankFinder, type Catalogue } from '#learning/catalogue.ts';
import { sourcesOf } from '#learning/course.ts';
import { itemId as idOf, kindOf } from '#learning/rules/item-id.ts';
import { cardKinds, cardsOfItem, type ReviewCard } from '#learning/rules/item-cards.ts';
import { checkCards } from '#learning/rules/known-checks.ts';
import { EMPTY_PROJECTION, itemsOf, pastOf, project, type ItemPast } from '#learning/rules/projection.ts';
import { createScheduler } from '#learning/rules/schedule.ts';
import {
  EVENT_VERSION,
  type CardKind,
  type StudyActivity,
  type StudyEvent,
} from '#learning/rules/study-event.ts';
import type { FirstStabilities } from '#learning/rules/fitted-stability.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Random } from '#lib/random.ts';
import { kindsOfWork } from '#learning/work-areas.ts';
import { recallOf, type Learner } from './learner.ts';

export const SOURCES = sourcesOf(COURSE);
export const KINDS = kindsOfWork(COURSE);
export const bankOf: Catalogue['bankOf'] = bankFinder(SOURCES);

/** A card of a word or an interaction. A question takes the least time that its part gives. */
const CARD_SECONDS = 8;
const LEAST_SECONDS = new Map(KINDS.map(({ id, leastSeconds }) => [id, leastSeconds]));
const KINDS_OF_CARDS = cardKinds({ withPictures: true, gone: new Set(), recognised: new Set() });

export interface Given {
  readonly activity: StudyActivity;
  readonly card?: CardKind;
  readonly isRight: boolean;
  /** In seconds, of somebody of usual speed. */
  readonly takes: number;
}

export type Person = ReturnType<typeof createPerson>;

/**
 * A simulated person: what they answered, and what they know.
 * @param knownBefore the ids of words that they know before the first day
 * @param start when their first day begins, ms since 1970
 */
// oxlint-disable-next-line max-lines-per-function -- the state of one simulated person
export function createPerson(
  learner: Learner,
  knownBefore: readonly string[],
  random: Random,
  start: number,
) {
  /** What the learner forgets does not depend on what the app believes. */
  const memory = createScheduler(undefined, null, new WeakMap());
  const before = new Set(knownBefore);
  let fit: FirstStabilities | null = null;
  let scheduler = memory;
  let cardsSoFar = new WeakMap<ItemPast, readonly ReviewCard[]>();
  let projection = EMPTY_PROJECTION;
  let [events, now, seconds] = [0, start, 0];

  const stamp = () => {
    events += 1;
    return { version: EVENT_VERSION, id: `e${events}`, browser: 'simulated', at: now } as const;
  };
  const log = (event: StudyEvent) => {
    projection = project(projection, [event]);
  };
  /** Time that no answer measures. */
  const pass = (takes: number) => {
    const ms = Math.round(takes * learner.slowness * SECOND_MS);
    now += ms;
    seconds += ms / SECOND_MS;
  };
  const answer = (itemId: string, { activity, card = 'meaning', isRight, takes }: Given) => {
    const durationMs = Math.round(takes * learner.slowness * SECOND_MS);
    const grade = isRight ? 'good' : 'again';
    log({ ...stamp(), kind: 'answered', itemId, activity, card, grade, answer: null, durationMs });
    pass(takes);
  };
  const memorySoFar = new WeakMap<ReviewCard, ReviewCard['schedule']>();
  const memoryOf = (card: ReviewCard) => {
    const schedule = memorySoFar.get(card) ?? memory.scheduleOf(card.id, card.answers);
    memorySoFar.set(card, schedule);
    return schedule;
  };
  const certaintyOf = (card: ReviewCard, at: number) => {
    if (card.isCheck === true) return 1;
    return recallOf(learner, fit === null ? card.schedule : memoryOf(card), at);
  };
  const cardsOf = ([itemId, past]: readonly [string, ItemPast]) => {
    const cards = cardsSoFar.get(past) ?? cardsOfItem(projection, itemId, scheduler, KINDS_OF_CARDS);
    cardsSoFar.set(past, cards);
    return cards;
  };
  /** In review, with the day's check of a word known before (PTH-01). */
  const cardsNow = (dayStart: number) => [
    ...[...itemsOf(projection)].flatMap(cardsOf),
    ...checkCards(projection, KINDS_OF_CARDS, 'studied', dayStart),
  ];
  const checksOf = (itemId: string, dayStart: number) =>
    checkCards(projection, KINDS_OF_CARDS, 'studied', dayStart).filter((card) => card.itemId === itemId);
  if (knownBefore.length > 0) log({ ...stamp(), kind: 'marked-known', itemIds: knownBefore });

  return {
    learner,
    random,
    projection: () => projection,
    now: () => now,
    seconds: () => seconds,
    pass,
    answer,
    cardsNow,
    /** Those of one item. */
    cardsOf(itemId: string, dayStart: number): readonly ReviewCard[] {
      const past = pastOf(projection, itemId);
      const checks = past.marks.length === 0 ? [] : checksOf(itemId, dayStart);
      return [...cardsOf([itemId, past]), ...checks];
    },
    beginDay(at: number, fitted: FirstStabilities | null) {
      now = at;
      seconds = 0;
      if (JSON.stringify(fitted) === JSON.stringify(fit)) return;
      fit = fitted;
      scheduler = createScheduler(undefined, fit, new WeakMap());
      cardsSoFar = new WeakMap();
    },
    /** A card, or a question that is asked again; returns whether it was known. */
    ask(card: ReviewCard): boolean {
      const isRight = random() < certaintyOf(card, now);
      answer(card.itemId, { activity: 'review', card: card.kind, isRight, takes: cardSeconds(card.itemId) });
      return isRight;
    },
    /** How certainly each word is known at an instant. */
    wordsAt(at: number): ReadonlyMap<string, number> {
      const met = [...itemsOf(projection)]
        .flatMap(cardsOf)
        .filter(({ itemId, kind }) => kindOf(itemId) === 'word' && kind === 'meaning')
        .map((card) => [card.itemId, certaintyOf(card, at)] as const);
      return new Map([...met, ...[...before].map((itemId) => [itemId, 1] as const)]);
    },
  };
}

export function cardSeconds(itemId: string): number {
  const isCard = kindOf(itemId) === 'word' || kindOf(itemId) === 'interaction';
  return isCard ? CARD_SECONDS : (LEAST_SECONDS.get(bankOf(itemId)?.source.id ?? '') ?? CARD_SECONDS);
}

/** The id of an item of a word. */
export const wordId = (id: string): string => idOf('word', id);

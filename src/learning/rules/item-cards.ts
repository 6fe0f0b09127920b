import { kindOf } from './item-id.ts';
import { itemsOf, type PastAnswer, type Projection } from './projection.ts';
import type { Schedule, Scheduler } from './schedule.ts';
import type { CardKind } from './study-event.ts';
import { historyOf, isInReview } from './study-past.ts';

/** One card of one item, with all that was answered about it. */
export interface ReviewCard {
  readonly id: string;
  readonly itemId: string;
  readonly kind: CardKind;
  /** Those that count, oldest first. */
  readonly answers: readonly PastAnswer[];
  /** Null for a card that was never asked. */
  readonly schedule: Schedule | null;
}

/** The kinds of cards that an item has, in the order in which they are begun; none for one that can't be asked. */
export type KindsOf = (itemId: string, answers: readonly PastAnswer[]) => readonly CardKind[];

/** All cards of the items in review that can be asked. */
export function reviewCards(
  projection: Projection,
  scheduler: Scheduler,
  kindsOf: KindsOf,
): readonly ReviewCard[] {
  return [...itemsOf(projection)].flatMap(([itemId]) => cardsOfItem(projection, itemId, scheduler, kindsOf));
}

/**
 * An item's cards, where it is in review: the next one begins when the one before it is known, so that nobody has to type
 * a word whose meaning is still new.
 */
export function cardsOfItem(
  projection: Projection,
  itemId: string,
  scheduler: Scheduler,
  kindsOf: KindsOf,
): readonly ReviewCard[] {
  if (!isInReview(projection, itemId)) return [];
  const cards: ReviewCard[] = [];
  const history = historyOf(projection, itemId);
  let isBeforeKnown = true;
  for (const kind of kindsOf(itemId, history)) {
    const id = `${itemId} ${kind}`;
    const answers = history.filter(({ card }) => card === kind);
    const schedule = scheduler.scheduleOf(id, answers);
    if (schedule !== null || isBeforeKnown) cards.push({ id, itemId, kind, answers, schedule });
    isBeforeKnown = schedule?.phase === 'known';
  }
  return cards;
}

/** What decides about cards beside the answers to an item. */
export interface CardChoice {
  /** Words are asked by their pictures, too (PIC-02). */
  readonly withPictures: boolean;
  /** Ids of items that can't be asked any more. */
  readonly gone: ReadonlySet<string>;
}

/** What is known of a word where it is loaded; where it isn't, which cards it has is told by those that were asked. */
export interface WordFacts {
  readonly hasPicture: boolean;
  readonly hasArticle: boolean;
}

/**
 * The one rule for the cards of an item (MEM-05), used by review, the header, home, the plan, the forecast and the simulation.
 * It counts the same with and without what is known of a word: a card that only some words have is begun before the later ones or
 * not at all, so that where it is missing the next one is begun in its place. Who types the word types its article and knows what
 * it is called (PIC-01); whose words are old would have a card more of each.
 */
export function cardKinds(
  { withPictures, gone }: CardChoice,
  factsOf?: (itemId: string) => WordFacts | null,
): KindsOf {
  return (itemId, answers) => {
    const kind = kindOf(itemId);
    // A whole letter is no card.
    if (kind === null || kind === 'text' || gone.has(itemId)) return [];
    if (kind !== 'word') return ['meaning'];
    const facts = factsOf?.(itemId) ?? null;
    const wasAsked = (...cards: readonly CardKind[]) => answers.some(({ card }) => cards.includes(card));
    const kinds: CardKind[] = ['meaning'];
    const hasPicture =
      wasAsked('picture') || (facts?.hasPicture === true && !wasAsked('article', 'typed', 'heard'));
    if (withPictures && hasPicture) kinds.push('picture');
    if (wasAsked('article') || (facts?.hasArticle === true && !wasAsked('typed', 'heard')))
      kinds.push('article');
    return [...kinds, 'typed', 'heard'];
  };
}

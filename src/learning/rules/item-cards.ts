import { kindOf } from './item-id.ts';
import { itemsOf, type PastAnswer, type Projection } from './projection.ts';
import { isInReview } from './review-place.ts';
import type { ReviewScope } from './review-scope.ts';
import type { Schedule, Scheduler } from './schedule.ts';
import type { CardKind } from './study-event.ts';
import { historyOf } from './study-past.ts';

/** One card of one item, with all its answers. */
export interface ReviewCard {
  readonly id: string;
  readonly itemId: string;
  readonly kind: CardKind;
  /** The answers that count, oldest first. */
  readonly answers: readonly PastAnswer[];
  /** Null for a card that was never asked. */
  readonly schedule: Schedule | null;
  /** When the item was first answered, by any card, in ms since 1970; null if never. */
  readonly itemSince: number | null;
  /** When it was last answered, by any card. */
  readonly itemAnsweredAt: number | null;
  /** Asked now and then because the person says to know the item (PTH-01): `known-checks.ts`. */
  readonly isCheck?: boolean;
}

/** The kinds of cards of an item, in the order in which they start; none if it cannot be asked. */
export type KindsOf = (itemId: string, answers: readonly PastAnswer[]) => readonly CardKind[];

/** All askable cards of the items in review. */
export function reviewCards(
  projection: Projection,
  scheduler: Scheduler,
  kindsOf: KindsOf,
  scope: ReviewScope = 'studied',
): readonly ReviewCard[] {
  return [...itemsOf(projection)].flatMap(([itemId]) =>
    cardsOfItem(projection, itemId, scheduler, kindsOf, scope),
  );
}

/** A card holds with this stability: the sound of a word follows its meaning at once, but the others wait for that (MEM-05). */
export const HOLDS_DAYS = 14;

/**
 * The cards of an item that is in review. Each starts when the one before is known, so that nobody has to type a word
 * whose meaning is still new.
 */
export function cardsOfItem(
  projection: Projection,
  itemId: string,
  scheduler: Scheduler,
  kindsOf: KindsOf,
  scope: ReviewScope = 'studied',
): readonly ReviewCard[] {
  if (!isInReview(projection, itemId, scope)) return [];
  const cards: ReviewCard[] = [];
  const history = historyOf(projection, itemId);
  const itemSince = history[0]?.at ?? null;
  const itemAnsweredAt = history.at(-1)?.at ?? null;
  let isBeforeKnown = true;
  for (const kind of kindsOf(itemId, history)) {
    const id = `${itemId} ${kind}`;
    const answers = history.filter(({ card }) => card === kind);
    const schedule = scheduler.scheduleOf(id, answers);
    if (schedule !== null || isBeforeKnown)
      cards.push({ id, itemId, kind, answers, schedule, itemSince, itemAnsweredAt });
    isBeforeKnown =
      schedule?.phase === 'known' && (kind === 'meaning' || schedule.stabilityDays >= HOLDS_DAYS);
  }
  return cards;
}

/** What determines cards besides the answers to an item. */
export interface CardChoice {
  /** Whether words are also asked by their pictures (PIC-02). */
  readonly withPictures: boolean;
  /** Nothing can be heard now: the cards after the heard one begin without it. */
  readonly isWithoutSound?: boolean;
  /** The ids of items that can no longer be asked. */
  readonly gone: ReadonlySet<string>;
  /** The ids of words that only have to be recognised: they are asked by their meaning, and never typed (CON-10). */
  readonly recognised: ReadonlySet<string>;
}

/** The known facts of a loaded word. For other words, the cards already asked show which cards they have. */
export interface WordFacts {
  readonly hasPicture: boolean;
  readonly hasArticle: boolean;
}

/**
 * The only rule for the cards of an item (MEM-05), used by review, the header, home, the plan, the forecast and the
 * simulation. A word begins with its meaning and then its sound. It gives the same count with and without the word's data. A card that only some words have is started
 * before the later ones or not at all; if it is missing, the next one starts instead. Otherwise a person who already
 * types a word and its article (PIC-01) would get an extra card for each old word.
 */
export function cardKinds(
  { withPictures, isWithoutSound = false, gone, recognised }: CardChoice,
  factsOf?: (itemId: string) => WordFacts | null,
): KindsOf {
  const firstKinds: readonly CardKind[] = isWithoutSound ? ['meaning'] : ['meaning', 'heard'];
  return (itemId, answers) => {
    const kind = kindOf(itemId);
    // A whole text is not a card.
    if (kind === null || kind === 'text' || gone.has(itemId)) return [];
    if (kind !== 'word' || recognised.has(itemId)) return ['meaning'];
    return [...firstKinds, ...laterKinds(answers, factsOf?.(itemId) ?? null, withPictures)];
  };
}

/** The cards of a word that come when the first ones hold. */
function laterKinds(
  answers: readonly PastAnswer[],
  facts: WordFacts | null,
  withPictures: boolean,
): readonly CardKind[] {
  const wasAsked = (...cards: readonly CardKind[]) => answers.some(({ card }) => cards.includes(card));
  const kinds: CardKind[] = [];
  const hasPicture = wasAsked('picture') || (facts?.hasPicture === true && !wasAsked('article', 'typed'));
  if (withPictures && hasPicture) kinds.push('picture');
  if (wasAsked('article') || (facts?.hasArticle === true && !wasAsked('typed'))) kinds.push('article');
  return [...kinds, 'typed'];
}

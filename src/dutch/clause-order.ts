/** The parts of a clause, as texts. */
export interface Clause {
  readonly subject: string;
  readonly verb: string;
  /** A loose part may also come last, even the verbs of a subordinate clause. */
  readonly middle: readonly { readonly text: string; readonly loose?: boolean }[];
  /** Other correct orders of the middle. */
  readonly alsoMiddle?: readonly (readonly number[])[];
  /** Orders of the middle that some people use. */
  readonly rareMiddle?: readonly (readonly number[])[];
  readonly last?: string;
  readonly joined?: string;
}

/** Parts one after another. */
export type Order = readonly string[];

/** GRA-09: subject, finite verb, middle, other verb or particle. All correct orders, the usual one first. */
export function mainOrders(clause: Clause): readonly Order[] {
  const start = [clause.subject, clause.verb];
  return ordersOf(clause, middles(clause), (middle) => [[...start, ...middle, ...lastOf(clause)]]);
}

/** GRA-10: with the first part of the middle in front, the finite verb stays second and the subject follows it. */
export function inversionOrders(clause: Clause): readonly Order[] {
  const [first] = clause.middle;
  if (first === undefined) return [];
  const start = [first.text, clause.verb, clause.subject];
  const rests = middles(clause).map((middle) => middle.filter((text) => text !== first.text));
  return ordersOf(clause, rests, (middle) => [[...start, ...middle, ...lastOf(clause)]]);
}

/** GRA-14: subject, middle, all verbs at the end. Of two verbs either may come first; a particle joins its verb. */
export function subordinateOrders(clause: Clause): readonly Order[] {
  const { subject, verb, last, joined } = clause;
  const ends: readonly Order[] =
    joined !== undefined
      ? [[joined]]
      : last !== undefined
        ? [
            [verb, last],
            [last, verb],
          ]
        : [[verb]];
  return ordersOf(clause, middles(clause), (middle) => ends.map((end) => [subject, ...middle, ...end]));
}

function lastOf({ last }: Clause): Order {
  return last === undefined ? [] : [last];
}

function middles({ middle, alsoMiddle = [], rareMiddle = [] }: Clause): readonly Order[] {
  const texts = middle.map(({ text }) => text);
  const others = [...alsoMiddle, ...rareMiddle];
  return [texts, ...others.map((order) => order.flatMap((place) => texts[place] ?? []))];
}

/** The orders built from each order of the middle, starting with those that end in no loose part. */
function ordersOf(
  { middle, last }: Clause,
  orders: readonly Order[],
  close: (middle: Order) => readonly Order[],
): readonly Order[] {
  const loose = middle.filter((part) => part.loose === true).map(({ text }) => text);
  const splits = behinds(loose, last !== undefined);
  return distinct(
    splits.flatMap((behind) =>
      orders
        .filter((order) => behind.every((text) => order.includes(text)))
        .map((order) => order.filter((text) => !behind.includes(text)))
        .flatMap(close)
        .map((order) => [...order, ...behind]),
    ),
  );
}

/** It begins with a preposition: `om drie uur`, not `morgen`. */
export const PREPOSITIONAL = /^(?:bij|in|met|na|naar|om|op|sinds|uit|van|voor) /;
const DIRECTION = /^(?:naar|uit|van) /;

/**
 * The possible endings: none, one or two of the loose parts, two in both orders. Two only with prepositions; otherwise a
 * subordinate clause would be correct in the order of a main clause. A place of origin stays with its other verb: `haal
 * op van school om drie uur`.
 */
function behinds(loose: Order, hasLast: boolean): readonly Order[] {
  const two = loose.filter((text) => PREPOSITIONAL.test(text));
  const pairs = two.flatMap((first) =>
    two
      .filter((second) => second !== first && !(hasLast && DIRECTION.test(second)))
      .map((second) => [first, second]),
  );
  return [[], ...loose.map((text) => [text]), ...pairs];
}

function distinct(orders: readonly Order[]): readonly Order[] {
  return [...new Map(orders.map((order) => [order.join('|'), order])).values()];
}

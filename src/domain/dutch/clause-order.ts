/** A clause by its parts; its words as they are said. */
export interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly middle: readonly { readonly text: string }[];
  /** Other orders of the middle that are as right. */
  readonly alsoMiddle?: readonly (readonly number[])[];
  readonly last?: string;
  readonly joined?: string;
  readonly loose?: boolean;
}

/** Parts one after another. */
export type Order = readonly string[];

/** GRA-09: subject, finite verb, middle, other verb or particle. All orders that are right, the usual one first. */
export function mainOrders(clause: Clause): readonly Order[] {
  return middles(clause).flatMap((middle) => closed([clause.subject, clause.verb], middle, clause));
}

/** GRA-10: with the first of the middle in front the finite verb stays second and the subject comes behind it. */
export function inversionOrders(clause: Clause): readonly Order[] {
  const [first] = clause.middle;
  if (first === undefined) return [];
  const start = [first.text, clause.verb, clause.subject];
  const orders = middles(clause)
    .map((middle) => middle.filter((text) => text !== first.text))
    .flatMap((middle) => closed(start, middle, clause));
  return distinct(orders);
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
  return ends.flatMap((end) => middles(clause).map((middle) => [subject, ...middle, ...end]));
}

function middles({ middle, alsoMiddle = [] }: Clause): readonly Order[] {
  const texts = middle.map(({ text }) => text);
  return [texts, ...alsoMiddle.map((order) => order.flatMap((place) => texts[place] ?? []))];
}

/** The end of a main clause. A loose last part of the middle may come after `last` too. */
function closed(start: Order, middle: Order, { last, loose = false }: Clause): readonly Order[] {
  if (last === undefined) return [[...start, ...middle]];
  const usual = [...start, ...middle, last];
  const final = middle.at(-1);
  return loose && final !== undefined ? [usual, [...start, ...middle.slice(0, -1), last, final]] : [usual];
}

function distinct(orders: readonly Order[]): readonly Order[] {
  return [...new Map(orders.map((order) => [order.join('|'), order])).values()];
}

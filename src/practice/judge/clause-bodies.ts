import { PARTICLES, PREPOSITIONS, TIME_WORDS } from '#practice/judge/closed-words.ts';
import {
  isFixed,
  isPlace,
  type Chunk,
  type Clause,
  type ClauseWay,
  type Unit,
} from '#practice/judge/sentence.ts';
import { endsOf } from '#practice/judge/verb-ends.ts';

const MOST_MIDDLES = 24;

/** What follows verb and subject: the middle in all its orders, the verbs at the end, and what may come behind these. */
export function bodies(clause: Clause): readonly ClauseWay[] {
  const ends = endsOf(clause);
  const loose = clause.middle.filter((chunk) => mayFollow(chunk, clause));
  const ways = behinds(loose).flatMap((behind) => {
    const rest = { ...clause, middle: clause.middle.filter((chunk) => !behind.includes(chunk)) };
    return middlesOf(rest, clause).flatMap((middle) =>
      ends
        .filter((end) => !isBehindNiet(middle, end, behind))
        .map((end): ClauseWay => [...middle, end, ...behind]),
    );
  });
  return [...new Map(ways.toReversed().map((way) => [wordsIn(way), way])).values()].toReversed();
}

function wordsIn(way: ClauseWay): string {
  return way.flatMap((part) => ('kind' in part ? part.units : part).map(({ text }) => text)).join(' ');
}

/** `Ik werk niet vandaag` would mean: but tomorrow I do. */
function isBehindNiet(middle: readonly Chunk[], end: readonly Unit[], behind: readonly Chunk[]): boolean {
  return end.length === 0 && middle.at(-1)?.kind === 'niet' && behind.some(({ kind }) => kind === 'time');
}

const behinds = (loose: readonly Chunk[]): readonly (readonly Chunk[])[] => [
  [],
  ...loose.map((one) => [one]),
];

const GOING_OR_BEING =
  /^(?:ga|gaat|gaan|ging|gingen|kom|komt|komen|kwam|woon|woont|wonen|zit|zitten|sta|staat|staan|lig|ligt|liggen|hang|hangt|hangen|ben|bent|is|zijn|was|waren|blijf|blijft|blijven|rijd|rijdt|rijden|loop|loopt|lopen|fiets|fietst|fietsen|breng|brengt|brengen|moest|mocht|gegaan|gekomen|gevallen|valt|vlieg|vliegt|reis|reist)$/;

/** Whether a part may come behind the verbs at the end: `gesport in het park`. */
function mayFollow(chunk: Chunk, clause: Clause): boolean {
  if (STAYING.has(textIn(chunk))) return false;
  return chunk.kind === 'time' ? mayTimeFollow(chunk, clause) : mayPlaceFollow(chunk, clause);
}

const isPhrase = ({ units }: Chunk): boolean => units.length > 1 && PREPOSITIONS.has(units[0]?.text ?? '');

function mayTimeFollow(chunk: Chunk, { kind, middle, end }: Clause): boolean {
  if (kind === 'infinitive' || end[0]?.text === 'te') return TIME_WORDS.has(chunk.units[0]?.text ?? '');
  // `omdat ik werk morgen` has its verb second, as nobody says it.
  return kind !== 'sub' || isPhrase(chunk) || (chunk.units.length === 1 && middle.length + end.length > 1);
}

function mayPlaceFollow(chunk: Chunk, clause: Clause): boolean {
  const { kind, subject, end } = clause;
  if (kind === 'main' && HERE.test(textIn(chunk))) return !end.some(({ text }) => PARTICLES.has(text));
  if (chunk.isLoose !== undefined) return chunk.isLoose;
  const isFree = subject?.kind === 'er' || !isNeeded(chunk, clause);
  return isPhrase(chunk) && isPlace(chunk) && !isFixed(chunk) && isFree;
}

const HERE = /^(?:hier|daar)$/;

/** Times that stand in the middle only. */
const STAYING: ReadonlySet<string> = new Set(['al', 'net', 'juist', 'zojuist', 'op tijd', 'zo']);

/** Where one goes, lives or sits stays with its verb. */
function isNeeded(chunk: Chunk, { kind, verb, end, middle }: Clause): boolean {
  const own = [...(verb === null ? [] : [verb]), ...end];
  const carrier = kind === 'infinitive' || end.length > 0 ? own.at(-1) : own[0];
  const isOnly = middle.every((other) => other === chunk || !isPlace(other));
  return GOING_OR_BEING.test(carrier?.text ?? '') && (isOnly || chunk.units[0]?.text === 'naar');
}

function middlesOf(rest: Clause, whole: Clause): readonly (readonly Chunk[])[] {
  const given = (whole.alsoMiddle ?? []).map((order) =>
    order.flatMap((place) => whole.middle[place] ?? []).filter((chunk) => rest.middle.includes(chunk)),
  );
  const known = new Map<string, readonly Chunk[]>();
  const keyOf = (order: readonly Chunk[]): string =>
    order.map((chunk) => rest.middle.indexOf(chunk)).join(',');
  const queue: (readonly Chunk[])[] = [rest.middle, ...given];
  while (queue.length > 0 && known.size < MOST_MIDDLES) {
    const order = queue.shift() ?? [];
    if (known.has(keyOf(order))) continue;
    known.set(keyOf(order), order);
    queue.push(...neighboursSwapped(order));
  }
  return [...known.values()];
}

function neighboursSwapped(order: readonly Chunk[]): readonly (readonly Chunk[])[] {
  return order.flatMap((one, place) => {
    const other = order[place + 1];
    return other !== undefined && maySwap(one, other)
      ? [[...order.slice(0, place), other, one, ...order.slice(place + 2)]]
      : [];
  });
}

/** Whether two neighbours may change places. */
function maySwap(one: Chunk, other: Chunk): boolean {
  return SWAPS.some(([first, second]) => (first(one) && second(other)) || (first(other) && second(one)));
}

type Test = (chunk: Chunk) => boolean;
const textIn = ({ units }: Chunk): string => units.map(({ text }) => text).join(' ');
const time: Test = ({ kind }) => kind === 'time';
const object: Test = ({ kind, isDefinite }) => kind === 'object' && isDefinite;
const anyObject: Test = ({ kind, units }) => kind === 'object' && !units.some(({ text }) => text === 'er');
/** Where something is or happens, not where from or where to. */
const somewhere: Test = (chunk) =>
  chunk.kind === 'place' &&
  !isFixed(chunk) &&
  !/^(?:naar|van|vanaf|vanuit|uit)$/.test(chunk.units[0]?.text ?? '');
const here: Test = (chunk) => /^(?:hier|daar|thuis|boven|beneden|ergens)$/.test(textIn(chunk));
const withSomething: Test = ({ kind }) => kind === 'prepositional';
const manner: Test = ({ kind }) => kind === 'manner';
const together: Test = (chunk) => /^samen$/.test(textIn(chunk));
const often: Test = (chunk) =>
  chunk.kind === 'adverb' &&
  /^(?:graag|vaak|altijd|ook|nog een keer|opnieuw|weer|soms|al|samen)$/.test(textIn(chunk));
const more: Test = (chunk) => textIn(chunk) === 'meer';
const forWhom: Test = ({ units }) => units[0]?.text === 'voor';
const tooMuch: Test = ({ kind, units }) =>
  kind === 'predicate' && units[0]?.text === 'te' && units.length > 1;
const again: Test = (chunk) => /^(?:nog een keer|nog eens|opnieuw|weer)$/.test(textIn(chunk));

const SWAPS: readonly (readonly [Test, Test])[] = [
  [time, object],
  [time, here],
  [time, together],
  [time, time],
  [time, withSomething],
  [somewhere, anyObject],
  [withSomething, somewhere],
  [withSomething, withSomething],
  [manner, somewhere],
  [manner, withSomething],
  [often, object],
  [again, anyObject],
  [more, manner],
  [often, time],
  [here, often],
  [forWhom, tooMuch],
];

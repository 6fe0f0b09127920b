import { FRONTABLE_ADVERBS, PARTICLES, PLACE_ADVERBS, PREPOSITIONS } from '#practice/judge/closed-words.ts';
import { unit, type Chunk, type Clause, type Unit } from '#practice/judge/sentence.ts';

/** A part of a clause in one of its orders. */
export type Slot = Chunk | readonly Unit[];
export type ClauseWay = readonly Slot[];

const MOST_MIDDLES = 24;

/** All right orders of a clause, the one it came in first. */
export function clauseWays(clause: Clause): readonly ClauseWay[] {
  switch (clause.kind) {
    case 'fragment':
      return [[clause.lead, ...clause.middle]];
    case 'main':
      return mainWays(clause);
    case 'question':
      return questionWays(clause);
    case 'imperative':
      return bodies(clause).map((body) => [clause.lead, verbOf(clause), ...body]);
    case 'sub':
      return subWays(clause);
    case 'infinitive':
      return bodies(clause).map((body) => [clause.lead, ...body]);
  }
}

/** `Is er hier een pinautomaat?`: with a place behind it *er* may be left out. */
function questionWays(clause: Clause): readonly ClauseWay[] {
  const { lead, first, subject } = clause;
  return bodies(clause).flatMap((body): readonly ClauseWay[] => {
    const start = [lead, ...slot(first), verbOf(clause)];
    const way = [...start, ...slot(subject), ...body];
    return subject?.kind === 'er' && isPlace(body[0]) && body.length > 1 ? [way, [...start, ...body]] : [way];
  });
}

/** The clause with its verb first, as it follows a clause that stands in front. */
export function invertedWays(clause: Clause): readonly ClauseWay[] {
  const { kind, first, subject } = clause;
  if (kind === 'imperative') return clauseWays(clause);
  const whole = first === null ? clause : { ...clause, first: null, middle: withFirst(clause) };
  return bodies(whole).map((body) => [verbOf(clause), ...slot(subject), ...body]);
}

const slot = (chunk: Chunk | null): readonly Chunk[] => (chunk === null ? [] : [chunk]);
const verbOf = ({ verb }: Clause): readonly Unit[] => (verb === null ? [] : [verb]);

function mainWays(clause: Clause): readonly ClauseWay[] {
  const { lead, first, subject } = clause;
  const whole = { ...clause, first: null, middle: first === null ? clause.middle : withFirst(clause) };
  const own =
    first === null
      ? []
      : bodies({ ...clause, first: null }).map((body): ClauseWay => [
          lead,
          first,
          verbOf(clause),
          ...slot(subject),
          ...body,
        ]);
  const straight =
    subject === null ? [] : bodies(whole).map((body): ClauseWay => [lead, subject, verbOf(clause), ...body]);
  const fronted = whole.middle
    .filter((chunk) => chunk !== first && canStandFirst(chunk, whole))
    .flatMap((chunk) => {
      const rest = { ...whole, middle: whole.middle.filter((other) => other !== chunk) };
      return bodies(rest).map((body): ClauseWay => [lead, chunk, verbOf(clause), ...slot(subject), ...body]);
    });
  const withoutEr =
    subject?.kind === 'er'
      ? fronted.filter((way) => isPlace(way[1])).map((way) => way.filter((part) => part !== subject))
      : [];
  const withEr =
    first !== null && subject !== null && subject.kind === 'subject' && !subject.isDefinite && isPlace(first)
      ? existential(clause)
      : [];
  return [...own, ...straight, ...fronted, ...withoutEr, ...withEr];
}

/** `In onze tuin staan twee bomen` is also `Er staan twee bomen in onze tuin`. */
function existential(clause: Clause): readonly ClauseWay[] {
  const { subject, first, middle } = clause;
  if (subject === null || first === null || subject.units.some(({ role }) => role === 'subject')) return [];
  const er: Chunk = { kind: 'er', units: [unit('er')], isDefinite: false };
  return mainWays({
    ...clause,
    first: null,
    subject: er,
    middle: [{ ...subject, kind: 'object' }, ...middle, first],
  });
}

const isPlace = (part: Slot | undefined): boolean =>
  part !== undefined && 'kind' in part && (part.kind === 'place' || part.kind === 'prepositional');

/** What stood first, put back behind the verb. */
function withFirst({ first, middle }: Clause): readonly Chunk[] {
  if (first === null) return middle;
  if (first.kind === 'place' || first.kind === 'prepositional') return [...middle, first];
  const pronouns = middle.findIndex(({ kind }) => kind !== 'pronoun' && kind !== 'er');
  const at = pronouns < 0 ? middle.length : pronouns;
  return [...middle.slice(0, at), first, ...middle.slice(at)];
}

const IS = /^(?:is|zijn|was|waren|ben|bent)$/;

function canStandFirst(chunk: Chunk, { subject, verb, end }: Clause): boolean {
  const first = chunk.units[0]?.text ?? '';
  const isCopula = IS.test(verb?.text ?? '');
  // `Het is leuk op tijd te komen`: what belongs to the infinitive stays with it; `dit is de rekening` stays as it is.
  if (isCopula && (chunk.kind === 'object' || end.some(({ text }) => text === 'te'))) return false;
  switch (chunk.kind) {
    case 'time':
    case 'place':
    case 'prepositional':
      return true;
    case 'object':
      return (
        subject?.kind !== 'er' && !chunk.units.some(({ text }) => text === 'geen') && !first.startsWith('er')
      );
    case 'pronoun':
      return ['die', 'dat', 'hem', 'haar', 'jou', 'hen'].includes(first);
    case 'adverb':
    case 'er':
    case 'manner':
    case 'niet':
    case 'predicate':
    case 'subject':
      return FRONTABLE_ADVERBS.has(first);
  }
}

function subWays(clause: Clause): readonly ClauseWay[] {
  const { lead, subject } = clause;
  const ways = bodies(clause).map((body): ClauseWay => [lead, ...slot(subject), ...body]);
  const time = clause.middle[0];
  if (
    subject === null ||
    subject.kind === 'er' ||
    subject.units.some(({ role }) => role === 'subject') ||
    time?.kind !== 'time'
  )
    return ways;
  const rest = { ...clause, middle: clause.middle.slice(1) };
  return [...ways, ...bodies(rest).map((body): ClauseWay => [lead, time, subject, ...body])];
}

/** What follows verb and subject: the middle in all its orders, the verbs at the end, and what may come behind these. */
function bodies(clause: Clause): readonly ClauseWay[] {
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

function behinds(loose: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const pairs = loose.flatMap((one) => loose.filter((other) => other !== one).map((other) => [one, other]));
  return [[], ...loose.map((one) => [one]), ...pairs];
}

const GOING_OR_BEING =
  /^(?:ga|gaat|gaan|ging|gingen|kom|komt|komen|kwam|woon|woont|wonen|zit|zitten|sta|staat|staan|lig|ligt|liggen|hang|hangt|hangen|ben|bent|is|zijn|was|waren|blijf|blijft|blijven|rijd|rijdt|rijden|loop|loopt|lopen|fiets|fietst|fietsen|breng|brengt|brengen|moest|mocht|gegaan|gekomen|gevallen|valt|vlieg|vliegt|reis|reist)$/;

/** Whether a part may come behind the verbs at the end: `gesport in het park`. */
function mayFollow(chunk: Chunk, clause: Clause): boolean {
  if (chunk.isLoose !== undefined && (clause.kind === 'sub' || chunk.kind !== 'time')) return chunk.isLoose;
  const [first] = chunk.units;
  const isPhrase = first !== undefined && chunk.units.length > 1 && PREPOSITIONS.has(first.text);
  if (chunk.kind === 'time')
    return !STAYING.has(first?.text ?? '') && (clause.kind !== 'sub' || isPhrase || chunk.units.length === 1);
  return (
    isPhrase &&
    isPlace(chunk) &&
    !isFixed(chunk) &&
    (clause.subject?.kind === 'er' || !isNeeded(chunk, clause))
  );
}

const STAYING: ReadonlySet<string> = new Set(['nu', 'al']);

/** `op slot`, `op bezoek`: without an article it belongs to its verb. */
const isFixed = ({ units, isDefinite }: Chunk): boolean =>
  units.length === 2 && !isDefinite && FIXED.has(units[1]?.text ?? '');
const FIXED: ReadonlySet<string> = new Set('slot bezoek tijd zoek bed huis weg straat'.split(' '));

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
const time: Test = ({ kind }) => kind === 'time';
const object: Test = ({ kind, isDefinite }) => kind === 'object' && isDefinite;
const anyObject: Test = ({ kind, units }) => kind === 'object' && !units.some(({ text }) => text === 'er');
const somewhere: Test = ({ kind, units }) => kind === 'place' && units[0]?.text !== 'naar';
const anyPlace: Test = ({ kind }) => kind === 'place' || kind === 'prepositional';
const manner: Test = ({ kind }) => kind === 'manner';
const together: Test = ({ units }) => /^(?:samen|alleen)$/.test(units.map(({ text }) => text).join(' '));
const often: Test = ({ kind, units }) =>
  kind === 'adverb' &&
  /^(?:graag|vaak|altijd|ook|nog een keer|opnieuw|weer|soms|al|samen)$/.test(
    units.map(({ text }) => text).join(' '),
  );
const more: Test = ({ units }) => units.length === 1 && units[0]?.text === 'meer';
const again: Test = ({ units }) =>
  /^(?:nog een keer|nog eens|opnieuw|weer)$/.test(units.map(({ text }) => text).join(' '));

const SWAPS: readonly (readonly [Test, Test])[] = [
  [time, object],
  [time, anyPlace],
  [time, together],
  [time, time],
  [somewhere, anyObject],
  [({ kind }) => kind === 'prepositional', anyPlace],
  [manner, anyPlace],
  [often, object],
  [again, anyObject],
  [more, manner],
  [often, time],
  [({ units }) => PLACE_ADVERBS.has(units[0]?.text ?? ''), often],
];

/** The verbs at the end in all their orders. */
function endsOf({ kind, verb, end }: Clause): readonly (readonly Unit[])[] {
  if (kind !== 'sub') return endOrders(end);
  if (verb === null) return [end];
  const [one, other] = end;
  if (one === undefined) return [[verb]];
  if (end.some(({ text }) => text === 'te')) return [[verb, ...end]];
  if (other !== undefined)
    return [
      [verb, ...end],
      [...end, verb],
    ];
  const split = splitParticle(one);
  return [[verb, one], [one, verb], ...(split === null ? [] : [[split[0], verb, split[1]]])];
}

function endOrders(end: readonly Unit[]): readonly (readonly Unit[])[] {
  const last = end.at(-1);
  const split =
    end.length === 2 && last !== undefined && end[0]?.text !== 'te' && !PARTICLES.has(end[0]?.text ?? '')
      ? splitParticle(last)
      : null;
  return split === null ? [end] : [end, [split[0], end[0] ?? unit(''), split[1]]];
}

function splitParticle({ text }: Unit): readonly [Unit, Unit] | null {
  for (const particle of PARTICLES)
    if (
      text.startsWith(particle) &&
      /^(?:ge)?[^aeiou].*(?:en|gaan|staan|doen|zien|d|t)$/.test(text.slice(particle.length)) &&
      text.length - particle.length > 3
    )
      return [unit(particle, 'verb'), unit(text.slice(particle.length), 'verb')];
  return null;
}

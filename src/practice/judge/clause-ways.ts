import { bodies } from '#practice/judge/clause-bodies.ts';
import { FRONTABLE_ADVERBS, PERSONS } from '#practice/judge/closed-words.ts';
import {
  textOf,
  unit,
  type Chunk,
  type Clause,
  type ClauseWay,
  type Slot,
  type Unit,
} from '#practice/judge/sentence.ts';

/** All right orders of a clause, the one it came in first. */
export function clauseWays(clause: Clause): readonly ClauseWay[] {
  return waysOf(clause).filter((way) => !isParted(way));
}

/** `daar | van` are one word where they meet. */
const isParted = (way: ClauseWay): boolean =>
  way.some((part, place) => {
    const next = way[place + 1];
    const text = textOf(unitsIn(next)).split(' ')[0] ?? '';
    return textOf(unitsIn(part)) === 'daar' && /^(?:van|over|mee)$/.test(text);
  });

const unitsIn = (part: Slot | undefined): readonly Unit[] =>
  part === undefined ? [] : 'kind' in part ? part.units : part;

function waysOf(clause: Clause): readonly ClauseWay[] {
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
    return subject?.kind === 'er' && isWhere(body[0]) && body.length > 1 ? [way, [...start, ...body]] : [way];
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
          stressed(first),
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
      return bodies(rest).map((body): ClauseWay => [
        lead,
        stressed(chunk),
        verbOf(clause),
        ...slot(subject),
        ...body,
      ]);
    });
  const withoutEr =
    subject?.kind === 'er'
      ? fronted.filter((way) => isWhere(way[1])).map((way) => way.filter((part) => part !== subject))
      : [];
  const withEr =
    first !== null && subject !== null && subject.kind === 'subject' && !subject.isDefinite && isWhere(first)
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

/** Where something is: `voor de deur`, but not `voor jou`. */
const isWhere = (part: Slot | undefined): boolean =>
  part !== undefined &&
  'kind' in part &&
  part.kind === 'place' &&
  !/^(?:object|stressed)$/.test(part.units.at(-1)?.role ?? '') &&
  !/^(?:van|vanaf|uit|naar|door|over)$/.test(part.units[0]?.text ?? '');

/** What stood first, put back behind the verb. */
function withFirst({ first, middle }: Clause): readonly Chunk[] {
  if (first === null) return middle;
  if (first.kind === 'place' || first.kind === 'prepositional') return [...middle, first];
  const pronouns = middle.findIndex(({ kind }) => kind !== 'pronoun' && kind !== 'er');
  const at = pronouns < 0 ? middle.length : pronouns;
  return [...middle.slice(0, at), first, ...middle.slice(at)];
}

/** `voor je` is `voor jou` where it stands first. */
function stressed(chunk: Chunk): Chunk {
  if (chunk.units.length === 1 || chunk.units.at(-1)?.role !== 'object') return chunk;
  return {
    ...chunk,
    units: chunk.units.map((one) => {
      const full = PERSONS.find(({ object }) => object.includes(one.text))?.object[0];
      return one.role === 'object' ? unit(full ?? one.text, 'stressed') : one;
    }),
  };
}

const IS = /^(?:is|zijn|was|waren|ben|bent)$/;
/** Who can't be taken for the one to whom something is done. */
const DOER = /^(?:ik|'k|hij|wij|we|jij|je|u)$/;
/** `op bezoek` belongs to its verb. */
const BOUND = /^(?:op|naar) (?:slot|bezoek|tijd|zoek|weg)$/;

function canStandFirst(chunk: Chunk, clause: Clause): boolean {
  return !isKept(chunk, clause) && (FIRST[chunk.kind] ?? isFrontable)(chunk, clause);
}

/** What stays behind the verb, whatever it is. */
function isKept(chunk: Chunk, { verb, end }: Clause): boolean {
  const last = chunk.units.at(-1);
  // `ze` may be things, which have no form with stress.
  if (BOUND.test(textOf(chunk.units)) || (last?.role === 'object' && last.text === 'ze')) return true;
  // `Het is leuk op tijd te komen`: what belongs to the infinitive stays with it; `dit is de rekening` stays as it is.
  const isInfinitive = end.some(({ text }) => text === 'te');
  return IS.test(verb?.text ?? '') && (chunk.kind === 'object' || isInfinitive);
}

type Test = (chunk: Chunk, clause: Clause) => boolean;
const isFrontable: Test = ({ units }) => units.length === 1 && FRONTABLE_ADVERBS.has(units[0]?.text ?? '');
const isHere: Test = ({ units }, { lead }) => lead.length === 0 || /^(?:hier|daar)$/.test(textOf(units));
const isDone: Test = (_, { subject }) => DOER.test(textOf(subject?.units ?? []));

/** By kind, whether a part can stand first; the others where they are adverbs of a few. */
const FIRST: Partial<Record<Chunk['kind'], Test>> = {
  time: () => true,
  place: isHere,
  prepositional: isHere,
  object: (chunk, clause) =>
    clause.lead.length === 0 &&
    isDone(chunk, clause) &&
    !/^(?:geen|veel|weinig|vrij|er.*)$/.test(chunk.units[0]?.text ?? ''),
  pronoun: (chunk, clause) =>
    isDone(chunk, clause) && /^(?:die|dat|hem|haar|jou|hen)$/.test(chunk.units[0]?.text ?? ''),
};

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

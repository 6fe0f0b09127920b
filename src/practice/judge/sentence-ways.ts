import { withEnglish, withTakenUp } from '#practice/judge/clause-context.ts';
import {
  clausePattern,
  wayPattern,
  type Context,
  type IsWanted,
  type Places,
} from '#practice/judge/clause-pattern.ts';
import { clauseWays, invertedWays } from '#practice/judge/clause-ways.ts';
import { MOVABLE, PARTICLES } from '#practice/judge/closed-words.ts';
import { constructionsOf } from '#practice/judge/constructions.ts';
import { OPTIONAL_WORD, type Wording } from '#practice/judge/equal-words.ts';
import { all, oneOf, type Pattern } from '#practice/judge/lattice.ts';
import { otherAddresses } from '#practice/judge/other-address.ts';
import {
  textOf,
  unit,
  type Chunk,
  type Clause,
  type ClauseWay,
  type Sentence,
  type Unit,
} from '#practice/judge/sentence.ts';
import { joinedVerb } from '#practice/judge/split-clauses.ts';
import { purposeAsReason } from '#practice/judge/purpose-ways.ts';

/** All right ways to say a text, by the rules of Dutch. */
export function textPattern(sentences: readonly Sentence[], wording: Wording, places: Places): Pattern {
  const known = withTakenUp(withEnglish(sentences, wording.english));
  const inGender = { ...wording, keepsGender: takesUpThing(known) };
  return oneOf(
    [{ sentences: known, wording: inGender }, ...otherAddresses(known, inGender)].map((said) =>
      all(said.sentences.map((sentence) => sentencePattern(sentence, said.wording, places))),
    ),
  );
}

const TAKING_UP = /^(?:hij|hem|'m|het|'t|die|dat|ze|zij|er.+|daar.+|waar.*)$/;

const isPronoun = (chunk: Chunk | null): boolean =>
  chunk?.units.length === 1 && TAKING_UP.test(chunk.units[0]?.text ?? '');

/** Whether a later clause has a pronoun for a thing that was named: *hij* is no het-word. */
function takesUpThing(sentences: readonly Sentence[]): boolean {
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  return clauses.some(
    ({ lead, first, subject, middle, kind }, place) =>
      (kind === 'sub' && /^(?:die|dat|wat|waar.*)$/.test(lead[0]?.text ?? '')) ||
      [first, subject, ...middle].some(
        (chunk) => (place > 0 && isPronoun(chunk)) || chunk?.clause !== undefined,
      ),
  );
}

function sentencePattern({ clauses }: Sentence, wording: Wording, places: Places): Pattern {
  const [first, second, ...rest] = clauses;
  if (first === undefined) return all([]);
  if (second === undefined) return clausePattern(first, wording, places);
  const ways = [...pairWays(first, second, { wording, places })];
  if (rest.length === 0) return oneOf(ways);
  return oneOf(
    ways.map((way) => all([way, ...rest.map((clause) => clausePattern(clause, wording, places))])),
  );
}

/** Two clauses in every order in which they may stand. */
function pairWays(first: Clause, second: Clause, context: Context): readonly Pattern[] {
  const own = inTurn(first, second, context);
  if (isMovable(first) && isPlainMain(second))
    return [
      leadingPair(first, second, context),
      inTurn(second, first, context),
      ...(first.lead[0]?.text === 'omdat' ? reasonWays(second, first, context) : []),
    ];
  const mayLead = first.kind !== 'fragment' && first.kind !== 'question';
  const isLeading = (isMovable(second) && mayLead) || (second.kind === 'infinitive' && isPurpose(first));
  return [
    own,
    ...(isLeading ? [leadingPair(second, first, context)] : []),
    ...linkedWays(first, second, context),
    ...(isPurpose(first) ? purposeWays(first, second, context) : []),
  ];
}

/** `want ik wil brood kopen`, `omdat ik brood wil kopen`. */
function purposeWays(first: Clause, second: Clause, context: Context): readonly Pattern[] {
  const { wording, places } = context;
  return purposeAsReason(first, second, wording).flatMap((reason) => [
    all([clausePattern(first, wording, places), clausePattern(reason, wording, places)]),
    ...reasonWays(first, reason, context),
  ]);
}

function inTurn(first: Clause, second: Clause, { wording, places }: Context): Pattern {
  const isTold = isRelative(second);
  const isWanted: IsWanted = isTold ? (way) => endsIn(antecedentOf(first), way) : () => true;
  const head = isTold ? { ...first, isTold } : first;
  return all([clausePattern(head, wording, places, isWanted), clausePattern(second, wording, places)]);
}

const isRelative = ({ kind, lead }: Clause): boolean =>
  kind === 'sub' && /^(?:die|dat|waar|waarin|wat)$/.test(lead[0]?.text ?? '');

const antecedentOf = ({ middle, subject, first }: Clause): Chunk | null => middle.at(-1) ?? subject ?? first;

/** `Hier is het formulier | dat u moet invullen`: what the second clause tells about stands right before it, or before the verbs at the end. */
function endsIn(antecedent: Chunk | null, way: ClauseWay): boolean {
  const last = way.findLast((part): part is Chunk => 'kind' in part);
  return antecedent === null || (last !== undefined && textOf(last.units) === textOf(antecedent.units));
}

const isPlainMain = ({ kind, first, lead }: Clause): boolean =>
  kind === 'main' && first === null && lead.length === 0;

/** What the conjunction between two clauses allows. */
function linkedWays(first: Clause, second: Clause, context: Context): readonly Pattern[] {
  switch (second.lead[0]?.text ?? '') {
    case 'want':
    case 'omdat':
      return reasonWays(first, second, context);
    case 'dus':
      return second.kind === 'main'
        ? [all([clausePattern(first, context.wording, context.places), leadThenInverted(second, context)])]
        : [];
    case 'en':
    case 'maar':
      return shortened(first, second, context);
    default:
      return [];
  }
}

const isMovable = ({ kind, lead }: Clause): boolean => kind === 'sub' && MOVABLE.has(lead[0]?.text ?? '');

function isPurpose({ kind, subject, middle }: Clause): boolean {
  // `Om buiten te eten is het te koud`.
  if (kind === 'main' && middle.at(-1)?.units[0]?.text === 'te') return true;
  return (
    kind === 'main' &&
    subject?.units[0]?.text !== 'het' &&
    !middle.some(({ units }) => /^(?:zin|tijd|te)$/.test(units.at(-1)?.text ?? ''))
  );
}

/** The clause first, and the verb right behind it: `Als het regent, (dan) blijven we thuis`. */
function leadingPair(sub: Clause, main: Clause, { wording, places }: Context): Pattern {
  const isCondition = /^(?:als|wanneer|indien)$/.test(sub.lead[0]?.text ?? '');
  const inverted = oneOf(
    constructionsOf(main, wording)
      .filter((clause, place) => place === 0 || clause.kind !== 'fragment')
      .flatMap((clause) =>
        invertedWays(clause).map((way) => {
          const words = wayPattern(way, clause, { wording, places });
          return clause.kind === 'imperative' && isCondition && clause.middle.length + clause.end.length < 2
            ? all([words, OPTIONAL_WORD('dan')])
            : words;
        }),
      ),
  );
  return all([
    clausePattern(sub, wording, places),
    ...(isCondition && main.kind !== 'imperative' ? [OPTIONAL_WORD('dan')] : []),
    inverted,
  ]);
}

function leadThenInverted(clause: Clause, context: Context): Pattern {
  const ways = constructionsOf(clause, context.wording).flatMap((one) =>
    invertedWays(one).map((way) => wayPattern([one.lead, ...way], one, context)),
  );
  return oneOf(ways);
}

/** `want ik ben moe`, `omdat ik moe ben`. */
function reasonWays(first: Clause, second: Clause, context: Context): readonly Pattern[] {
  const { wording, places } = context;
  if (wording.practised.has(second.lead[0]?.text ?? '')) return [];
  const isMain = second.kind === 'main';
  const other: Clause = {
    ...second,
    kind: isMain ? 'sub' : 'main',
    lead: [unit(isMain ? 'omdat' : 'want', 'lead')],
    ...reordered(second, isMain, wording),
  };
  const own = all([clausePattern(first, wording, places), clausePattern(other, wording, places)]);
  return isMain && first.kind === 'main' ? [own, leadingPair(other, first, context)] : [own];
}

/** Verb and particle as the other kind of clause has them: `opsta`, `sta … op`. */
function reordered({ verb, end }: Clause, isToSub: boolean, { lexicon }: Wording): Partial<Clause> {
  if (verb === null) return {};
  const [particle] = end;
  if (isToSub)
    return end.length === 1 && particle !== undefined && PARTICLES.has(particle.text)
      ? { verb: unit(particle.text + verb.text, 'verb'), end: [] }
      : {};
  const joined = lexicon.verbs.isFinite(verb.text) ? null : joinedVerb(verb.text, lexicon);
  return joined === null || end.length > 0
    ? {}
    : { verb: unit(joined.verb, 'verb'), end: [unit(joined.particle, 'verb')] };
}

const IS = /^(?:is|zijn|was|waren|ben|bent)$/;

const isSubjectFirst: IsWanted = (way, { subject }) => way[1] === subject;

/** The same subject need not be said again: `De soep is heet, maar lekker`. */
function shortened(first: Clause, second: Clause, context: Context): readonly Pattern[] {
  if (first.kind !== 'main' || !hasSameSubject(first, second, context.wording)) return [];
  const { wording, places } = context;
  const start = clausePattern(first, wording, places, isSubjectFirst);
  const isSameVerb = first.verb?.text === second.verb?.text && IS.test(textOf(slotOf(second.verb)));
  // What has another part in front has no subject there that may be left out.
  const straight = constructionsOf(second, wording).filter((one) => one.first === null);
  const rests = straight.flatMap((one): readonly Clause[] => {
    const without = { ...one, subject: null, kind: 'imperative' as const, english: '' };
    return isSameVerb ? [without, { ...without, verb: null }] : [without];
  });
  const ways = rests.flatMap((one) => clauseWays(one).map((way) => wayPattern(way, one, context)));
  return [all([start, oneOf(ways)])];
}

const slotOf = (one: Unit | null): readonly Unit[] => (one === null ? [] : [one]);
const REPEATED = /^(?:hij|het|ze|zij|ik|we|wij|je|die|dat)$/;

/** Whether the second clause only takes up the subject of the first: a pronoun that isn't practised. */
function hasSameSubject(first: Clause, second: Clause, { practised }: Wording): boolean {
  const said = textOf(second.subject?.units ?? []);
  if (second.first !== null || !REPEATED.test(said) || practised.has(said)) return false;
  const [own] = first.subject?.units ?? [];
  return own?.role !== 'subject' || own.text === said;
}

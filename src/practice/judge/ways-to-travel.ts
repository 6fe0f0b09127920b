import { asVerb, finite, isPractised, type Make } from '#practice/judge/clause-verb.ts';
import { type Chunk, type Clause, textOf, unit } from '#practice/judge/sentence.ts';
import { formLike } from '#practice/judge/verb-lexicon.ts';
import type { Wording } from '#practice/judge/equal-words.ts';

const VEHICLES = /^(?:bus|trein|tram|metro|fiets|auto|wagen|taxi|boot)$/;
const GOING = /^(?:gaan|komen|rijden|reizen|fietsen|lopen|nemen|pakken)$/;

/** How one goes, whatever the verb. */
interface Journey {
  readonly by: string;
  /** The vehicle's or the walker's own part in the middle, where it has one. */
  readonly part: Chunk | null;
}

/** Which part of a clause names its vehicle, or which verb does. */
function journeyOf(verb: string, { middle, english = '' }: Clause): Journey | null {
  const part = middle.find((chunk) => VEHICLES.test(chunk.units.at(-1)?.text ?? '') && isTravelPart(chunk));
  const by = part?.units.at(-1)?.text ?? '';
  if (part !== undefined) {
    const takes = /^(?:nemen|pakken)$/.test(verb);
    return (part.kind === 'object') === takes ? { by: by === 'wagen' ? 'auto' : by, part } : null;
  }
  const hasGoal = middle.some(isGoal);
  if (verb === 'fietsen' && hasGoal) return { by: 'fiets', part: null };
  if (verb === 'rijden' && hasGoal && /\b(?:driv|drove|car)/i.test(english))
    return { by: 'auto', part: null };
  return verb === 'lopen' && hasGoal && /\bwalk/i.test(english) ? { by: 'voet', part: null } : null;
}

const isGoal = ({ units }: Chunk): boolean => units[0]?.text === 'naar';
const isTravelPart = ({ units, kind }: Chunk): boolean =>
  /^(?:met|op|per) /.test(textOf(units)) || (kind === 'object' && /^de \w+$/.test(textOf(units)));

const withBy = (...texts: readonly string[]): Chunk => ({
  kind: 'prepositional',
  units: texts.map((text) => unit(text)),
  isDefinite: true,
  isLoose: false,
});
const taken = (by: string): Chunk => ({ kind: 'object', units: [unit('de'), unit(by)], isDefinite: true });

/** Every way to say how one goes: verbs that say it by themselves, and verbs with the vehicle beside them. */
function saysOf(by: string): readonly (readonly [verb: string, part: Chunk | null])[] {
  switch (by) {
    case 'fiets':
      return [
        ['fietsen', null],
        ...['gaan', 'rijden', 'komen'].map((verb) => [verb, withBy('met', 'de', 'fiets')] as const),
        ['gaan', withBy('op', 'de', 'fiets')],
        ['gaan', withBy('fietsend')],
        ['nemen', taken(by)],
        ['pakken', taken(by)],
      ];
    case 'auto':
      return [
        ['rijden', null],
        ...['gaan', 'rijden', 'reizen', 'komen'].flatMap((verb) =>
          [withBy('met', 'de', 'auto'), withBy('per', 'auto')].map((part) => [verb, part] as const),
        ),
        ['nemen', taken(by)],
        ['pakken', taken(by)],
      ];
    case 'voet':
      return [
        ['lopen', null],
        ['wandelen', null],
        ['gaan', withBy('te', 'voet')],
        ['gaan', withBy('lopend')],
      ];
    default:
      return [
        ...['gaan', 'reizen', 'komen'].map((verb) => [verb, withBy('met', 'de', by)] as const),
        ['nemen', taken(by)],
        ['pakken', taken(by)],
      ];
  }
}

/** `fietst naar school`: `gaat met de fiets naar school`, `pakt de fiets naar school`. */
export const toTravelling: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const isPlain = form !== null && clause.end.length === 0 && GOING.test(form.verb.infinitive);
  if (!isPlain || isPractised(clause, wording)) return [];
  return travelled(form.verb.infinitive, clause, wording).flatMap(([name, middle]) => {
    const verb = wording.lexicon.verbs.verb(name);
    return verb === undefined ? [] : [{ ...clause, verb: asVerb(formLike(form, verb)), middle }];
  });
};

type Said = readonly [verb: string, middle: readonly Chunk[]];

function travelled(verb: string, clause: Clause, wording: Wording): readonly Said[] {
  const journey = journeyOf(verb, { ...clause, english: clause.english ?? wording.english });
  if (
    journey === null ||
    clause.middle.some(({ units }) => units.some(({ text }) => wording.practised.has(text)))
  )
    return [];
  const { by, part } = journey;
  const rest = clause.middle.filter((chunk) => chunk !== part);
  const isComing = verb === 'komen' || /\bcom(?:e|es|ing) by\b/i.test(wording.english);
  const goal = rest.findIndex(isGoal);
  return saysOf(by)
    .filter(
      ([name, own]) => (name !== verb || textIn(own) !== textIn(part)) && (name !== 'komen' || isComing),
    )
    .filter(([, own]) => own !== null || goal >= 0)
    .map(([name, own]): Said => {
      const at = goal < 0 ? whereBefore(clause, part) : goal;
      return [name, own === null ? rest : [...rest.slice(0, at), own, ...rest.slice(at)]];
    });
}

const textIn = (chunk: Chunk | null): string => (chunk === null ? '' : textOf(chunk.units));

function whereBefore({ middle }: Clause, part: Chunk | null): number {
  const at = part === null ? -1 : middle.indexOf(part);
  return at < 0 ? middle.length : at;
}

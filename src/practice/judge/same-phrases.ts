import { asVerb, finite, isPractised, type Make } from '#practice/judge/clause-verb.ts';
import { type Chunk, type Clause, textOf, unit } from '#practice/judge/sentence.ts';
import { formLike } from '#practice/judge/verb-lexicon.ts';

const VEHICLES = /^(?:bus|trein|tram|metro|fiets|auto|taxi|boot)$/;

const isVehicle = ({ units }: Chunk): boolean => VEHICLES.test(units.at(-1)?.text ?? '');

const replaced = (clause: Clause, old: Chunk, made: Chunk): readonly Chunk[] =>
  clause.middle.map((chunk) => (chunk === old ? made : chunk));

/** `neemt de bus`: `gaat met de bus`. */
export const toGoingWith: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const going = wording.lexicon.verbs.verb('gaan');
  const vehicle = clause.middle.find((chunk) => chunk.kind === 'object' && isVehicle(chunk));
  if (form === null || going === undefined || vehicle === undefined || isPractised(clause, wording))
    return [];
  if (form.verb.infinitive !== 'nemen' || clause.end.length > 0) return [];
  const how: Chunk = { kind: 'prepositional', units: [unit('met'), ...vehicle.units], isDefinite: true };
  return [{ ...clause, verb: asVerb(formLike(form, going)), middle: replaced(clause, vehicle, how) }];
};

/** `gaat met de bus`: `neemt de bus`. */
export const toTaking: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const taking = wording.lexicon.verbs.verb('nemen');
  const how = clause.middle.find((chunk) => chunk.units[0]?.text === 'met' && isVehicle(chunk));
  if (form === null || taking === undefined || how === undefined || isPractised(clause, wording)) return [];
  if (form.verb.infinitive !== 'gaan' || clause.end.length > 0) return [];
  const what: Chunk = { kind: 'object', units: how.units.slice(1), isDefinite: true };
  return [{ ...clause, verb: asVerb(formLike(form, taking)), middle: replaced(clause, how, what) }];
};

const isCar = ({ units }: Chunk): boolean => /^met de (?:auto|wagen)$/.test(textOf(units));

/** `rijdt met de auto naar Duitsland`: that it is by car *rijden* says itself. */
export const withoutCar: Make = (clause, wording) => {
  const form = finite(clause, wording);
  return form?.verb.infinitive === 'rijden' && clause.middle.some(isCar)
    ? [{ ...clause, middle: clause.middle.filter((chunk) => !isCar(chunk)) }]
    : [];
};

const JUST: Chunk = { kind: 'adverb', units: [unit('even')], isDefinite: false };
const COLOURS = /^(?:even|maar|eens|toch|wel|gewoon|ook|niet)$/;

/** `Bel me`: `Bel me even`. What is asked for or offered may always be for a moment. */
export const withJust: Make = (clause) => {
  const { kind, verb, middle } = clause;
  const isAsked = kind === 'imperative' || (kind === 'question' && ASKING.test(verb?.text ?? ''));
  if (!isAsked || clause.first !== null || middle.some(({ units }) => COLOURS.test(units[0]?.text ?? '')))
    return [];
  const at = middle.findIndex(({ kind: part }) => part !== 'pronoun');
  const place = at < 0 ? middle.length : at;
  return [{ ...clause, middle: [...middle.slice(0, place), JUST, ...middle.slice(place)] }];
};

const ASKING = /^(?:kan|kun|kunt|kunnen|mag|mogen|wil|wilt|willen|zou|zouden)$/;

/** `belt zijn broer`: `belt met zijn broer`. */
export const toCallingWith: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const isCalling = form?.verb.infinitive === 'bellen' || clause.end.at(-1)?.text === 'bellen';
  const who = clause.middle.find(({ kind, isDefinite }) => kind === 'object' && isDefinite);
  if (!isCalling || who === undefined || clause.end.length > 1) return [];
  if (form?.verb.infinitive === 'bellen' && clause.end.length > 0) return [];
  const withWhom: Chunk = {
    ...who,
    kind: 'prepositional',
    units: [unit('met'), ...who.units],
    isLoose: false,
  };
  return [{ ...clause, middle: replaced(clause, who, withWhom) }];
};

/** Adverbs that are written in one word with these verbs, as well as apart. */
const ONE_WORD =
  /^(?:buitenspelen|thuis(?:blijven|komen|gebleven|gekomen)|terug(?:gaan|komen|gegaan|gekomen)|samen(?:wonen|werken)|binnenkomen|weggaan)$/;

/** `buiten spelen`: `buitenspelen`. */
export const toOneWord: Make = (clause) => {
  const adverb = clause.middle.at(-1);
  const [verb, ...more] = clause.end.toReversed();
  if (adverb === undefined || verb === undefined || more.some(({ text }) => text === 'te')) return [];
  const whole = textOf(adverb.units) + verb.text;
  return ONE_WORD.test(whole)
    ? [{ ...clause, middle: clause.middle.slice(0, -1), end: [...more.toReversed(), asVerb(whole)] }]
    : [];
};

const PASTIMES =
  /^(?:wandelen|fietsen|zwemmen|sporten|dansen|eten|slapen|winkelen|spelen|kijken|koken|trainen|schaatsen)$/;

/** `kunnen we wandelen`: `kunnen we gaan wandelen`. */
export const withGoingTo: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const [verb, more] = clause.end;
  const isModal = /^(?:kunnen|mogen|willen|moeten)$/.test(form?.verb.infinitive ?? '');
  if (!isModal || verb === undefined || more !== undefined || !PASTIMES.test(verb.text)) return [];
  return /\bgo(?:ing)?\b/i.test(wording.english) ? [{ ...clause, end: [asVerb('gaan'), verb] }] : [];
};

import { asVerb, finite, type Make, wholeVerb, withWholeVerb } from '#practice/judge/clause-verb.ts';
import { type Chunk, type Clause, textOf, unit } from '#practice/judge/sentence.ts';

const replaced = (clause: Clause, old: Chunk, made: Chunk): readonly Chunk[] =>
  clause.middle.map((chunk) => (chunk === old ? made : chunk));

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

/** `om buiten te eten`: `om buiten te gaan eten`. */
function withGoingInTe(clause: Clause): readonly Clause[] {
  const [verb, te, ...more] = clause.end.toReversed();
  if (clause.kind !== 'infinitive' || te?.text !== 'te' || verb === undefined || more.length > 0) return [];
  return PASTIMES.test(verb.text) ? [{ ...clause, end: [te, asVerb('gaan'), verb] }] : [];
}

/** `vertel mijn zus`: `vertel aan mijn zus`. */
export const toTellingTo: Make = (clause, wording) => {
  const infinitive = wholeVerb(clause, wording)?.form.verb.infinitive ?? clause.end.at(-1)?.text ?? '';
  const whom = clause.middle.find(({ kind, isDefinite }) => kind === 'object' && isDefinite);
  if (!/^(?:vertellen|beloven|uitleggen)$/.test(infinitive) || whom === undefined) return [];
  if (clause.middle.some((one) => one !== whom && one.kind === 'object')) return [];
  if (!/\b(?:tell|told|telling|promis|explain)/i.test(wording.english)) return [];
  const toWhom: Chunk = {
    ...whom,
    kind: 'prepositional',
    units: [unit('aan'), ...whom.units],
    isLoose: false,
  };
  return [{ ...clause, middle: replaced(clause, whom, toWhom) }];
};

/** `wij maken ons zorgen`: `wij zijn bezorgd`. */
export const toBeingWorried: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const being = wording.lexicon.verbs.verb('zijn');
  const worries = clause.middle.find(({ units }) => units.at(-1)?.text === 'zorgen');
  if (form?.verb.infinitive !== 'maken' || worries === undefined || being === undefined) return [];
  if (clause.end.length > 0) return [];
  const worried: Chunk = { kind: 'predicate', units: [unit('bezorgd')], isDefinite: false };
  const middle = clause.middle.filter(
    (one) => one === worries || !/^(?:me|je|zich|ons)$/.test(textOf(one.units)),
  );
  return [
    withWholeVerb(
      { ...clause, middle: middle.map((one) => (one === worries ? worried : one)) },
      form,
      being,
      '',
    ),
  ];
};

/** `kunnen we wandelen`: `kunnen we gaan wandelen`. */
export const withGoingTo: Make = (clause, wording) => {
  if (clause.kind === 'infinitive') return withGoingInTe(clause);
  const form = finite(clause, wording);
  const [verb, more] = clause.end;
  const isModal = /^(?:kunnen|mogen|willen|moeten)$/.test(form?.verb.infinitive ?? '');
  if (!isModal || verb === undefined || more !== undefined || !PASTIMES.test(verb.text)) return [];
  return /\bgo(?:ing)?\b/i.test(wording.english) ? [{ ...clause, end: [asVerb('gaan'), verb] }] : [];
};

import {
  asVerb,
  finite,
  isPractised,
  type Make,
  wholeVerb,
  withWholeVerb,
} from '#practice/judge/clause-verb.ts';
import { type Chunk, type Clause, textOf, unit, type Unit } from '#practice/judge/sentence.ts';

const part = (kind: Chunk['kind'], ...texts: readonly string[]): Chunk => ({
  kind,
  units: texts.map((text) => unit(text)),
  isDefinite: false,
  isLoose: false,
});

const isVisit = (chunk: Chunk): boolean => /^op (?:bezoek|visite)$/.test(textOf(chunk.units));

/** Whom the English leaves unsaid: the one who speaks. */
const HOSTS: readonly (readonly string[])[] = [[], ['bij', 'ons'], ['bij', 'mij'], ['bij', 'me']];

/** `komen op bezoek`: `komen (bij ons) op visite`, `komen langs`, `komen ons bezoeken`, `bezoeken ons`. */
export const toVisiting: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const visit = clause.middle.find(isVisit);
  if (form?.verb.infinitive !== 'komen' || visit === undefined || clause.end.length > 0) return [];
  const rest = clause.middle.filter((chunk) => chunk !== visit);
  const { verbs } = wording.lexicon;
  const [being, visiting] = [verbs.verb('zijn'), verbs.verb('bezoeken')];
  const at = (host: readonly string[], ...more: readonly Chunk[]): readonly Chunk[] => [
    ...rest,
    ...(host.length === 0 ? [] : [part('prepositional', ...host)]),
    ...more,
  ];
  const staying = HOSTS.flatMap((host): readonly Clause[] => [
    ...['bezoek', 'visite'].map((noun) => ({ ...clause, middle: at(host, part('place', 'op', noun)) })),
    withWholeVerb({ ...clause, middle: at(host) }, form, form.verb, 'langs'),
    ...(being === undefined ? [] : [withWholeVerb({ ...clause, middle: at(host, visit) }, form, being, '')]),
  ]);
  const calling = ['ons', 'mij', 'me'].flatMap((whom): readonly Clause[] => {
    const middle = [part('pronoun', whom), ...rest];
    return [
      { ...clause, middle, end: [asVerb('bezoeken')] },
      ...(visiting === undefined ? [] : [withWholeVerb({ ...clause, middle }, form, visiting, '')]),
    ];
  });
  return [...staying, ...calling];
};

/** `een museum bezoeken`: `naar een museum (gaan)`. */
export const toGoingThere: Make = (clause, wording) => {
  const { end, middle } = clause;
  const what = middle.find(({ kind }) => kind === 'object');
  if (end.length !== 1 || end[0]?.text !== 'bezoeken' || what === undefined) return [];
  if (!/\bvisit\b/i.test(wording.english)) return [];
  const where: Chunk = { ...what, kind: 'place', units: [unit('naar'), ...what.units], isLoose: false };
  const there = middle.map((chunk) => (chunk === what ? where : chunk));
  return [
    { ...clause, middle: there, end: [asVerb('gaan')] },
    { ...clause, middle: there, end: [] },
  ];
};

const isLate = ({ units }: Chunk): boolean => /^(?:te )?laat$/.test(textOf(units));

/** `de bus komt te laat`: `de bus heeft vertraging`. */
export const toDelayed: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const late = clause.middle.find(isLate);
  const having = wording.lexicon.verbs.verb('hebben');
  const isOfService = /^(?:de|deze|mijn) (?:bus|trein|tram|metro|boot)$/.test(
    textOf(clause.subject?.units ?? []),
  );
  if (form === null || late === undefined || having === undefined || !isOfService || clause.end.length > 0)
    return [];
  if (!/^(?:komen|zijn)$/.test(form.verb.infinitive) || isPractised(clause, wording)) return [];
  const delay = part('object', 'vertraging');
  return [
    withWholeVerb(
      { ...clause, middle: clause.middle.map((one) => (one === late ? delay : one)) },
      form,
      having,
      '',
    ),
  ];
};

/** `spelen voetbal`: `voetballen`. */
export const toPlaying: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const ball = clause.middle.find(({ units }) => textOf(units) === 'voetbal');
  const playing = wording.lexicon.verbs.verb('voetballen');
  if (
    form?.verb.infinitive !== 'spelen' ||
    ball === undefined ||
    playing === undefined ||
    clause.end.length > 0
  )
    return [];
  return [
    withWholeVerb({ ...clause, middle: clause.middle.filter((one) => one !== ball) }, form, playing, ''),
  ];
};

/** Where one comes or goes, as a particle and in words: `thuiskomen`, `naar huis komen`. */
const GOALS: Readonly<Record<string, readonly [string, string]>> = {
  thuis: ['naar', 'huis'],
  binnen: ['naar', 'binnen'],
};

/** `ik thuiskwam`: `ik naar huis kwam`. */
export const toGoalInWords: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  const goal = GOALS[whole?.particle ?? ''];
  if (whole === null || goal === undefined || !/^(?:komen|gaan)$/.test(whole.form.verb.infinitive)) return [];
  const middle = [...clause.middle, part('place', ...goal)];
  return [withWholeVerb({ ...clause, middle }, whole.form, whole.form.verb, '')];
};

/** `mocht niet naar binnen`: `mocht niet binnenkomen`, `mocht er niet in`. */
export const toEntering: Make = (clause, wording) => {
  const goal = clause.middle.find(({ units }) => textOf(units) === 'naar binnen');
  const form = finite(clause, wording);
  if (goal === undefined || !/^(?:mogen|kunnen|willen|moeten)$/.test(form?.verb.infinitive ?? '')) return [];
  if (clause.end.length > 0) return [];
  const middle = clause.middle.filter((one) => one !== goal);
  const there = middle.findIndex(({ units }) => /^(?:niet|nooit)$/.test(units[0]?.text ?? ''));
  return [
    { ...clause, middle, end: [asVerb('binnenkomen')] },
    { ...clause, middle: middle.toSpliced(Math.max(there, 0), 0, part('er', 'er')), end: [asVerb('in')] },
  ];
};

const AGAIN = part('adverb', 'weer');

/** `komt terug`: `komt weer terug`. Who comes back is there again. */
export const withReturning: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  const isBack =
    whole?.particle === 'terug' ||
    clause.end.some(({ text }) => text.startsWith('terug')) ||
    clause.middle.some(({ units }) => units[0]?.text === 'terug');
  if (!isBack || !/\bback\b/i.test(wording.english)) return [];
  const last = clause.middle.at(-1);
  const isTerugLast = last?.units[0]?.text === 'terug';
  const before = isTerugLast ? clause.middle.slice(0, -1) : clause.middle;
  const where = before.findIndex(({ kind }) => kind === 'place' || kind === 'prepositional');
  const places = new Set([where < 0 ? before.length : where, before.length]);
  return [...places].map((at) => ({ ...clause, middle: clause.middle.toSpliced(at, 0, AGAIN) }));
};

const BROUGHT = /^(?:brengen|bezorgen|halen|ophalen|helpen|afhalen)$/;

/** `brengt een pakje`: `komt een pakje brengen`. */
export const withComing: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  const coming = wording.lexicon.verbs.verb('komen');
  if (whole === null || coming === undefined || isPractised(clause, wording)) return [];
  const infinitive = whole.particle + whole.form.verb.infinitive;
  const hasGoal = clause.middle.some(({ units }) => units[0]?.text === 'naar');
  if (!/^(?:brengen|bezorgen)$/.test(infinitive) || hasGoal || clause.kind === 'imperative') return [];
  const verb = withWholeVerb(clause, whole.form, coming, '').verb;
  return [{ ...clause, verb, end: [asVerb(infinitive)] }];
};

/** `kun je ze ophalen`: `kun je ze komen ophalen`. */
export const withComingTo: Make = (clause) => {
  const { kind, end } = clause;
  const [one, more] = end;
  if (kind !== 'question' || one === undefined || more !== undefined || !BROUGHT.test(one.text)) return [];
  return [{ ...clause, end: [asVerb('komen'), one] as readonly Unit[] }];
};

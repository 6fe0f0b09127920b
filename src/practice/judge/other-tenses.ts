import {
  asVerb,
  AUXILIARY,
  finite,
  isNow,
  isPractised,
  type Make,
  parted,
  participleOf,
  wholeVerb,
  personOf,
  saidIn,
  withVerb,
} from '#practice/judge/clause-verb.ts';
import { PARTICLES } from '#practice/judge/closed-words.ts';
import type { Clause } from '#practice/judge/sentence.ts';
import { formLike } from '#practice/judge/verb-lexicon.ts';

const FUTURE =
  /\b(?:will|shall|going to (?!(?:bed|school|work|the|an?|my|your|his|her|our|their)\b)\w+)\b|'ll\b|n't\b(?= be)|\bwon't\b/i;
const PLANS = /(?:\b(?:am|are|is)(?:n't)?|'(?:m|re|s)) (?:not )?(?!going to)\w{2,}ing\b/i;
const ONGOING = /(?:\b(?:am|are|is|was|were|been)|'(?:m|re|s)) (?:(?!going to)\w{2,}ing|asleep)\b/i;
const PAST =
  /\b(?:did|didn't|\w+ed|saw|ate|bought|went|fell|got|came|took|was|were|had|said|gave|made|lived)\b/i;

const STATES =
  /^(?:zijn|hebben|kunnen|mogen|willen|moeten|zullen|hoeven|gaan|komen|blijven|wonen|weten|kennen|vinden|heten|staan|liggen|zitten|hangen|krijgen|vertrekken|betekenen|houden|kosten|lijken|denken|hopen|horen|zien|zeggen|vertellen|beloven|verstaan|begrijpen|snappen)$/;
/** What is thought or said now is no plan. */
const THOUGHTS =
  /^(?:hopen|denken|weten|vinden|geloven|beloven|zeggen|vertellen|horen|kennen|bedoelen|heten|betekenen)$/;
/** Nobody plans the weather. */
const WEATHER = /^(?:regenen|sneeuwen|waaien|schijnen|vriezen)$/;
/** What takes some time, so that one can be in the middle of it. */
const LASTING =
  /^(?:leren|praten|spreken|koken|eten|drinken|slapen|werken|wachten|sparen|schrijven|lezen|spelen|zoeken|maken|poetsen|lappen|wassen|repareren|kijken|luisteren|bellen|zwemmen|dansen|studeren|regenen|sneeuwen|sporten|trainen|vullen|leggen|wandelen|lopen|bouwen|ruimen|oefenen|helpen|bakken|douchen|roken|huilen|zingen|tekenen|groeien|rusten|dromen|fietsen|rijden|brengen)$/;

const LATER =
  /\b(?:tomorrow|tonight|next|this (?:evening|afternoon|weekend|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|soon|later|at \w+ o'clock)\b/i;
const TODAY = /\btoday\b/i;

const PLANNED = /^(?:verhuizen|nemen|bellen|kopen|verkopen|trouwen|beginnen|stoppen|halen|leren)$/;

/** `Ik betaal hem morgen`: `Ik ga hem morgen betalen`, `Ik zal hem morgen betalen`. */
export const toFuture: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  if (whole === null || !isNow(whole.form) || isPractised(clause, wording)) return [];
  const { form, particle, stranded } = whole;
  const { infinitive } = form.verb;
  if (clause.kind === 'infinitive' || clause.kind === 'imperative') return [];
  const end = [...stranded, asVerb(particle + infinitive)];
  const takers = futureTakers(infinitive, saidIn(clause, wording));
  return takers.flatMap((taker) => {
    const known = wording.lexicon.verbs.verb(taker);
    return known === undefined ? [] : [withVerb(clause, form, known, end)];
  });
};

/** `Mijn broer gaat brood kopen`: `Mijn broer zal brood kopen`, and the other way round. */
export const toWillInfinitive: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const [last, more] = clause.end;
  if (
    form === null ||
    last === undefined ||
    more !== undefined ||
    !isNow(form) ||
    isPractised(clause, wording)
  )
    return [];
  const english = saidIn(clause, wording);
  if (!(FUTURE.test(english) || (PLANS.test(english) && LATER.test(english)))) return [];
  const other = { gaan: 'zullen', zullen: 'gaan' }[form.verb.infinitive];
  const verb = other === undefined ? undefined : wording.lexicon.verbs.verb(other);
  if (
    verb === undefined ||
    !wording.lexicon.verbs.isInfinitive(parted(last.text, wording).verb?.infinitive ?? '')
  )
    return [];
  return [{ ...clause, verb: asVerb(formLike(form, verb)) }];
};

/** Which verbs make a future of a verb, by its English. */
function futureTakers(infinitive: string, english: string): readonly string[] {
  if (THOUGHTS.test(infinitive)) return [];
  const isWill = FUTURE.test(english);
  const isAuxiliary = AUXILIARY.test(infinitive) && infinitive !== 'gaan';
  if (isAuxiliary) return isWill && /^(?:zijn|hebben)$/.test(infinitive) ? ['zullen'] : [];
  if (infinitive === 'gaan') return isWill || LATER.test(english) ? ['zullen'] : [];
  return isWill ? ['gaan', 'zullen'] : planTakers(infinitive, english);
}

/** Of what is planned, `gaan`; *zullen* where its day is said. */
function planTakers(infinitive: string, english: string): readonly string[] {
  const isDay = LATER.test(english);
  const canPlan = infinitive === 'krijgen' ? isDay : !STATES.test(infinitive) && !WEATHER.test(infinitive);
  const isLater = isDay || TODAY.test(english) || PLANNED.test(infinitive);
  if (!canPlan || !isLater || !PLANS.test(english)) return [];
  return isDay ? ['gaan', 'zullen'] : ['gaan'];
}

/** `Ik ga ze lappen`: `Ik lap ze`. */
export const fromFuture: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const [last, more] = clause.end;
  if (
    form === null ||
    last === undefined ||
    more !== undefined ||
    !/^(?:gaan|zullen)$/.test(form.verb.infinitive) ||
    !isNow(form)
  )
    return [];
  const english = saidIn(clause, wording);
  if (!(FUTURE.test(english) || PLANS.test(english)) || wording.practised.has(clause.verb?.text ?? ''))
    return [];
  const { particle, verb } = parted(last.text, wording);
  if (verb === undefined) return [];
  const now = asVerb(formLike(form, verb));
  if (clause.kind === 'sub') return [{ ...clause, verb: asVerb(particle + now.text), end: [] }];
  return [{ ...clause, verb: now, end: particle === '' ? [] : [asVerb(particle)] }];
};

/** `Ik leer Nederlands`: `Ik ben Nederlands aan het leren`; `We wachten`: `We zitten te wachten`. */
export const toOngoing: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  if (whole === null || clause.kind === 'infinitive' || clause.kind === 'imperative') return [];
  const { form, particle, stranded } = whole;
  const { infinitive } = form.verb;
  const english = saidIn(clause, wording);
  if (!LASTING.test(infinitive) || isPractised(clause, wording)) return [];
  const isMeanwhile = clause.lead[0]?.text === 'terwijl';
  if (!(ONGOING.test(english) || isMeanwhile) || LATER.test(english) || isDenied(clause)) return [];
  const { verbs } = wording.lexicon;
  const sitting = SITTING[infinitive] ?? [];
  return ['zijn', ...sitting].flatMap((taker) => {
    const known = verbs.verb(taker);
    if (known === undefined) return [];
    const start = taker === 'zijn' ? ['aan', 'het'] : ['te'];
    const last =
      taker === 'zijn'
        ? [...start, particle + infinitive]
        : [particle, ...start, infinitive].filter((one) => one !== '');
    return [withVerb(clause, form, known, [...stranded, ...last.map(asVerb)])];
  });
};

/** `Ik ben niet aan het kopen`: one says it in other words. */
const isDenied = ({ middle }: Clause): boolean =>
  middle.some(({ units }) => /^(?:niet|geen)$/.test(units[0]?.text ?? ''));

/** What one does sitting or standing. */
const SITTING: Readonly<Record<string, readonly string[]>> = {
  wachten: ['zitten', 'staan'],
  praten: ['zitten', 'staan'],
  lezen: ['zitten'],
  kijken: ['zitten'],
  slapen: ['liggen'],
};

/** `Wij hebben een film gezien`: `Wij zagen een film`. */
export const toSimplePast: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const [last, more] = clause.end;
  const english = saidIn(clause, wording);
  if (
    form === null ||
    last === undefined ||
    more !== undefined ||
    !/^(?:hebben|zijn)$/.test(form.verb.infinitive) ||
    !isNow(form)
  )
    return [];
  if (
    !PAST.test(english) ||
    /\b(?:have|has|'ve) \w+(?:ed|en)\b/i.test(english) ||
    wording.practised.has(last.text)
  )
    return [];
  const found = participleOf(last.text, wording);
  // `gebakken is` is a passive: nobody bakes in it.
  const isPassive =
    form.verb.infinitive === 'zijn' && found !== null && !WITH_ZIJN.test(found.verb.infinitive);
  if (found === null || isPassive) return [];
  const past = form.form === 'plural' ? found.verb.pastPlural : found.verb.past;
  if (clause.kind === 'sub') return [{ ...clause, verb: asVerb(found.particle + past), end: [] }];
  return [{ ...clause, verb: asVerb(past), end: found.particle === '' ? [] : [asVerb(found.particle)] }];
};

const WITH_ZIJN = /^(?:komen|gaan|vallen|blijven|vertrekken|verhuizen|beginnen|worden|trouwen)$/;

/** What is told as a state stays in the simple past. */
const PAST_STATES =
  /^(?:zijn|hebben|kunnen|mogen|willen|moeten|zullen|hoeven|wonen|weten|heten|staan|liggen|zitten|hangen|houden)$/;

/** `Dit is de fiets die ik kocht`: `die ik heb gekocht`. */
export const toPerfect: Make = (clause, wording) => {
  const form = finite(clause, wording);
  if (form === null || isNow(form) || PAST_STATES.test(form.verb.infinitive) || isPractised(clause, wording))
    return [];
  const [particle, more] = clause.end;
  if (more !== undefined || (particle !== undefined && !PARTICLES.has(particle.text))) return [];
  const taker = wording.lexicon.verbs.verb(WITH_ZIJN.test(form.verb.infinitive) ? 'zijn' : 'hebben');
  if (taker === undefined) return [];
  const person = form.form === 'past-plural' ? 'infinitive' : personOf(clause);
  return [
    { ...clause, verb: asVerb(taker[person]), end: [asVerb((particle?.text ?? '') + form.verb.participle)] },
  ];
};

import { PARTICLES } from '#practice/judge/closed-words.ts';
import type { Wording } from '#practice/judge/equal-words.ts';
import { joinedVerb } from '#practice/judge/split-clauses.ts';
import { unit, type Chunk, type Clause, type Unit } from '#practice/judge/sentence.ts';
import { formLike, type KnownVerb, type VerbForm } from '#practice/judge/verb-lexicon.ts';

/** Other constructions that say the same as a clause: a future with *gaan*, *aan het*, another past. The clause itself is first. */
export function constructionsOf(clause: Clause, wording: Wording): readonly Clause[] {
  const same = [clause, ...toSameVerb(clause, wording)];
  const others = same.flatMap((one) => [one, ...MAKERS.flatMap((make) => make(one, wording))]);
  return others.flatMap((one) => [one, ...erSplit(one, wording), ...erJoined(one)]);
}

type Make = (clause: Clause, wording: Wording) => readonly Clause[];

const FUTURE = /\b(?:will|shall|going to)\b|'ll\b|n't\b(?= be)|\bwon't\b/i;
const ONGOING = /\b(?:am|are|is|'m|'re|'s|was|were|been) (?:\w+ )?(?!going to)\w{2,}ing\b/i;
const PAST =
  /\b(?:did|didn't|\w+ed|saw|ate|bought|went|fell|got|came|took|was|were|had|said|gave|made|lived)\b/i;
const WISH = /\bwould (?:\w+ )?like\b|'d like\b/i;
const STATES =
  /^(?:zijn|hebben|kunnen|mogen|willen|moeten|zullen|hoeven|gaan|komen|blijven|wonen|weten|kennen|vinden|heten|staan|liggen|zitten|hangen|krijgen|vertrekken|betekenen|houden|kosten|lijken|denken|hopen)$/;
const AUXILIARY = /^(?:zijn|hebben|kunnen|mogen|willen|moeten|zullen|hoeven|gaan|worden)$/;

/** The form of a clause's verb, as its subject asks for it: `brengt` is of *hij* as well as of *jij*, `praat` also of *ik*. */
function finite(clause: Clause, { lexicon }: Wording): VerbForm | null {
  const { verb } = clause;
  if (verb === null) return null;
  const forms = lexicon.verbs.formsOf(verb.text).filter(({ form }) => form !== 'participle');
  const found = forms.find(({ verb: known }) => AUXILIARY.test(known.infinitive)) ?? forms[0];
  if (found === undefined || !/^(?:ik|jij|hij)$/.test(found.form)) return found ?? null;
  return { ...found, form: personOf(clause) };
}

function personOf({ subject, kind, first }: Clause): 'ik' | 'jij' | 'hij' {
  if (kind === 'imperative') return 'ik';
  switch (subject?.units.map(({ text }) => text).join(' ')) {
    case 'ik':
      return 'ik';
    case 'je':
    case 'jij':
      return kind === 'question' || (kind === 'main' && first !== null) ? 'ik' : 'jij';
    default:
      return 'hij';
  }
}

function isNow({ form }: VerbForm): boolean {
  return form !== 'past' && form !== 'past-plural' && form !== 'participle';
}

const asVerb = (text: string): Unit => unit(text, 'verb');

/** A clause's verb with its particle, where no other verb stands behind it: `bel … op`, and `opbel` of a subordinate clause. */
interface WholeVerb {
  readonly form: VerbForm;
  readonly particle: string;
  /** `er … op`: what stands behind, and is no particle of the verb. */
  readonly stranded: readonly Unit[];
}

function wholeVerb(clause: Clause, wording: Wording): WholeVerb | null {
  const { verb, end, kind, middle } = clause;
  const joined = kind === 'sub' && end.length === 0 ? joinedVerb(verb?.text ?? '', wording.lexicon) : null;
  const isKnown = wording.lexicon.verbs.isFinite(verb?.text ?? '');
  const plain = joined === null || isKnown ? clause : { ...clause, verb: unit(joined.verb, 'verb') };
  const form = finite(plain, wording);
  if (form === null) return null;
  if (joined !== null && !isKnown) return { form, particle: joined.particle, stranded: [] };
  if (end.length === 0) return { form, particle: '', stranded: [] };
  const [last] = end;
  if (end.length > 1 || last === undefined || !PARTICLES.has(last.text)) return null;
  const isStranded = middle.some((one) => one.kind === 'er' || one.units[0]?.text === 'daar');
  return isStranded ? { form, particle: '', stranded: end } : { form, particle: last.text, stranded: [] };
}

/** The clause with another finite verb and what goes to its end. */
function withVerb(clause: Clause, form: VerbForm, verb: KnownVerb, end: readonly Unit[]): Clause {
  return { ...clause, verb: asVerb(formLike(form, verb)), end };
}

/** The clause with another verb in the same form, its particle where the clause has it. */
function withWholeVerb(clause: Clause, form: VerbForm, verb: KnownVerb, particle: string): Clause {
  const text = formLike(form, verb);
  return clause.kind === 'sub'
    ? { ...clause, verb: asVerb(particle + text), end: [] }
    : { ...clause, verb: asVerb(text), end: particle === '' ? [] : [asVerb(particle)] };
}

const SOON =
  /\b(?:tomorrow|tonight|today|next|this (?:evening|afternoon|weekend|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|soon|later)\b/i;
const PLANNED = /^(?:verhuizen|kopen|verkopen|trouwen|beginnen|stoppen|halen|leren)$/;

/** `Ik betaal hem morgen`: `Ik ga hem morgen betalen`, `Ik zal hem morgen betalen`. */
const toFuture: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  if (whole === null || !isNow(whole.form) || isPractised(clause, wording)) return [];
  const { form, particle, stranded } = whole;
  const { infinitive } = form.verb;
  if (
    clause.kind === 'infinitive' ||
    clause.kind === 'imperative' ||
    AUXILIARY.test(infinitive) ||
    infinitive === 'zullen'
  )
    return [];
  const isWill = FUTURE.test(wording.english);
  const isPlan =
    ONGOING.test(wording.english) &&
    !STATES.test(infinitive) &&
    (SOON.test(wording.english) || PLANNED.test(infinitive));
  if (!isWill && !isPlan) return [];
  const end = [...stranded, asVerb(particle + infinitive)];
  const takers = isWill ? ['gaan', 'zullen'] : ['gaan'];
  return takers.flatMap((taker) => {
    const known = wording.lexicon.verbs.verb(taker);
    return known === undefined ? [] : [withVerb(clause, form, known, end)];
  });
};

/** Behind *hebben* and *zijn* stands a participle; `verstaan` alone doesn't tell. */
const takesParticiple = ({ verb }: Clause): boolean =>
  /^(?:heb|hebt|heeft|hebben|had|hadden|ben|bent|is|zijn|was|waren|word|wordt|worden|werd|werden)$/.test(
    verb?.text ?? '',
  );

const isPractised = ({ verb }: Clause, { practised }: Wording): boolean => practised.has(verb?.text ?? '');

/** `Ik ga ze lappen`: `Ik lap ze`. */
const fromFuture: Make = (clause, wording) => {
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
  if (!FUTURE.test(wording.english) || wording.practised.has('gaan')) return [];
  const { particle, verb } = parted(last.text, wording);
  if (verb === undefined) return [];
  const now = asVerb(formLike(form, verb));
  if (clause.kind === 'sub') return [{ ...clause, verb: asVerb(particle + now.text), end: [] }];
  return [{ ...clause, verb: now, end: particle === '' ? [] : [asVerb(particle)] }];
};

function parted(infinitive: string, { lexicon }: Wording): { particle: string; verb: KnownVerb | undefined } {
  const whole = lexicon.verbs.verb(infinitive);
  const found = [...PARTICLES].find(
    (particle) =>
      infinitive.startsWith(particle) && lexicon.verbs.verb(infinitive.slice(particle.length)) !== undefined,
  );
  if (found !== undefined)
    return { particle: found, verb: lexicon.verbs.verb(infinitive.slice(found.length)) };
  return { particle: '', verb: whole };
}

/** `Ik leer Nederlands`: `Ik ben Nederlands aan het leren`; `We wachten`: `We zitten te wachten`. */
const toOngoing: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  if (whole === null || clause.kind === 'infinitive' || clause.kind === 'imperative') return [];
  const { form, particle, stranded } = whole;
  const { infinitive } = form.verb;
  if (STATES.test(infinitive) || isPractised(clause, wording) || !ONGOING.test(wording.english)) return [];
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

/** What one does sitting or standing. */
const SITTING: Readonly<Record<string, readonly string[]>> = {
  wachten: ['zitten', 'staan'],
  zoeken: ['zitten', 'lopen'],
  praten: ['zitten', 'staan'],
  lezen: ['zitten'],
  kijken: ['zitten'],
  slapen: ['liggen'],
};

/** Verbs that say the same where the English has this word; of separable ones with a hyphen. */
const SAME_VERBS: readonly (readonly [verbs: string, english: RegExp])[] = [
  ['op-bellen bellen', /\b(?:call|phone|ring)/i],
  ['horen verstaan', /\bhear/i],
  ['begrijpen snappen verstaan', /\bunderst/i],
  ['nemen pakken', /\b(?:take|taking|takes|took)\b/i],
  ['vertrekken weg-gaan', /\b(?:leav|left\b)/i],
  ['repareren maken', /\b(?:fix|repair|mend)/i],
  ['praten spreken', /\b(?:talk|speak|spoke)/i],
  ['schoon-maken poetsen wassen lappen', /\bclean/i],
  ['lopen wandelen', /\bwalk/i],
  ['mogen kunnen', /\bmay i\b/i],
  ['maken doen', /\bhomework\b/i],
  ['rijden gaan reizen', /\bgo(?:es)? (?:to|by)\b/i],
  ['brengen bezorgen', /\bparcel\b/i],
  ['mee-nemen brengen', /\bbring/i],
  ['sporten trainen', /\bexercis/i],
  ['terug-brengen terug-geven', /\btake back\b/i],
  ['zetten maken', /\bmake (?:tea|coffee)\b/i],
  ['mee-gaan mee-komen', /\bcom(?:e|ing) along\b/i],
  ['dicht-doen sluiten', /\b(?:close|closing|shut)/i],
  ['op-eten eten', /\beat(?:s|ing)?\b/i],
  ['op-halen halen af-halen', /\b(?:collect|pick|fetch|get)/i],
  ['beginnen starten', /\b(?:begin|start)/i],
  ['aan-doen aan-trekken', /\bput\b.*\bon\b/i],
  ['open-gaan openen', /\bopens?\b/i],
];

const PAIRED = SAME_VERBS.map(([verbs, english]) => ({ names: verbs.split(' ').map(parts), english })).filter(
  ({ names }) => names.length > 1,
);

function parts(name: string): readonly [particle: string, infinitive: string] {
  const [one = '', other] = name.split('-');
  return other === undefined ? ['', one] : [one, other];
}

function alike(
  particle: string,
  infinitive: string,
  { english, lexicon }: Wording,
): readonly { readonly particle: string; readonly verb: KnownVerb }[] {
  return PAIRED.filter(
    (pair) =>
      pair.english.test(english) && pair.names.some(([own, verb]) => own === particle && verb === infinitive),
  ).flatMap(({ names }) =>
    names.flatMap(([own, name]) => {
      const verb = lexicon.verbs.verb(name);
      return verb === undefined || (own === particle && name === infinitive) ? [] : [{ particle: own, verb }];
    }),
  );
}

/** `versta`: `hoor`, where the English is *hear*. */
const toSameVerb: Make = (clause, wording) => {
  if (isPractised(clause, wording)) return [];
  const whole = wholeVerb(clause, wording);
  if (whole !== null && whole.stranded.length === 0)
    return alike(whole.particle, whole.form.verb.infinitive, wording).map(({ particle, verb }) =>
      withWholeVerb(clause, whole.form, verb, particle),
    );
  const last = clause.end.at(-1);
  if (last === undefined || wording.practised.has(last.text)) return [];
  const before = clause.end.slice(0, -1);
  const participle = takesParticiple(clause) ? participleOf(last.text, wording) : null;
  const found = participle ?? parted(last.text, wording);
  if (found.verb === undefined) return [];
  const isTe = before.at(-1)?.text === 'te';
  return alike(found.particle, found.verb.infinitive, wording).flatMap(({ particle, verb }) => {
    const text = participle === null ? verb.infinitive : verb.participle;
    return isTe && particle !== '' ? [] : [{ ...clause, end: [...before, asVerb(particle + text)] }];
  });
};

/** `Wij hebben een film gezien`: `Wij zagen een film`. */
const toSimplePast: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const [last, more] = clause.end;
  if (
    form === null ||
    last === undefined ||
    more !== undefined ||
    !/^(?:hebben|zijn)$/.test(form.verb.infinitive) ||
    !isNow(form)
  )
    return [];
  if (
    !PAST.test(wording.english) ||
    /\b(?:have|has|'ve) \w+(?:ed|en)\b/i.test(wording.english) ||
    wording.practised.has(last.text)
  )
    return [];
  const found = participleOf(last.text, wording);
  if (found === null) return [];
  const past = form.form === 'plural' ? found.verb.pastPlural : found.verb.past;
  if (clause.kind === 'sub') return [{ ...clause, verb: asVerb(found.particle + past), end: [] }];
  return [{ ...clause, verb: asVerb(past), end: found.particle === '' ? [] : [asVerb(found.particle)] }];
};

function participleOf(text: string, { lexicon }: Wording): { particle: string; verb: KnownVerb } | null {
  const whole = lexicon.verbs.formsOf(text).find(({ form }) => form === 'participle');
  if (whole !== undefined) return { particle: '', verb: whole.verb };
  for (const particle of PARTICLES) {
    const rest = text.startsWith(particle)
      ? lexicon.verbs.formsOf(text.slice(particle.length)).find(({ form }) => form === 'participle')
      : undefined;
    if (rest !== undefined) return { particle, verb: rest.verb };
  }
  return null;
}

const WITH_ZIJN = /^(?:komen|gaan|vallen|blijven|vertrekken|verhuizen|beginnen|worden|trouwen)$/;
/** What is told as a state stays in the simple past. */
const PAST_STATES =
  /^(?:zijn|hebben|kunnen|mogen|willen|moeten|zullen|hoeven|wonen|weten|heten|staan|liggen|zitten|hangen|houden)$/;

/** `Dit is de fiets die ik kocht`: `die ik heb gekocht`. */
const toPerfect: Make = (clause, wording) => {
  const form = finite(clause, wording);
  if (
    form === null ||
    (form.form !== 'past' && form.form !== 'past-plural') ||
    PAST_STATES.test(form.verb.infinitive)
  )
    return [];
  if (clause.end.length > 1 || wording.practised.has(clause.verb?.text ?? '')) return [];
  const particle = clause.end[0]?.text ?? '';
  if (particle !== '' && !PARTICLES.has(particle)) return [];
  const taker = wording.lexicon.verbs.verb(WITH_ZIJN.test(form.verb.infinitive) ? 'zijn' : 'hebben');
  if (taker === undefined) return [];
  const number =
    form.form === 'past-plural'
      ? taker.infinitive
      : clause.subject?.units[0]?.text === 'ik'
        ? taker.ik
        : taker.hij;
  return [{ ...clause, verb: asVerb(number), end: [asVerb(particle + form.verb.participle)] }];
};

const GLADLY = /^(?:graag|wel)$/;
const gladly: Chunk = { kind: 'adverb', units: [unit('graag')], isDefinite: false };

/** A wish: `wil graag`, `zou graag`, `zou graag willen`. */
const toWish: Make = (clause, wording) => {
  const form = finite(clause, wording);
  if (
    form === null ||
    !WISH.test(wording.english) ||
    clause.kind !== 'main' ||
    !/^(?:willen|zullen)$/.test(form.verb.infinitive)
  )
    return [];
  const place = clause.middle.findIndex(({ units }) => GLADLY.test(units[0]?.text ?? ''));
  if (place < 0) return [];
  const would = form.form === 'plural' || form.form === 'past-plural' ? ['zouden', 'willen'] : ['zou', 'wil'];
  const [conditional = '', wanting = ''] = would;
  const willing = clause.end.filter(({ text }) => text !== 'willen');
  const middle = clause.middle.map((chunk, at) => (at === place ? gladly : chunk));
  const verbs: readonly (readonly [string, readonly Unit[]])[] = [
    [conditional, [asVerb('willen'), ...willing]],
    ...(willing.length > 0
      ? ([
          [conditional, willing],
          [conditional, [...willing, asVerb('willen')]],
        ] as const)
      : []),
    ...(wording.practised.has('zou') ? [] : ([[wanting, willing]] as const)),
  ];
  return verbs.flatMap(([verb, end]) =>
    [middle, ...(wording.practised.has('zou') ? [] : [clause.middle])].map((one) => ({
      ...clause,
      verb: asVerb(verb),
      middle: one,
      end,
    })),
  );
};

const MODAL = /^(?:kunnen|mogen|willen|moeten|zullen)$/;

/** Where one goes somewhere *gaan* may be said or left out behind a modal verb. */
const withGoing: Make = (clause, wording) => {
  const form = finite(clause, wording);
  if (form === null || !MODAL.test(form.verb.infinitive)) return [];
  const goes = clause.middle.some(({ units }) => units[0]?.text === 'naar' || units[0]?.text === 'terug');
  if (!goes) return [];
  if (clause.end.length === 0) return [{ ...clause, end: [asVerb('gaan')] }];
  return clause.end.at(-1)?.text === 'gaan' ? [{ ...clause, end: clause.end.slice(0, -1) }] : [];
};

const PLACED = /^(?:staan|liggen|zitten|hangen|lopen)$/;

/** `ligt op tafel`: `is op tafel`. Where the verb of position is practised, it avoids it. */
const toBeing: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const being = wording.lexicon.verbs.verb('zijn');
  const isPlaced =
    clause.middle.some(({ kind }) => kind === 'place' || kind === 'predicate') ||
    clause.first?.kind === 'place';
  if (
    form === null ||
    being === undefined ||
    !PLACED.test(form.verb.infinitive) ||
    form.verb.infinitive === 'lopen' ||
    clause.end.length > 0 ||
    !isPlaced
  )
    return [];
  return wording.practised.has(clause.verb?.text ?? '')
    ? []
    : [{ ...clause, verb: asVerb(formLike(form, being)) }];
};

/** `komt te laat`: `is te laat`. */
const toLate: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const being = wording.lexicon.verbs.verb('zijn');
  const isLate = clause.middle.some(({ units }) => units.at(-1)?.text === 'laat');
  if (
    form === null ||
    being === undefined ||
    form.verb.infinitive !== 'komen' ||
    !isLate ||
    clause.end.length > 0
  )
    return [];
  return [{ ...clause, verb: asVerb(formLike(form, being)) }];
};

const BY: Readonly<Record<string, readonly string[]>> = {
  fietsen: ['met', 'de', 'fiets'],
  rijden: ['met', 'de', 'auto'],
  lopen: ['te', 'voet'],
};

/** `fietst naar school`: `gaat met de fiets naar school`. */
const toGoingBy: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const by = BY[form?.verb.infinitive ?? ''];
  const going = wording.lexicon.verbs.verb('gaan');
  const at = clause.middle.findIndex(({ units }) => units[0]?.text === 'naar');
  if (
    form === null ||
    by === undefined ||
    going === undefined ||
    at < 0 ||
    clause.end.length > 0 ||
    isPractised(clause, wording)
  )
    return [];
  if (clause.middle.some(({ units }) => units[0]?.text === 'met' && units.at(-1)?.text === by.at(-1)))
    return [];
  const how: Chunk = {
    kind: 'prepositional',
    units: by.map((text) => unit(text)),
    isDefinite: true,
    isLoose: false,
  };
  return [
    {
      ...clause,
      verb: asVerb(formLike(form, going)),
      middle: [...clause.middle.slice(0, at), how, ...clause.middle.slice(at)],
    },
  ];
};

/** `zoekt een baan`: `is op zoek naar een baan`. */
const toSearching: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const being = wording.lexicon.verbs.verb('zijn');
  const at = clause.middle.findIndex(({ kind, units }) => kind === 'object' || units[0]?.text === 'naar');
  const what = clause.middle[at];
  if (
    form === null ||
    being === undefined ||
    what === undefined ||
    form.verb.infinitive !== 'zoeken' ||
    clause.end.length > 0
  )
    return [];
  if (isPractised(clause, wording)) return [];
  const bare = what.units.filter(({ text }, place) => place > 0 || text !== 'naar');
  const after: Chunk = { ...what, kind: 'prepositional', units: [unit('naar'), ...bare], isLoose: true };
  const search: Chunk = { kind: 'adverb', units: [unit('op'), unit('zoek')], isDefinite: false };
  const others = clause.middle.filter((one) => one !== what);
  return [
    { ...clause, verb: asVerb(formLike(form, being)), middle: [...others, search, after] },
    { ...clause, middle: [...others, after] },
    { ...clause, middle: [...others, { ...what, kind: 'object', units: bare }] },
  ];
};

const MAKERS: readonly Make[] = [
  toLate,
  toGoingBy,
  toSearching,
  toFuture,
  fromFuture,
  toOngoing,
  toSimplePast,
  toPerfect,
  toWish,
  withGoing,
  toBeing,
];

const JOINED = /^(er|daar)(op|in|mee|over|van|aan|uit|voor|bij)$/;

/** `Wat vind je ervan`: `er … van`. */
function erSplit(clause: Clause, wording: Wording): readonly Clause[] {
  const place = clause.middle.findIndex(({ units }) => JOINED.test(units[0]?.text ?? ''));
  const [, er = '', preposition = ''] = JOINED.exec(clause.middle[place]?.units[0]?.text ?? '') ?? [];
  if (er === '' || clause.end.some(({ text }) => text === 'te')) return [];
  const chunk: Chunk = { kind: 'er', units: [unit(er)], isDefinite: false };
  const rest = clause.middle.filter((_, at) => at !== place);
  const objectAt = rest.findIndex(({ kind }) => kind !== 'pronoun');
  const at = objectAt < 0 ? rest.length : objectAt;
  const split = {
    ...clause,
    middle: [...rest.slice(0, at), chunk, ...rest.slice(at)],
    end: [asVerb(preposition), ...clause.end],
  };
  return wording.practised.has(`${er}${preposition}`) ? [split] : [split];
}

/** `er … over`: `erover` in one word, late in the middle. */
function erJoined(clause: Clause): readonly Clause[] {
  const place = clause.middle.findIndex(({ kind, units }) => kind === 'er' || units[0]?.text === 'daar');
  const er = clause.middle[place]?.units[0]?.text;
  const [preposition, ...rest] = clause.end;
  if (
    er === undefined ||
    preposition === undefined ||
    !/^(?:op|in|mee|over|van|aan|uit|voor|bij)$/.test(preposition.text)
  )
    return [];
  const chunk: Chunk = { kind: 'adverb', units: [unit(er + preposition.text)], isDefinite: false };
  const middle = clause.middle.filter((_, at) => at !== place);
  const fronted: readonly Clause[] =
    clause.kind === 'main' && clause.first === null
      ? [{ ...clause, first: { kind: 'place', units: [unit('daar')], isDefinite: false }, middle }]
      : [];
  const strong: readonly Clause[] =
    er === 'er'
      ? [
          {
            ...clause,
            middle: clause.middle.map((one, at) => (at === place ? { ...one, units: [unit('daar')] } : one)),
          },
        ]
      : [];
  return [
    { ...clause, middle: [...middle, chunk], end: rest },
    { ...clause, middle: [chunk, ...middle], end: rest },
    ...fronted,
    ...strong,
  ];
}

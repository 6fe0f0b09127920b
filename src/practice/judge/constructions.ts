import { asVerb, finite, isPractised, type Make } from '#practice/judge/clause-verb.ts';
import type { Wording } from '#practice/judge/equal-words.ts';
import { erInFront, erJoined, erSplit, toHavingItOver } from '#practice/judge/er-ways.ts';
import {
  fromFuture,
  toFuture,
  toOngoing,
  toPerfect,
  toSimplePast,
  toWillInfinitive,
} from '#practice/judge/other-tenses.ts';
import {
  toBeingWorried,
  toCallingWith,
  toOneWord,
  toTellingTo,
  withGoingTo,
} from '#practice/judge/same-phrases.ts';
import {
  toInvitation,
  toModalPerfect,
  toPermission,
  toRequest,
  withBeingAble,
  withoutBeingAble,
} from '#practice/judge/ways-to-ask.ts';
import { toTravelling } from '#practice/judge/ways-to-travel.ts';
import {
  toDelayed,
  toEntering,
  toGoalInWords,
  toGoingThere,
  toPlaying,
  toVisiting,
  withComing,
  withComingTo,
  withReturning,
} from '#practice/judge/ways-to-visit.ts';
import { toSameVerb } from '#practice/judge/same-verbs.ts';
import { type Chunk, type Clause, unit, type Unit } from '#practice/judge/sentence.ts';
import { formLike } from '#practice/judge/verb-lexicon.ts';

/** Other constructions that say the same as a clause: a future with *gaan*, *aan het*, another past. The clause itself is first. */
export function constructionsOf(clause: Clause, wording: Wording): readonly Clause[] {
  const same = [clause, ...DOINGS.flatMap((make) => make(clause, wording))];
  const others = same.flatMap((one) => [one, ...MAKERS.flatMap((make) => make(one, wording))]);
  return others.flatMap((one) => [
    one,
    ...erSplit(one),
    ...erJoined(one),
    ...erInFront(one, wording.alternatives ?? []),
  ]);
}

const WISH = /\bwould (?:\w+ )?like\b|'d like\b/i;

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
    ...(willing.length > 0 ? ([[conditional, willing]] as const) : []),
    ...(wording.practised.has('zou') ? [] : ([[wanting, willing]] as const)),
  ];
  const bare = clause.middle.filter((_, at) => at !== place);
  return verbs.flatMap(([verb, end]) =>
    [
      middle,
      ...(wording.practised.has('zou') ? [] : [clause.middle]),
      // `zou willen` is a wish by itself.
      ...(end.some(({ text }) => text === 'willen') ? [bare] : []),
    ].map((one) => ({
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

/** `Mag ik hem passen`: `Kan ik hem passen`. */
const toBeingAble: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const able = wording.lexicon.verbs.verb('kunnen');
  if (form === null || able === undefined || form.verb.infinitive !== 'mogen' || clause.end.length === 0)
    return [];
  return /\bmay i\b/i.test(wording.english) && !isPractised(clause, wording)
    ? [{ ...clause, verb: asVerb(formLike(form, able)) }]
    : [];
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
    clause.subject === null ||
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

/** Other words for what is done: they are said in all constructions. */
const DOINGS: readonly Make[] = [toSameVerb, toTravelling, toVisiting, toDelayed, toPlaying, toHavingItOver];

/** `Vlees eet ik niet` for `Ik eet geen vlees`: a noun in front of the verb has no *geen*. */
const toNotBehind: Make = (clause, { practised }) => {
  const denied = clause.middle.find(({ units }) => units[0]?.text === 'geen');
  if (clause.kind !== 'main' || denied === undefined || denied.units.length !== 2 || practised.has('geen'))
    return [];
  const parts = clause.first === null ? clause.middle : [clause.first, ...clause.middle];
  const rest = parts.filter((chunk) => chunk !== denied);
  const not: Chunk = { kind: 'niet', units: [unit('niet')], isDefinite: false };
  return [{ ...clause, first: { ...denied, units: denied.units.slice(1) }, middle: [...rest, not] }];
};

const MAKERS: readonly Make[] = [
  toNotBehind,
  toEntering,
  toGoalInWords,
  toGoingThere,
  withReturning,
  withComing,
  withComingTo,
  withBeingAble,
  withoutBeingAble,
  toRequest,
  toInvitation,
  toPermission,
  toModalPerfect,
  toWillInfinitive,
  toBeingWorried,
  toCallingWith,
  toTellingTo,
  toOneWord,
  withGoingTo,
  toBeingAble,
  toLate,
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

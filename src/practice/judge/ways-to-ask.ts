import {
  asVerb,
  finite,
  isNow,
  isPractised,
  type Make,
  parted,
  wholeVerb,
  withWholeVerb,
} from '#practice/judge/clause-verb.ts';
import type { Clause } from '#practice/judge/sentence.ts';
import type { Wording } from '#practice/judge/equal-words.ts';
import { formLike, type KnownVerb, type VerbForm } from '#practice/judge/verb-lexicon.ts';

const verbOf = (name: string, { lexicon }: Wording): KnownVerb | undefined => lexicon.verbs.verb(name);

/** What one perceives or finds one can also be able to: `ik zie`, `ik kan zien`. */
const PERCEIVED = /^(?:zien|horen|voelen|verstaan|ruiken|vinden)$/;

/** `ik zie haar`: `ik kan haar zien`; `ik kon haar niet verstaan`: `ik verstond haar niet`. */
export const withBeingAble: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  const able = verbOf('kunnen', wording);
  if (whole === null || able === undefined || isPractised(clause, wording)) return [];
  const { infinitive } = whole.form.verb;
  if (
    !PERCEIVED.test(infinitive) ||
    whole.particle !== '' ||
    !/\b(?:can|can't|could|couldn't)\b/i.test(saidBy(clause, wording))
  )
    return [];
  return [{ ...withWholeVerb(clause, whole.form, able, ''), end: [asVerb(infinitive)] }];
};

export const withoutBeingAble: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const [last, more] = clause.end;
  if (form?.verb.infinitive !== 'kunnen' || last === undefined || more !== undefined) return [];
  if (!/^(?:zien|horen|voelen|verstaan|ruiken)$/.test(last.text) || isPractised(clause, wording)) return [];
  const verb = verbOf(last.text, wording);
  return verb === undefined || clause.kind === 'question' ? [] : [withWholeVerb(clause, form, verb, '')];
};

const saidBy = (clause: Clause, wording: Wording): string => clause.english ?? wording.english;

/** The ways to ask somebody to do something: `kun je`, `wil je`, `zou je … kunnen`, `zou je … willen`, and `doe je`. */
export const toRequest: Make = (clause, wording) => {
  const asked = requestOf(clause, wording);
  if (asked === null) return [];
  const { form, infinitive } = asked;
  const made = (name: string, time: 'now' | 'past', ...before: readonly string[]): readonly Clause[] => {
    const verb = verbOf(name, wording);
    if (verb === undefined) return [];
    const like: VerbForm['form'] = time === 'now' ? nowForm(form) : pastForm(form);
    const text = formLike({ verb, form: like }, verb);
    return [{ ...clause, verb: asVerb(text), end: [...before, infinitive].map(asVerb) }];
  };
  const { particle, verb } = parted(infinitive, wording);
  const plain =
    verb === undefined || isRepeated(clause)
      ? []
      : [withWholeVerb(clause, { verb, form: nowForm(form) }, verb, particle)];
  return [
    ...made('kunnen', 'now'),
    ...made('willen', 'now'),
    ...made('zullen', 'past', 'kunnen'),
    ...made('zullen', 'past', 'willen'),
    ...plain,
  ];
};

const nowForm = ({ form }: VerbForm): VerbForm['form'] =>
  form === 'plural' || form === 'past-plural' ? 'plural' : form === 'past' ? 'jij' : form;
const pastForm = ({ form }: VerbForm): VerbForm['form'] =>
  form === 'plural' || form === 'past-plural' ? 'past-plural' : 'past';

/** `Zeg je dat nog een keer?` asks something else. */
const isRepeated = ({ middle }: Clause): boolean =>
  middle.some(({ units }) => /^(?:nog|opnieuw|herhalen)$/.test(units[0]?.text ?? ''));

interface Request {
  readonly form: VerbForm;
  readonly infinitive: string;
}

function requestOf(clause: Clause, wording: Wording): Request | null {
  const form = finite(clause, wording);
  const { end } = clause;
  const infinitive = end.at(-1)?.text ?? '';
  if (form === null || infinitive === '' || !isAsked(clause, wording)) return null;
  return isShort(form, clause) || isLong(form, clause) ? { form, infinitive } : null;
}

const isShort = (form: VerbForm, { end }: Clause): boolean =>
  form.verb.infinitive === 'kunnen' && end.length === 1 && isNow(form);
const isLong = ({ verb }: VerbForm, { end }: Clause): boolean =>
  verb.infinitive === 'zullen' && end.length === 2 && /^(?:kunnen|willen)$/.test(end[0]?.text ?? '');

const YOU = /^(?:je|jij|u|jullie)$/;

function isAsked(clause: Clause, wording: Wording): boolean {
  const { kind, subject, first, end } = clause;
  const isYou = subject?.units.length === 1 && YOU.test(subject.units[0]?.text ?? '');
  if (kind !== 'question' || first !== null || !isYou || isPractised(clause, wording)) return false;
  const isOpen = !end.some(({ text }) => wording.practised.has(text) && /^(?:kunnen|willen)$/.test(text));
  return isOpen && /\b(?:can|could) you\b/i.test(saidBy(clause, wording));
}

/** `zouden jullie mee willen gaan`: `willen jullie mee(gaan)`, `hebben jullie zin om mee te gaan`. */
export const toInvitation: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const { kind, end } = clause;
  if (form?.verb.infinitive !== 'zullen' || kind !== 'question' || isPractised(clause, wording)) return [];
  if (!/\bwould you like\b/i.test(saidBy(clause, wording)) || !end.some(({ text }) => text === 'willen'))
    return [];
  const wanting = verbOf('willen', wording);
  const rest = end.filter(({ text }) => text !== 'willen');
  if (wanting === undefined) return [];
  const verb = asVerb(formLike({ verb: wanting, form: nowForm(form) }, wanting));
  const going = /^mee(?:gaan|komen)$/.test(rest.at(-1)?.text ?? '');
  return [{ ...clause, verb, end: rest }, ...(going ? [{ ...clause, verb, end: [asVerb('mee')] }] : [])];
};

/** `mag ik hem passen`: `zou ik hem mogen passen`, `kan ik hem passen`. */
export const toPermission: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const would = verbOf('zullen', wording);
  const { kind, end } = clause;
  if (form?.verb.infinitive !== 'mogen' || kind !== 'question' || end.length !== 1 || would === undefined)
    return [];
  if (isPractised(clause, wording) || !/\bmay i\b/i.test(saidBy(clause, wording))) return [];
  return [{ ...clause, verb: asVerb(would.past), end: [asVerb('mogen'), ...end] }];
};

const MODAL = /^(?:kunnen|moeten|mogen|willen)$/;

/** `ik kon niet komen`: `ik heb niet kunnen komen`. */
export const toModalPerfect: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const having = verbOf('hebben', wording);
  const { kind, end } = clause;
  if (
    form === null ||
    having === undefined ||
    isNow(form) ||
    !MODAL.test(form.verb.infinitive) ||
    end.length !== 1
  )
    return [];
  if (kind !== 'main' || isPractised(clause, wording) || end[0]?.text === form.verb.infinitive) return [];
  const like: VerbForm['form'] = form.form === 'past-plural' ? 'plural' : 'hij';
  const isI = clause.subject?.units[0]?.text === 'ik';
  const text = like === 'plural' ? having.infinitive : isI ? having.ik : having.hij;
  return [{ ...clause, verb: asVerb(text), end: [asVerb(form.verb.infinitive), ...end] }];
};

import { PARTICLES } from '#practice/judge/closed-words.ts';
import type { Wording } from '#practice/judge/equal-words.ts';
import { type Clause, type Unit, unit } from '#practice/judge/sentence.ts';
import { joinedVerb } from '#practice/judge/split-clauses.ts';
import { formLike, type KnownVerb, type VerbForm } from '#practice/judge/verb-lexicon.ts';

export type Make = (clause: Clause, wording: Wording) => readonly Clause[];

export const AUXILIARY = /^(?:zijn|hebben|kunnen|mogen|willen|moeten|zullen|hoeven|gaan|worden)$/;

/** The form of a clause's verb, as its subject asks for it: `brengt` is of *hij* as well as of *jij*, `praat` also of *ik*. */
export function finite(clause: Clause, { lexicon }: Wording): VerbForm | null {
  const { verb } = clause;
  if (verb === null) return null;
  const forms = lexicon.verbs.formsOf(verb.text).filter(({ form }) => form !== 'participle');
  const found = forms.find(({ verb: known }) => AUXILIARY.test(known.infinitive)) ?? forms[0];
  if (found === undefined || !/^(?:ik|jij|hij)$/.test(found.form)) return found ?? null;
  return { ...found, form: personOf(clause) };
}

export function personOf({ subject, kind, first }: Clause): 'ik' | 'jij' | 'hij' {
  if (kind === 'imperative') return 'ik';
  switch (subject?.units.map(({ text }) => text).join(' ') ?? '') {
    case 'ik':
      return 'ik';
    case 'je':
    case 'jij':
      return kind === 'question' || (kind === 'main' && first !== null) ? 'ik' : 'jij';
    default:
      return 'hij';
  }
}

export function isNow({ form }: VerbForm): boolean {
  return form !== 'past' && form !== 'past-plural' && form !== 'participle';
}

export const asVerb = (text: string): Unit => unit(text, 'verb');

/** A clause's verb with its particle, where no other verb stands behind it: `bel … op`, and `opbel` of a subordinate clause. */
interface WholeVerb {
  readonly form: VerbForm;
  readonly particle: string;
  /** `er … op`: what stands behind, and is no particle of the verb. */
  readonly stranded: readonly Unit[];
}

export function wholeVerb(clause: Clause, wording: Wording): WholeVerb | null {
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
export function withVerb(clause: Clause, form: VerbForm, verb: KnownVerb, end: readonly Unit[]): Clause {
  return { ...clause, verb: asVerb(formLike(form, verb)), end };
}

/** The clause with another verb in the same form, its particle where the clause has it. */
export function withWholeVerb(clause: Clause, form: VerbForm, verb: KnownVerb, particle: string): Clause {
  const text = formLike(form, verb);
  return clause.kind === 'sub'
    ? { ...clause, verb: asVerb(particle + text), end: [] }
    : { ...clause, verb: asVerb(text), end: particle === '' ? [] : [asVerb(particle)] };
}

/** Behind *hebben* and *zijn* stands a participle; `verstaan` alone doesn't tell. */
export const takesParticiple = ({ verb }: Clause): boolean =>
  /^(?:heb|hebt|heeft|hebben|had|hadden|ben|bent|is|zijn|was|waren|word|wordt|worden|werd|werden)$/.test(
    verb?.text ?? '',
  );

/** What a clause is in English. */
export const saidIn = (clause: Clause, { english }: Wording): string => clause.english ?? english;

export const isPractised = ({ verb }: Clause, { practised }: Wording): boolean =>
  practised.has(verb?.text ?? '');

export function parted(
  infinitive: string,
  { lexicon }: Wording,
): { particle: string; verb: KnownVerb | undefined } {
  const whole = lexicon.verbs.verb(infinitive);
  const found = [...PARTICLES].find(
    (particle) =>
      infinitive.startsWith(particle) && lexicon.verbs.verb(infinitive.slice(particle.length)) !== undefined,
  );
  if (found !== undefined)
    return { particle: found, verb: lexicon.verbs.verb(infinitive.slice(found.length)) };
  return { particle: '', verb: whole };
}

export function participleOf(
  text: string,
  { lexicon }: Wording,
): { particle: string; verb: KnownVerb } | null {
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

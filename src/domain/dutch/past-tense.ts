import { stemOf, writtenStem } from '#domain/dutch/present-tense.ts';

export interface PastForms {
  readonly singular: string;
  readonly plural: string;
}

/** GRA-15: the letters of `sexy softketchup`, the stem as it stands before -en: t after them, d after all others. */
export function takesT(infinitive: string): boolean {
  return /(?:[sxftkp]|ch)$/.test(writtenStem(infinitive));
}

/** GRA-15: the past of a regular verb: werkte, leefde, reisde; -(n) in the plural. */
export function regularPast(infinitive: string, stem = stemOf(infinitive)): PastForms {
  const singular = `${stem}${takesT(infinitive) ? 'te' : 'de'}`;
  return { singular, plural: `${singular}n` };
}

/** A prefix without stress and a whole verb behind it: `betalen`, but not `bellen` or `beven`. */
const PREFIXED = /^(?:be(?![eiu])|ge(?![eiu])|her|er|ont|ver|mis)(.*?)e?n$/;

/** Whether the participle goes without ge-. Of over-, onder- and the like only the stress tells; they are taken not to. */
export function hasUnstressedPrefix(infinitive: string): boolean {
  return /[aeiouï]/.test(PREFIXED.exec(infinitive)?.[1] ?? '');
}

/** ge- before a vowel that could be read together with its e takes a trema: geïnformeerd. */
export function withGe(form: string): string {
  const dotted: Record<string, string> = { e: 'ë', i: 'ï', u: 'ü' };
  const first = form.charAt(0);
  const trema = /^(?:ij|ui)/.test(form) ? undefined : dotted[first];
  return `ge${trema ?? first}${form.slice(1)}`;
}

/** GRA-16: the participle of a regular verb: gewerkt, gewoond, gepraat; without ge- after be-, ver- and the like. */
export function regularParticiple(infinitive: string, stem = stemOf(infinitive)): string {
  const ending = /[td]$/.test(stem) ? '' : takesT(infinitive) ? 't' : 'd';
  return hasUnstressedPrefix(infinitive) ? stem + ending : withGe(stem + ending);
}

/** The stem of `gaan` as it would be spelled before a consonant. */
function wholeStem(stem: string): string {
  return /[^aeiou]a$/.test(stem) ? `${stem}a` : stem;
}

/** What learners say for the past: the wrong one of t and d, a strong verb made regular, the wrong number. */
export function pastMistakes(
  infinitive: string,
  { singular, plural }: PastForms,
  number: keyof PastForms,
  stem = stemOf(infinitive),
): readonly string[] {
  const regular = regularPast(infinitive, wholeStem(stem));
  const n = number === 'plural' ? 'n' : '';
  const [own, other] = takesT(infinitive) ? ['te', 'de'] : ['de', 'te'];
  const otherNumber = number === 'plural' ? singular : plural;
  const otherEnding = `${wholeStem(stem)}${other}${n}`;
  const isStrong = regular.singular !== singular;
  const forms = [
    regular[number],
    ...(isStrong ? [otherNumber, otherEnding] : [otherEnding, otherNumber]),
    `${writtenStem(infinitive)}${own}${n}`,
  ];
  const right = number === 'plural' ? plural : singular;
  return forms.filter((form) => form !== right && (form !== singular || singular !== plural));
}

/** What learners say for the participle: t for d, no ge- or one too many, a strong verb made regular. */
export function participleMistakes(
  infinitive: string,
  participle: string,
  stem = stemOf(infinitive),
): readonly string[] {
  const regular = regularParticiple(infinitive, wholeStem(stem));
  const bare = hasUnstressedPrefix(infinitive) ? participle : participle.replace(/^ge/, '');
  const swapped = participle.endsWith('d')
    ? participle.replace(/d$/, 't')
    : participle.endsWith('t') && !stem.endsWith('t')
      ? participle.replace(/t$/, 'd')
      : `${participle}t`;
  const forms = [
    regular,
    ...(participle.endsWith('en') ? [] : [swapped]),
    hasUnstressedPrefix(infinitive) ? withGe(participle) : bare,
    withGe(infinitive),
  ];
  return forms.filter((form) => form !== participle);
}

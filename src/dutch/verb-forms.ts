import { isEndStressed, wordEnd } from './spelling.ts';

/** The persons of a verb form; `jij-behind` is `jij` after its verb: `Werk jij?` */
export type Person = 'ik' | 'jij' | 'jij-behind' | 'hij' | 'plural';

/** The forms of a verb in the present; the plural is the infinitive. */
export interface PresentForms {
  readonly ik: string;
  readonly jij: string;
  readonly hij: string;
  readonly plural: string;
}

/** The part before -en, as spelled: `reiz` of `reizen`. Its last sound decides on t or d in the past. */
export function writtenStem(infinitive: string): string {
  return infinitive.replace(/e?n$/, '');
}

/**
 * GRA-07: the stem, which is the `ik` form: maken - maak, pakken - pak, leven - leef, reizen - reis, gaan - ga. The
 * spelling does not show the stress of -eren. It is assumed to be stressed, as in most verbs (studeren - studeer); for
 * others (luisteren - luister) the caller passes the stem to the rules below.
 */
export function stemOf(infinitive: string): string {
  if (/[^aeiou]aan$/.test(infinitive)) return infinitive.slice(0, -2);
  if (/[^aeiou](?:oe|ie)n$/.test(infinitive)) return infinitive.slice(0, -1);
  const written = writtenStem(infinitive);
  if (/([^aeiou])\1$/.test(written)) return hardened(written.slice(0, -1));
  const { head, vowels, consonants } = wordEnd(written);
  const isOpen = /^[aeou]$/.test(vowels) && /^[^wxjyhc]$/.test(consonants);
  const isLoanword = infinitive.endsWith('eren');
  const isLong = isOpen && (isEndStressed(written) || isLoanword);
  return hardened(isLong ? head + vowels + vowels + consonants : written);
}

/** No Dutch word ends in v or z. */
function hardened(stem: string): string {
  return stem.replace(/v$/, 'f').replace(/z$/, 's');
}

/** GRA-07: the forms of a verb by the rule: stem, stem + t, infinitive. After t no second t is written. */
export function presentForms(infinitive: string, stem = stemOf(infinitive)): PresentForms {
  const withT = stem.endsWith('t') ? stem : /[^aeiou]a$/.test(stem) ? `${stem}at` : `${stem}t`;
  return { ik: stem, jij: withT, hij: withT, plural: infinitive };
}

/** The form for a person. After the verb `jij` takes the `ik` form. */
export function formFor(forms: PresentForms, person: Person): string {
  return forms[person === 'jij-behind' ? 'ik' : person];
}

/** Wrong forms that learners use: those of another person, then misspelled ones. */
export function presentMistakes(infinitive: string, forms: PresentForms, person: Person): readonly string[] {
  const right = formFor(forms, person);
  const written = writtenStem(infinitive);
  const misspelled = person === 'ik' || person === 'jij-behind' ? written : `${written}t`;
  const all = [forms.hij, forms.ik, forms.plural, misspelled, `${forms.ik}t`, `${forms.ik}en`];
  return all.filter((form) => form !== right);
}

interface PastForms {
  readonly singular: string;
  readonly plural: string;
}

/** GRA-15: the letters of `sexy softketchup`, the stem as spelled before -en: t after them, d after all others. */
export function takesT(infinitive: string): boolean {
  return /(?:[sxftkp]|ch)$/.test(writtenStem(infinitive));
}

/** GRA-15: the past of a regular verb: werkte, leefde, reisde; -(n) in the plural. */
export function regularPast(infinitive: string, stem = stemOf(infinitive)): PastForms {
  const singular = `${stem}${takesT(infinitive) ? 'te' : 'de'}`;
  return { singular, plural: `${singular}n` };
}

/** An unstressed prefix before a complete verb: `betalen`, but not `bellen` or `beven`. */
const PREFIXED = /^(?:be(?![eiu])|ge(?![eiu])|her|er|ont|ver|mis)(.*?)e?n$/;

/**
 * Whether the participle goes without ge-. For over-, onder- and the like only the stress decides; they are assumed to
 * keep it.
 */
export function hasUnstressedPrefix(infinitive: string): boolean {
  return /[aeiouï]/.test(PREFIXED.exec(infinitive)?.[1] ?? '');
}

/** ge- before a vowel that could be read together with its e takes a trema: geïnformeerd. */
function withGe(form: string): string {
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

/** The stem, spelled as before a consonant: before a consonant. */
function wholeStem(stem: string): string {
  return /[^aeiou]a$/.test(stem) ? `${stem}a` : stem;
}

/** Wrong past forms of learners: t and d confused, a strong verb made regular, the wrong number. */
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

/** Wrong participles of learners: t for d, no ge- or one too many, a strong verb made regular. */
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

/** The verb of a separable verb: `opbellen` is `op` and `bellen`. */
export function verbWithout(particle: string, infinitive: string): string {
  return infinitive.slice(particle.length);
}

/**
 * GRA-16: in the participle ge- stands between particle and verb (opgebeld). Wrong forms of learners: geopbeld, opbeld,
 * gebeld op.
 */
export function separableParticipleMistakes(particle: string, participle: string): readonly string[] {
  const verbPart = participle.slice(particle.length);
  const withoutGe = particle + verbPart.replace(/^ge/, '');
  return [withGe(withoutGe), withoutGe, `${verbPart} ${particle}`].filter((form) => form !== participle);
}

import { isEndStressed, wordEnd } from '#domain/dutch/spelling.ts';

/** Whom a form of the verb goes with; `jij-behind` is `jij` after its verb: `Werk jij?` */
export type Person = 'ik' | 'jij' | 'jij-behind' | 'hij' | 'plural';

/** The forms of a verb in the present; the plural is the infinitive. */
export interface PresentForms {
  readonly ik: string;
  readonly jij: string;
  readonly hij: string;
  readonly plural: string;
}

/** What stands before -en, as it is written there: `reiz` of `reizen`. Its last sound decides on t or d in the past. */
export function writtenStem(infinitive: string): string {
  return infinitive.replace(/e?n$/, '');
}

/**
 * GRA-07: the stem, which is the `ik` form: maken - maak, pakken - pak, leven - leef, reizen - reis, gaan - ga. The spelling
 * doesn't tell the stress of -eren; as in most it is taken to be there (studeren - studeer), and who asks for another verb
 * (luisteren - luister) hands its stem to the rules below.
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

/** The form that goes with a person. Behind the verb `jij` takes the `ik` form. */
export function formFor(forms: PresentForms, person: Person): string {
  return forms[person === 'jij-behind' ? 'ik' : person];
}

/** Forms that learners use instead: another person's, then misspelled ones. The right one is left out. */
export function presentMistakes(infinitive: string, forms: PresentForms, person: Person): readonly string[] {
  const right = formFor(forms, person);
  const written = writtenStem(infinitive);
  const misspelled = person === 'ik' || person === 'jij-behind' ? written : `${written}t`;
  const all = [forms.hij, forms.ik, forms.plural, misspelled, `${forms.ik}t`, `${forms.ik}en`];
  return all.filter((form) => form !== right);
}

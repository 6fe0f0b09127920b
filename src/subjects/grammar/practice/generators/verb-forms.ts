import type { VerbWord } from '#content/schema/practice-words.ts';
import { type Person, presentForms, type PresentForms } from '#dutch/verb-forms.ts';
/** The possible subjects. */
export const PERSONS = ['ik', 'jij', 'hij', 'plural'] as const satisfies readonly Person[];
export type SubjectPerson = (typeof PERSONS)[number];

/** Without `zij` alone: that could be one person or many. */
const SUBJECTS: Record<SubjectPerson, readonly string[]> = {
  ik: ['ik'],
  jij: ['jij'],
  hij: ['hij', 'Amina', 'mijn broer'],
  plural: ['wij', 'jullie', 'mijn ouders', 'Sara en Ali'],
};

/** A subject and its person. */
export interface Subject {
  readonly text: string;
  readonly person: SubjectPerson;
}

/** A multiple of the number of subjects that each person has. */
const TIMES_OF_PERSON = 12;

/** The subjects of these persons, repeated so that each person is as likely as another. */
export function subjectsOf(...persons: readonly SubjectPerson[]): readonly Subject[] {
  return persons.flatMap((person) => {
    const subjects = SUBJECTS[person].map((text) => ({ text, person }));
    if (persons.length === 1) return subjects;
    return Array.from({ length: TIMES_OF_PERSON / subjects.length }, () => subjects).flat();
  });
}

/** A sentence begins with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The present of a verb: by the rule, or the verb's own irregular forms. For a separable verb pass the verb without its particle. */
export function formsOf({
  infinitive,
  present,
  stem,
}: Pick<VerbWord, 'infinitive' | 'present' | 'stem'>): PresentForms {
  if (present === undefined) return presentForms(infinitive, stem);
  const [ik, jij, hij] = present;
  return { ik, jij, hij, plural: infinitive };
}

const FORMS = {
  hebben: { ik: 'heb', jij: 'heb', 'jij-behind': 'heb', hij: 'heeft', plural: 'hebben' },
  zijn: { ik: 'ben', jij: 'ben', 'jij-behind': 'ben', hij: 'is', plural: 'zijn' },
} as const satisfies Record<'hebben' | 'zijn', Record<Person, string>>;

/** The form of the auxiliary before its subject (`Gisteren heb jij …`), and the same form of the other auxiliary. */
export function auxiliaryForms(
  auxiliary: 'hebben' | 'zijn',
  person: Person,
): readonly [right: string, other: string] {
  const other = auxiliary === 'hebben' ? 'zijn' : 'hebben';
  return [FORMS[auxiliary][person], FORMS[other][person]];
}

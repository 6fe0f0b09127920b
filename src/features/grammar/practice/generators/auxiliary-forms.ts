import type { Person } from '#domain/dutch/verb-forms.ts';

const FORMS = {
  hebben: { ik: 'heb', jij: 'heb', 'jij-behind': 'heb', hij: 'heeft', plural: 'hebben' },
  zijn: { ik: 'ben', jij: 'ben', 'jij-behind': 'ben', hij: 'is', plural: 'zijn' },
} as const satisfies Record<'hebben' | 'zijn', Record<Person, string>>;

/** The form of the auxiliary before its subject (`Gisteren heb jij …`), and that of the other one. */
export function auxiliaryForms(
  auxiliary: 'hebben' | 'zijn',
  person: Person,
): readonly [right: string, other: string] {
  const other = auxiliary === 'hebben' ? 'zijn' : 'hebben';
  return [FORMS[auxiliary][person], FORMS[other][person]];
}

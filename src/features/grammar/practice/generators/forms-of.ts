import type { VerbWord } from '#content/schema/practice-words.ts';
import { presentForms, type PresentForms } from '#domain/dutch/verb-forms.ts';

/** The present of a verb: by the rule, or as the verb has it of its own. Of a separable verb hand in the verb without its particle. */
export function formsOf({
  infinitive,
  present,
  stem,
}: Pick<VerbWord, 'infinitive' | 'present' | 'stem'>): PresentForms {
  if (present === undefined) return presentForms(infinitive, stem);
  const [ik, jij, hij] = present;
  return { ik, jij, hij, plural: infinitive };
}

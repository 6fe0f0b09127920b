import { asVerb, finite } from '#practice/judge/clause-verb.ts';
import type { Wording } from '#practice/judge/equal-words.ts';
import { textOf, unit, type Chunk, type Clause } from '#practice/judge/sentence.ts';
import { formLike } from '#practice/judge/verb-lexicon.ts';

/**
 * A purpose as a reason: `om brood te kopen`, `want ik wil brood kopen`. Where *om … te* is practised it avoids that, and is turned back
 * (JDG-02). Whoever has a name may be *hij* or *ze*.
 */
export function purposeAsReason(main: Clause, purpose: Clause, wording: Wording): readonly Clause[] {
  const wish = wording.lexicon.verbs.verb('willen');
  const form = finite(main, wording);
  const isPurpose = purpose.kind === 'infinitive' && textOf(purpose.lead) === 'om';
  if (!isPurpose || wording.practised.has('om') || wish === undefined || form === null) return [];
  // `op te halen`: `ophalen`.
  const doing = purpose.end.map(({ text }) => (text === 'te' ? '' : text)).join('');
  return subjectsAgain(main, form.form).map((subject) => ({
    ...purpose,
    kind: 'main',
    lead: [unit('want', 'lead')],
    subject,
    verb: asVerb(formLike(form, wish)),
    end: [asVerb(doing)],
    english: '',
  }));
}

const PRONOUN = /^(?:ik|jij|je|u|hij|ze|zij|wij|we|jullie)$/;

/** The subject of the clause once more, as a pronoun. */
function subjectsAgain({ subject }: Clause, form: string): readonly Chunk[] {
  if (subject === null) return [];
  if (PRONOUN.test(textOf(subject.units))) return [subject];
  const isPlural = form === 'plural' || form === 'past-plural';
  return (isPlural ? ['ze'] : ['hij', 'ze']).map((text) => ({
    kind: 'subject',
    units: [unit(text, 'subject')],
    isDefinite: true,
  }));
}

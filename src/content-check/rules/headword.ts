import type { CheckContext, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

const ARTICLE = /^(?:de|het|een) /i;
const CAPITAL = /^\p{Lu}/u;

/**
 * CON-06 CON-07: `dutch` has the dictionary form of a word: a noun without its article and in lower case unless it is a name, a verb's
 * infinitive, an adjective without ending, and not a word that the lists only know as a noun.
 */
export const headwordRule: Rule<VocabularyEntry> = (entries, context) =>
  entries.flatMap((entry) =>
    faultsIn(entry, context).map((fault): Problem => {
      const message = `"${entry.dutch}" ${fault}`;
      return { level: 'error', rule: 'headword', line: entry.line, about: entry.id, message };
    }),
  );

function faultsIn({ dutch, kind }: VocabularyEntry, { speller, reference }: CheckContext): string[] {
  const faults: string[] = [];
  if (kind === 'noun' && ARTICLE.test(dutch)) faults.push('has an article with it');
  if (CAPITAL.test(dutch) && speller.accepts(dutch.toLowerCase())) {
    faults.push('has a capital, though the dictionary has it with a small letter');
  }
  if (kind === 'verb' && !dutch.endsWith('n')) faults.push('is no infinitive');
  if (kind === 'adjective') faults.push(...adjectiveFaults(dutch, reference));
  return faults;
}

function adjectiveFaults(dutch: string, reference: ReferenceLists): string[] {
  if (reference.adjectiveForms(dutch).length > 0) return [];
  const base = reference
    .wordsWithForm(dutch)
    .find((word) => word !== dutch && reference.adjectiveForms(word).includes(dutch));
  if (base !== undefined) return [`is a form of "${base}"`];
  return reference.plurals(dutch).length > 0 ? ['is a noun in the lists, and no adjective'] : [];
}

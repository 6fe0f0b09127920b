import type { CheckContext, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

const REFLEXIVE = /\bzich\b/;

/** CON-06 CON-07: a word's own fields agree with each other. The reference lists cover neither of these. */
export const ownFormsRule: Rule<VocabularyEntry> = (entries, context) =>
  entries.flatMap((entry) => [...reflexiveProblems(entry), ...pluralOnlyProblems(entry, context)]);

/** `zich vergissen`, `vergiste zich`; never in the participle, where the app adds it. */
function reflexiveProblems(entry: VocabularyEntry): Problem[] {
  const { kind, dutch, past, participle } = entry;
  if (kind !== 'verb') return [];
  const isReflexive = REFLEXIVE.test(dutch);
  const problems: Problem[] = [];
  if (past !== '' && REFLEXIVE.test(past) !== isReflexive) {
    problems.push(
      problem(entry, 'reflexive', `"zich" stands in only one of "${dutch}" and its past "${past}"`),
    );
  }
  if (REFLEXIVE.test(participle)) {
    problems.push(problem(entry, 'reflexive', `"zich" stands in the participle "${participle}"`));
  }
  return problems;
}

/** The plural equals the word: it has no singular, and is a de-word like all plurals. */
function pluralOnlyProblems(entry: VocabularyEntry, { reference }: CheckContext): Problem[] {
  const { kind, dutch, plural, article } = entry;
  if (kind !== 'noun' || plural !== dutch) return [];
  const problems: Problem[] = [];
  if (article !== 'de') {
    problems.push(problem(entry, 'plural-only', `"${dutch}" is a plural, so its article is de`));
  }
  const listed = reference.plurals(dutch);
  if (listed.length > 0 && !listed.includes(dutch)) {
    problems.push(
      problem(entry, 'plural-only', `"${dutch}" is a singular: the list has ${listed.join(' or ')}`),
    );
  }
  return problems;
}

function problem({ line, id }: VocabularyEntry, rule: string, message: string): Problem {
  return { level: 'error', rule, line, about: id, message };
}

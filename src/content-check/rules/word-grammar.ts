import { withVowelEnding } from '#dutch/spelling.ts';
import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceLists, Verdict } from '../reference-lists.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { COMPARED_KINDS } from './fields.ts';

type Checked = 'article' | 'plural' | 'past' | 'participle' | 'auxiliary' | 'comparative';

const CHECKED: readonly Checked[] = ['article', 'plural', 'past', 'participle', 'auxiliary', 'comparative'];
const REFLEXIVE = /^zich | zich\b/g;

/**
 * CON-06 CON-07: article, plural and verb forms agree with the reference lists. What these don't know or leave open is an error too, until
 * an exception says that a person reviewed it.
 */
export const wordGrammarRule: Rule<VocabularyEntry> = (entries, { reference }) =>
  entries.flatMap((entry) => [
    ...CHECKED.flatMap((column) => {
      const given = entry[column].replace(REFLEXIVE, '');
      if (given === '' || isPluralOnly(entry)) return [];
      return toProblem(entry, column, reference[column](entry.dutch.replace(REFLEXIVE, ''), given));
    }),
    ...missingComparative(entry, reference),
    ...needlessComparative(entry, reference),
  ]);

/** A comparative that isn't the adjective plus -er, in its spelling, must be given: `beter`, `duurder`. */
function missingComparative(entry: VocabularyEntry, reference: ReferenceLists): Problem[] {
  if (entry.comparative !== '' || !COMPARED_KINDS.has(entry.kind)) return [];
  const listed = reference.comparatives(entry.dutch);
  const expected = withVowelEnding(entry.dutch, 'er');
  if (listed.length === 0 || listed.includes(expected)) return [];
  const message = `"${entry.dutch}" has no comparative: the list has ${listed.join(' or ')}`;
  return [{ level: 'error', rule: 'no-comparative', line: entry.line, about: entry.id, message }];
}

/** A regular one must be left out. A wrong one (`goeder`) already disagrees with the list. */
function needlessComparative(
  { line, id, dutch, comparative }: VocabularyEntry,
  reference: ReferenceLists,
): Problem[] {
  if (comparative === '' || comparative !== withVowelEnding(dutch, 'er')) return [];
  if (reference.comparative(dutch, comparative).kind === 'wrong') return [];
  const message = `"${comparative}" is "${dutch}" with -er by the rules: it is not told`;
  return [{ level: 'error', rule: 'needless-comparative', line, about: id, message }];
}

/** `de hersenen`: the lists hold singulars only. */
function isPluralOnly({ dutch, plural }: VocabularyEntry): boolean {
  return dutch === plural;
}

/** An exception covers this exact form, not any later one: `appel: de`. */
function toProblem(entry: VocabularyEntry, column: Checked, verdict: Verdict): Problem[] {
  const place = { rule: column, line: entry.line, about: `${entry.id}: ${entry[column]}` };
  const given = `${column} "${entry[column]}" of "${entry.dutch}"`;
  return verdictProblems(verdict, place, given).map((problem) => ({ ...problem, level: 'error' }));
}

/**
 * What a list's verdict means for a row.
 * @param given the form that was checked
 */
export function verdictProblems(
  verdict: Verdict,
  place: Pick<Problem, 'rule' | 'line' | 'about'>,
  given: string,
): Problem[] {
  switch (verdict.kind) {
    case 'right':
      return [];
    case 'wrong':
      return [{ ...place, level: 'error', message: `${given}: the list has ${verdict.expected}` }];
    case 'unsure':
      return [
        { ...place, level: 'warning', message: `${given}: the list has ${verdict.expected}, others occur` },
      ];
    case 'unknown':
      return [{ ...place, level: 'warning', message: `${given} is in no list` }];
  }
}

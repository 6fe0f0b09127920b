import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { Verdict } from '../reference-lists.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

type Checked = 'article' | 'plural' | 'past' | 'participle' | 'auxiliary';

const CHECKED: readonly Checked[] = ['article', 'plural', 'past', 'participle', 'auxiliary'];
const REFLEXIVE = /^zich | zich\b/g;

/**
 * CON-06 CON-07: article, plural and verb forms agree with the reference lists. What these don't know or leave open
 * is a warning, for a person to look at. Without the lists nothing is checked.
 */
export const wordGrammarRule: Rule<VocabularyEntry> = (entries, { reference }) => {
  if (!reference) return [];
  return entries.flatMap((entry) =>
    CHECKED.flatMap((column) => {
      const given = entry[column].replace(REFLEXIVE, '');
      if (given === '' || isPluralOnly(entry)) return [];
      return toProblem(entry, column, reference[column](entry.dutch.replace(REFLEXIVE, ''), given));
    }),
  );
};

/** `de hersenen`: the lists hold singulars only. */
function isPluralOnly({ dutch, plural }: VocabularyEntry): boolean {
  return dutch === plural;
}

function toProblem(entry: VocabularyEntry, column: Checked, verdict: Verdict): Problem[] {
  const given = `${column} "${entry[column]}" of "${entry.dutch}"`;
  const place = { rule: column, line: entry.line, about: entry.id };
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

import type { Rule } from '../bank.ts';
import { comparable } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

/** CON-07: an id stands once in the file, a word once in its subsection. Elsewhere a second time is worth a look. */
export const duplicatesRule: Rule<VocabularyEntry> = (entries) => [
  ...repeated(
    entries,
    ({ id }) => id,
    'error',
    'duplicate-id',
    ({ id }) => `id "${id}"`,
  ),
  ...repeated(
    entries,
    ({ dutch, subsection }) => `${subsection}\n${comparable(dutch)}`,
    'error',
    'duplicate-word',
    ({ dutch, subsection }) => `"${dutch}" in ${subsection}`,
  ),
  ...repeated(
    entries,
    ({ dutch, english }) => `${comparable(dutch)}\n${english.toLowerCase()}`,
    'warning',
    'duplicate-meaning',
    ({ dutch, english }) => `"${dutch}" (${english})`,
  ),
];

function repeated(
  entries: readonly VocabularyEntry[],
  keyOf: (entry: VocabularyEntry) => string,
  level: Problem['level'],
  rule: string,
  describe: (entry: VocabularyEntry) => string,
): Problem[] {
  const firstLines = new Map<string, number>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) firstLines.set(key, entry.line);
    if (firstLine === undefined || key === '') return [];
    const message = `${describe(entry)} stands in line ${firstLine} already`;
    return [{ level, rule, line: entry.line, about: entry.id, message }];
  });
}

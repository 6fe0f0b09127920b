import { VOCABULARY_COLUMNS, WORD_KINDS } from '#content/schema/vocabulary-row.ts';
import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

type Column = (typeof VOCABULARY_COLUMNS)[number];

const ALWAYS: readonly Column[] = [
  'dutch',
  'english',
  'topic',
  'subsection',
  'example',
  'example_en',
  'id',
  'kind',
  'pronunciation',
];
/** Columns that all words of one kind have, and no other kind; and that kind. */
const OF_KIND = new Map<Column, string>([
  ['article', 'noun'],
  ['plural', 'noun'],
  ['past', 'verb'],
  ['participle', 'verb'],
  ['auxiliary', 'verb'],
]);
/** Many of these have a regular comparative, or none. */
export const COMPARED_KINDS: ReadonlySet<string> = new Set(['adjective', 'adverb']);
const ALLOWED = new Map<Column, readonly string[]>([
  ['kind', WORD_KINDS],
  ['article', ['de', 'het']],
  ['auxiliary', ['hebben', 'zijn', 'both']],
]);
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** CON-07: every field that a word of this kind needs is there, and no other. */
export const fieldsRule: Rule<VocabularyEntry> = (entries) =>
  entries.flatMap((entry) => [...widthProblems(entry), ...missingFields(entry), ...wrongValues(entry)]);

function widthProblems(entry: VocabularyEntry): Problem[] {
  if (entry.width === VOCABULARY_COLUMNS.length) return [];
  return [problem(entry, 'fields', `${entry.width} fields in place of ${VOCABULARY_COLUMNS.length}`)];
}

function missingFields(entry: VocabularyEntry): Problem[] {
  const problems = ALWAYS.filter((column) => entry[column] === '').map((column) =>
    problem(entry, 'fields', `${column} is missing`),
  );
  for (const [column, kind] of OF_KIND) {
    const isFilled = entry[column] !== '';
    if (entry.kind !== kind && isFilled) {
      problems.push(problem(entry, 'fields', `${column} is for a ${kind}, this is a ${entry.kind}`));
    }
    if (entry.kind !== kind || isFilled) continue;
    const rule = column === 'plural' ? 'no-plural' : 'fields';
    problems.push(problem(entry, rule, `the ${kind} has no ${column}`));
  }
  if (entry.comparative !== '' && !COMPARED_KINDS.has(entry.kind)) {
    problems.push(
      problem(entry, 'fields', `comparative is for an adjective or adverb, this is a ${entry.kind}`),
    );
  }
  return problems;
}

function wrongValues(entry: VocabularyEntry): Problem[] {
  const problems: Problem[] = [];
  for (const [column, allowed] of ALLOWED) {
    if (entry[column] !== '' && !allowed.includes(entry[column])) {
      problems.push(
        problem(entry, 'fields', `${column} "${entry[column]}" is none of ${allowed.join(', ')}`),
      );
    }
  }
  if (entry.id !== '' && !SLUG.test(entry.id)) {
    problems.push(problem(entry, 'fields', `id "${entry.id}" is not a slug (a-z, 0-9 and single hyphens)`));
  }
  return problems;
}

function problem({ line, id }: VocabularyEntry, rule: string, message: string): Problem {
  return { level: 'error', rule, line, about: id, message };
}

import { findForm, formsOf } from '#dutch/vocabulary/word-forms.ts';
import { comparableWordsOf, wordsOf } from '#lib/dutch-words.ts';
import type { CultureEntry } from '../culture-entry.ts';
import type { Rule } from '../bank.ts';
import { sentencesIn } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceLists } from '../reference-lists.ts';

/** CON-03: a definition at A2 level is short: one or two sentences, three where one of them is a question (`Ga je weg? Dan …`). */
const MIN_WORDS = 8;
const MAX_WORDS = 22;
const MAX_SENTENCES = 3;
/** With this many initial letters in common, two words look related: `verzekeraar`, `verzekering`. */
const STEM_LETTERS = 5;
const ARTICLE = /^(?:de|het) /;
const REFLEXIVE = /^zich /;
const EXTRA = 'Also: ';

/** CON-03 CON-07: a definition doesn't define a word by itself. A related word is a warning. */
export const ownDefinitionRule: Rule<CultureEntry> = (rows, { reference }) =>
  rows.flatMap((row): Problem[] => {
    if (findForm(row.definition, formsOf(inflected(row.dutch, reference), reference)) !== null) {
      return [problem(row, 'error', 'definition-word', `the definition holds "${row.dutch}" itself`)];
    }
    const relative = relativeIn(row);
    if (relative === undefined) return [];
    return [problem(row, 'warning', 'definition-relative', `"${relative}" is a relative of "${row.dutch}"`)];
  });

/** CON-03: a definition is short, but says something. */
export const definitionLengthRule: Rule<CultureEntry> = (rows) =>
  rows.flatMap((row) => {
    const words = wordsOf(row.definition).length;
    const sentences = sentencesIn(row.definition).length;
    const messages: string[] = [];
    if (words < MIN_WORDS || words > MAX_WORDS) {
      messages.push(`the definition has ${words} words; ${MIN_WORDS} to ${MAX_WORDS} are wanted`);
    }
    if (sentences > MAX_SENTENCES) messages.push(`the definition has ${sentences} sentences`);
    return messages.map((message) => problem(row, 'error', 'definition-length', message));
  });

/** CON-03: English that says more than the Dutch is marked, so that nobody looks for it in the Dutch. */
export const definitionExtraRule: Rule<CultureEntry> = (rows) =>
  rows
    .filter(
      ({ definition, english_definition }) =>
        !english_definition.includes(EXTRA) &&
        sentencesIn(english_definition).length > sentencesIn(definition).length,
    )
    .map((row) =>
      problem(row, 'error', 'definition-extra', `the English says more than the Dutch, without "${EXTRA}"`),
    );

/** Adds what the file doesn't say about a word, from its article and the lists. */
export function inflected(dutch: string, reference: ReferenceLists) {
  if (ARTICLE.test(dutch)) {
    return { dutch: dutch.replace(ARTICLE, ''), kind: 'noun', plural: '', past: '', participle: '' };
  }
  const infinitive = dutch.replace(REFLEXIVE, '');
  const past = reference.verbForms(infinitive)[0] ?? '';
  const participle = reference.participles(infinitive)[0] ?? '';
  return { dutch, kind: past === '' ? 'phrase' : 'verb', plural: '', past, participle };
}

function relativeIn({ dutch, definition }: CultureEntry): string | undefined {
  const stems = comparableWordsOf(dutch)
    .filter(({ length }) => length >= STEM_LETTERS)
    .map((word) => word.slice(0, STEM_LETTERS));
  return comparableWordsOf(definition).find((word) => stems.some((stem) => word.startsWith(stem)));
}

function problem(
  { line, id }: CultureEntry,
  level: Problem['level'],
  rule: string,
  message: string,
): Problem {
  return { level, rule, line, about: id, message };
}

import type { Rule } from '../bank.ts';
import { comparableWordsOf } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { containsForm, formsOf } from '../word-forms.ts';

const SENTENCE_START = /^["(]?(?:'[stn] )?\p{Lu}/u;
const SENTENCE_END = /[.?!]["')]?$/;

/** CON-07: the example is a sentence with the word or a form of it, and stands in the file once. */
export const examplesRule: Rule<VocabularyEntry> = (entries, { reference }) => {
  const firstLines = new Map<string, number>();
  return entries.flatMap((entry) => {
    if (entry.example === '') return [];
    const problems = sentenceProblems(entry, 'example');
    if (!containsForm(entry.example, formsOf(entry, reference))) {
      problems.push(problem(entry, 'example-word', `"${entry.example}" does not hold "${entry.dutch}"`));
    }
    const key = comparableWordsOf(entry.example).join(' ');
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) firstLines.set(key, entry.line);
    else problems.push(problem(entry, 'example-twice', `the example stands in line ${firstLine} already`));
    return problems;
  });
};

/** CON-07: the example's English is a sentence too, and not the Dutch again. */
export const englishRule: Rule<VocabularyEntry> = (entries) =>
  entries.flatMap((entry) => {
    if (entry.example_en === '') return [];
    const problems = sentenceProblems(entry, 'example_en');
    if (entry.example_en.toLowerCase() === entry.example.toLowerCase()) {
      problems.push(problem(entry, 'english', 'the English sentence is the Dutch one'));
    }
    return problems;
  });

function sentenceProblems(entry: VocabularyEntry, column: 'example' | 'example_en'): Problem[] {
  const text = entry[column];
  const problems: Problem[] = [];
  if (!SENTENCE_START.test(text))
    problems.push(problem(entry, 'sentence', `${column} begins without a capital`));
  if (!SENTENCE_END.test(text)) problems.push(problem(entry, 'sentence', `${column} ends without . ? or !`));
  return problems;
}

function problem({ line, id }: VocabularyEntry, rule: string, message: string): Problem {
  return { level: 'error', rule, line, about: id, message };
}

import { readCsvTable } from '#content/schema/csv.ts';
import { VOCABULARY_COLUMNS } from '#content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import type { Bank, Rule } from './bank.ts';
import { meanWords } from './dutch-text.ts';
import type { Figure } from './problem.ts';
import { charactersRule } from './rules/characters.ts';
import { duplicateIdsRule, duplicateWordsRule } from './rules/duplicates.ts';
import { examplesRule } from './rules/examples.ts';
import { fieldsRule } from './rules/fields.ts';
import { frequentWordsRule } from './rules/frequent-words.ts';
import { headerProblems } from './rules/header.ts';
import { placementRule } from './rules/placement.ts';
import { pronunciationRule } from './rules/pronunciation.ts';
import { englishRule, sentencesRule } from './rules/sentences.ts';
import { spellingRule } from './rules/spelling.ts';
import { templatesRule } from './rules/templates.ts';
import { wordGrammarRule } from './rules/word-grammar.ts';
import { toVocabularyEntry, type VocabularyEntry } from './vocabulary-entry.ts';
import { ownWordsOf } from './own-words.ts';

const RULES: readonly Rule<VocabularyEntry>[] = [
  fieldsRule,
  charactersRule(VOCABULARY_COLUMNS),
  duplicateIdsRule,
  duplicateWordsRule('subsection'),
  placementRule(
    'subsection',
    VOCABULARY_TOPICS.map(({ title, subsections }) => ({ title, lists: subsections })),
  ),
  pronunciationRule,
  examplesRule,
  sentencesRule(['example', 'example_en']),
  englishRule('example', 'example_en'),
  templatesRule<VocabularyEntry>(({ example }) => [example]),
  spellingRule(['dutch', 'example', 'plural', 'past', 'participle']),
  wordGrammarRule,
  frequentWordsRule<VocabularyEntry>(({ example }) => [example], ownWordsOf),
];

/** The word lists of `public/vocabulary.csv` (DAT-02, CON-02). */
export const vocabularyBank: Bank = {
  name: 'vocabulary',
  path: 'public/vocabulary.csv',
  check: (text, context) => {
    const { header, records } = readCsvTable(text);
    const entries = records.map(toVocabularyEntry);
    return {
      problems: [
        ...headerProblems(header, VOCABULARY_COLUMNS),
        ...RULES.flatMap((rule) => rule(entries, context)),
      ],
      figures: vocabularyFigures(entries),
    };
  },
};

function vocabularyFigures(entries: readonly VocabularyEntry[]): Figure[] {
  const count = (test: (entry: VocabularyEntry) => boolean) => entries.filter(test).length;
  const examples = entries.map(({ example }) => example).filter((example) => example !== '');
  return [
    { label: 'words', value: entries.length },
    { label: 'different words', value: new Set(entries.map(({ dutch }) => dutch)).size },
    { label: 'subsections with words', value: new Set(entries.map(({ subsection }) => subsection)).size },
    {
      label: 'nouns with article',
      value: shareOf(
        count(isNoun),
        count((entry) => isNoun(entry) && entry.article !== ''),
      ),
    },
    {
      label: 'nouns with plural',
      value: shareOf(
        count(isNoun),
        count((entry) => isNoun(entry) && entry.plural !== ''),
      ),
    },
    { label: 'verbs with past and participle', value: shareOf(count(isVerb), count(hasVerbForms)) },
    {
      label: 'examples with English',
      value: count(({ example, example_en }) => example !== '' && example_en !== ''),
    },
    { label: 'words in an example, mean', value: meanWords(examples) },
    ...VOCABULARY_TOPICS.map(({ number, title }) => ({
      label: `words in topic ${number} ${title}`,
      value: count(({ topic }) => topic === title),
    })),
  ];
}

const isNoun = ({ kind }: VocabularyEntry) => kind === 'noun';
const isVerb = ({ kind }: VocabularyEntry) => kind === 'verb';
const hasVerbForms = (entry: VocabularyEntry) =>
  isVerb(entry) && entry.past !== '' && entry.participle !== '';

function shareOf(all: number, some: number): string {
  return `${some} of ${all}`;
}

import { readCsvTable } from '#content/schema/csv.ts';
import { VOCABULARY_COLUMNS } from '#content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import type { Bank, Rule } from './bank.ts';
import { charactersRule } from './rules/characters.ts';
import {
  duplicateIdsRule,
  duplicateWordsRule,
  inflectedTwiceRule,
  wordTwiceRule,
} from './rules/duplicates.ts';
import { englishWordsRule } from './rules/english-words.ts';
import { examplesOf, examplesRule } from './rules/examples.ts';
import { fieldsRule } from './rules/fields.ts';
import { frequentWordsRule } from './rules/frequent-words.ts';
import { headerProblems } from './rules/header.ts';
import { headwordRule } from './rules/headword.ts';
import { notesRule } from './rules/notes.ts';
import { englishTextsRule } from './rules/english-texts.ts';
import { openingsRule } from './rules/openings.ts';
import { otherWordsRule } from './rules/other-words.ts';
import { ownFormsRule } from './rules/own-forms.ts';
import { placementRule } from './rules/placement.ts';
import { pronunciationRule } from './rules/pronunciation.ts';
import { repeatedTextsRule } from './rules/repeated-texts.ts';
import { sentenceLengthRule } from './rules/sentence-length.ts';
import { sentencesRule } from './rules/sentences.ts';
import { spellingRule } from './rules/spelling.ts';
import { spokenQuestionsRule } from './rules/spoken-questions.ts';
import { templatesRule } from './rules/templates.ts';
import { translationRule } from './rules/translation.ts';
import { vocabularyGoalsRule } from './rules/vocabulary-goals.ts';
import { wordGrammarRule } from './rules/word-grammar.ts';
import { wordIdRule } from './rules/word-id.ts';
import { toVocabularyEntry, type VocabularyEntry } from './vocabulary-entry.ts';
import { ownWordsOf } from './own-words.ts';
import { vocabularyFigures } from './vocabulary-figures.ts';

/** Longer sentences are too much for a card, and for A2; shorter ones show nothing (CON-02). */
const EXAMPLE_WORDS = { least: 4, most: 12 };
/** Of a beginner's sentence (PTH-04). */
const EASY_EXAMPLE_WORDS = { least: 3, most: 6 };
/** How many sentences may start with the same three words. */
const MOST_ALIKE_OPENINGS = 5;

const RULES: readonly Rule<VocabularyEntry>[] = [
  fieldsRule,
  charactersRule(VOCABULARY_COLUMNS),
  duplicateIdsRule,
  duplicateWordsRule('subsection'),
  wordTwiceRule,
  inflectedTwiceRule,
  wordIdRule,
  headwordRule,
  ownFormsRule,
  placementRule(
    'subsection',
    VOCABULARY_TOPICS.map(({ title, subsections }) => ({ title, lists: subsections })),
  ),
  pronunciationRule,
  examplesRule,
  notesRule,
  otherWordsRule,
  sentencesRule(['example', 'example_en', 'example2', 'example2_en', 'easy_example', 'easy_example_en']),
  spokenQuestionsRule(examplesOf),
  englishWordsRule,
  englishTextsRule(({ english, example_en, example2_en, easy_example_en, note }) => [
    english,
    example_en,
    example2_en,
    easy_example_en,
    note,
  ]),
  translationRule('example', 'example_en'),
  translationRule('example2', 'example2_en'),
  translationRule('easy_example', 'easy_example_en'),
  repeatedTextsRule(['example_en']),
  sentenceLengthRule('example', EXAMPLE_WORDS),
  sentenceLengthRule('example2', EXAMPLE_WORDS),
  sentenceLengthRule('easy_example', EASY_EXAMPLE_WORDS),
  templatesRule<VocabularyEntry>(examplesOf),
  openingsRule<VocabularyEntry>(({ example }) => example, MOST_ALIKE_OPENINGS),
  spellingRule(['dutch', 'also', 'example', 'example2', 'easy_example', 'plural', 'past', 'participle']),
  wordGrammarRule,
  frequentWordsRule<VocabularyEntry>(examplesOf, ownWordsOf),
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
      figures: vocabularyFigures(entries, context.reference),
    };
  },
  goals: (text, context) => vocabularyGoalsRule(readCsvTable(text).records.map(toVocabularyEntry), context),
};

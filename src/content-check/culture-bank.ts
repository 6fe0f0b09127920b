import { CULTURE_TOPICS } from '#content/culture/topics.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import { CULTURE_COLUMNS } from '#content/schema/culture-row.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { Bank, CheckContext, Rule } from './bank.ts';
import { articleAndNoun, toCultureEntry, type CultureEntry } from './culture-entry.ts';
import { meanWordsFigure, sentencesIn } from './dutch-text.ts';
import type { Figure, Problem } from './problem.ts';
import { charactersRule } from './rules/characters.ts';
import {
  definitionExtraRule,
  definitionLengthRule,
  inflected,
  ownDefinitionRule,
} from './rules/definitions.ts';
import { duplicateIdsRule, duplicateWordsRule } from './rules/duplicates.ts';
import { filledRule } from './rules/filled.ts';
import { frequentWordsRule } from './rules/frequent-words.ts';
import { headerProblems } from './rules/header.ts';
import { idShapeRule } from './rules/ids.ts';
import { englishTextsRule, shortSentencesRule } from './rules/english-texts.ts';
import { placementRule } from './rules/placement.ts';
import { repeatedTextsRule } from './rules/repeated-texts.ts';
import { englishRule, sentencesRule } from './rules/sentences.ts';
import { spellingRule } from './rules/spelling.ts';
import { templatesRule } from './rules/templates.ts';
import { verdictProblems } from './rules/word-grammar.ts';
import { ownWordsOf } from './own-words.ts';

/** CON-03 */
const MIN_SECTIONS = 45;
const MIN_WORDS = 450;
/** Few enough to study a section in one go, and enough to be worth it. */
const FEW_WORDS = 10;

const RULES: readonly Rule<CultureEntry>[] = [
  filledRule(CULTURE_COLUMNS),
  charactersRule(CULTURE_COLUMNS),
  idShapeRule,
  duplicateIdsRule,
  duplicateWordsRule('section'),
  repeatedTextsRule(['definition']),
  placementRule(
    'section',
    CULTURE_TOPICS.map(({ title, sections }) => ({ title, lists: sections.map(({ dutch }) => dutch) })),
  ),
  sentencesRule(['definition', 'english_definition']),
  englishRule('definition', 'english_definition'),
  definitionLengthRule,
  ownDefinitionRule,
  definitionExtraRule,
  englishTextsRule(({ english, english_definition }) => [english, english_definition]),
  shortSentencesRule(({ english_definition }) => [english_definition]),
  templatesRule<CultureEntry>(({ definition }) => [definition]),
  spellingRule(['dutch', 'definition']),
  articleRule,
];

const rareWords = frequentWordsRule<CultureEntry>(
  ({ definition }) => sentencesIn(definition),
  ({ dutch }, reference) => ownWordsOf(inflected(dutch, reference), reference),
);

/** The words of `public/culture.csv` (CUL-05, CON-03). */
export const cultureBank: Bank = {
  name: 'culture',
  path: 'public/culture.csv',
  check: (text, context) => {
    const { header, records } = readCsvTable(text);
    const entries = records.map(toCultureEntry);
    const rare = rareWords(entries, context);
    return {
      problems: [
        ...headerProblems(header, CULTURE_COLUMNS),
        ...countProblems(entries),
        ...RULES.flatMap((rule) => rule(entries, context)),
        ...rare,
      ],
      figures: figuresOf(entries, rare.length),
    };
  },
};

/** CON-06 CON-07: the article agrees with the reference lists, where the word has one. */
function articleRule(entries: readonly CultureEntry[], { reference }: CheckContext): Problem[] {
  return entries.flatMap(({ line, id, dutch }) => {
    const found = articleAndNoun(dutch);
    if (found === null) return [];
    const { article, noun } = found;
    const verdict = reference.article(noun, article);
    return verdictProblems(
      verdict,
      { rule: 'article', line, about: id },
      `article "${article}" of "${noun}"`,
    );
  });
}

function countProblems(entries: readonly CultureEntry[]): Problem[] {
  const counts = [
    { what: 'words', count: entries.length, wanted: MIN_WORDS },
    { what: 'sections', count: wordsBySection(entries).size, wanted: MIN_SECTIONS },
  ];
  return counts
    .filter(({ count, wanted }) => count < wanted)
    .map(({ what, count, wanted }) => {
      const message = `${count} ${what}; at least ${wanted} are needed`;
      return { level: 'error', rule: 'count', line: 1, about: what, message };
    });
}

function figuresOf(entries: readonly CultureEntry[], rareWordCount: number): Figure[] {
  const definitions = entries.map(({ definition }) => definition);
  const sentences = definitions.flatMap(sentencesIn);
  const sections = [...wordsBySection(entries).values()];
  return [
    { label: 'words', value: entries.length },
    { label: 'sections', value: sections.length },
    {
      label: 'words in the smallest section',
      value: sections.length === 0 ? 0 : Math.min(...sections),
      isDetail: true,
    },
    {
      label: `sections with fewer than ${FEW_WORDS} words`,
      value: sections.filter((words) => words < FEW_WORDS).length,
      isDetail: true,
    },
    { label: 'with an English definition', value: entries.filter(hasEnglish).length },
    meanWordsFigure('words in a definition, mean', definitions),
    meanWordsFigure('words in a sentence, mean', sentences),
    {
      label: 'words in the longest sentence',
      value: Math.max(0, ...sentences.map(lengthOf)),
      isDetail: true,
    },
    { label: 'words beyond the 5,000 most frequent', value: rareWordCount, isDetail: true },
    ...CULTURE_TOPICS.map(({ title }) => ({
      label: `words in topic ${title}`,
      value: entries.filter(({ topic }) => topic === title).length,
      isDetail: true as const,
    })),
  ];
}

const hasEnglish = ({ english_definition }: CultureEntry) => english_definition !== '';
const lengthOf = (sentence: string) => wordsOf(sentence).length;

function wordsBySection(entries: readonly CultureEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { section } of entries) counts.set(section, (counts.get(section) ?? 0) + 1);
  return counts;
}

import { INTERACTION_THEMES } from '#content/interactions/themes.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import { INTERACTION_COLUMNS } from '#content/schema/interaction-row.ts';
import type { Bank, Rule } from './bank.ts';
import { meanWordsFigure, sentencesIn } from './dutch-text.ts';
import { toInteractionEntry, type InteractionEntry } from './interaction-entry.ts';
import type { Figure, Problem } from './problem.ts';
import { charactersRule } from './rules/characters.ts';
import { duplicateIdsRule } from './rules/duplicates.ts';
import { filledRule } from './rules/filled.ts';
import { frequentWordsRule } from './rules/frequent-words.ts';
import { headerProblems } from './rules/header.ts';
import { idShapeRule } from './rules/ids.ts';
import { englishTextsRule } from './rules/english-texts.ts';
import { repeatedTextsRule } from './rules/repeated-texts.ts';
import { englishRule, sentencesRule } from './rules/sentences.ts';
import { spellingRule } from './rules/spelling.ts';
import { spokenQuestionsRule } from './rules/spoken-questions.ts';
import { templatesRule } from './rules/templates.ts';

/** CON-01 */
const MIN_QUESTIONS = 25;

/** The themes' files, one bank each (DAT-02, CON-01). A text of one must not be repeated in a later one. */
export const interactionBanks: readonly Bank[] = INTERACTION_THEMES.map(({ path }, place) => ({
  name: path.replace(/^\/|\.csv$/g, ''),
  path: `public${path}`,
  besides: INTERACTION_THEMES.slice(0, place).map((earlier) => `public${earlier.path}`),
  check(text, context, besides) {
    const { header, records } = readCsvTable(text);
    const entries = records.map(toInteractionEntry);
    const earlier = besides.flatMap((other) => readCsvTable(other).records).map(toInteractionEntry);
    const rules = rulesBeside(earlier);
    return {
      problems: [
        ...headerProblems(header, INTERACTION_COLUMNS),
        ...countProblems(entries),
        ...rules.flatMap((rule) => rule(entries, context)),
        ...rareWords(entries, context),
      ],
      figures: figuresOf(entries, rareWords(entries, context).length),
    };
  },
}));

function rulesBeside(earlier: readonly InteractionEntry[]): readonly Rule<InteractionEntry>[] {
  return [
    filledRule(INTERACTION_COLUMNS),
    charactersRule(INTERACTION_COLUMNS),
    idShapeRule,
    duplicateIdsRule,
    sentencesRule(['question', 'answer', 'questionEn', 'answerEn']),
    englishRule('question', 'questionEn'),
    englishRule('answer', 'answerEn'),
    englishTextsRule(({ questionEn, answerEn }) => [questionEn, answerEn]),
    repeatedTextsRule(['question', 'answer'], earlier),
    templatesRule(sentencesOf, earlier.flatMap(sentencesOf)),
    spellingRule(['question', 'answer']),
    spokenQuestionsRule(({ question, answer }) => [question, answer]),
  ];
}

const rareWords = frequentWordsRule(sentencesOf);

/** Sentence by sentence: a greeting in front must not hide that a question is repeated. */
function sentencesOf({ question, answer }: InteractionEntry): string[] {
  return [question, answer].flatMap(sentencesIn);
}

function countProblems({ length }: readonly InteractionEntry[]): Problem[] {
  if (length >= MIN_QUESTIONS) return [];
  const message = `${length} questions; at least ${MIN_QUESTIONS} are needed`;
  return [{ level: 'error', rule: 'count', line: 1, about: 'count', message }];
}

function figuresOf(entries: readonly InteractionEntry[], rareWordCount: number): Figure[] {
  const english = entries.filter(({ questionEn, answerEn }) => questionEn !== '' && answerEn !== '');
  return [
    { label: 'questions', value: entries.length },
    { label: 'with English', value: english.length, isDetail: true },
    meanWordsFigure(
      'words in a question, mean',
      entries.map(({ question }) => question),
    ),
    meanWordsFigure(
      'words in an answer, mean',
      entries.map(({ answer }) => answer),
    ),
    { label: 'words beyond the 5,000 most frequent', value: rareWordCount, isDetail: true },
  ];
}

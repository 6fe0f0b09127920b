import { withoutMarks } from '#lib/marked-text.ts';
import type { CheckedRow } from './bank.ts';
import { lineOf } from './line-of.ts';

/** A row of content; a rule reads the fields it knows. */
export type LiteralRow = Readonly<Record<string, unknown>>;

/** A question of any kind, as the rules read it. */
export interface QuestionEntry extends CheckedRow {
  readonly options: readonly string[];
  /** Undefined where the row has none (right or wrong, a correction). */
  readonly correct: number | undefined;
  /** The question, with the sentence or the word it is about, without the right answer. */
  readonly question: string;
  /** What is read or heard before it. */
  readonly text?: string;
  readonly explanation: string;
  /** The meaning of the Dutch; undefined for kinds that ask in English. */
  readonly english: string | undefined;
  /** Dutch that has to be right: not the wrong options, nor a sentence that is wrong on purpose. */
  readonly dutch: readonly string[];
  /** Dutch that is wrong on purpose; explanations may name it. */
  readonly wrong: readonly string[];
  /** Every text of the row with its field. */
  readonly texts: readonly { readonly field: string; readonly text: string }[];
}

const DUTCH_FIELDS = [
  'word',
  'sentence',
  'sentence1',
  'sentence2',
  'normalSentence',
  'correctSentence',
  'mainClause',
  'subordinateClause',
  'phrase',
  'verb',
  'subject',
  'infinitive',
  'adjective',
  'correction',
  'correct',
];
/** What is shown before the options. */
const ASKED_FIELDS = [
  'question',
  'word',
  'sentence',
  'sentence1',
  'sentence2',
  'normalSentence',
  'mainClause',
  'subordinateClause',
  'phrase',
  'verb',
  'infinitive',
  'adjective',
];
const MARKED_FIELDS = ['question', 'explanation', 'rule'];

/** @param source the text of the file, to find the line */
export function toQuestionEntry(row: LiteralRow, source: string): QuestionEntry {
  const id = textIn(row, 'id');
  const options = Array.isArray(row['options']) ? row['options'].map(String) : [];
  const correct = typeof row['correct'] === 'number' ? row['correct'] : undefined;
  const optionsAreDutch = row['optionsAre'] !== 'english';
  const isWrongSentence = row['isCorrect'] === false;
  const right = optionsAreDutch ? options.filter((_, place) => place === correct) : [];
  return {
    line: lineOf(source, `id: '${id}'`),
    id,
    options,
    correct,
    question: ASKED_FIELDS.map((field) => textIn(row, field)).join(' '),
    explanation: textIn(row, 'explanation'),
    english: 'optionsAre' in row ? undefined : textIn(row, 'english'),
    dutch: [
      ...right,
      ...DUTCH_FIELDS.filter((field) => !(field === 'sentence' && isWrongSentence)).map((field) =>
        textIn(row, field),
      ),
      ...MARKED_FIELDS.flatMap((field) => dutchIn(textIn(row, field))),
    ].filter((text) => text !== ''),
    wrong: [
      ...options.filter((_, place) => place !== correct),
      textIn(row, 'incorrect'),
      isWrongSentence ? textIn(row, 'sentence') : '',
    ],
    texts: Object.entries(row).flatMap(([field, value]) =>
      typeof value === 'string' ? [{ field, text: value }] : [],
    ),
  };
}

const DUTCH = /\*([^*]+)\*/g;

/** The Dutch parts of an English text, without their markup: `schrij[f]` is one word. */
export function dutchIn(marked: string): string[] {
  return [...marked.matchAll(DUTCH)].map(([part]) => withoutMarks(part));
}

function textIn(row: LiteralRow, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : '';
}

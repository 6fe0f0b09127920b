import { withoutMarks } from '#lib/marked-text.ts';
import { lineOf } from './line-of.ts';
import { dutchIn, type LiteralRow, type QuestionEntry } from './question-entry.ts';

/** English fields; any Dutch in them is between stars. */
const ENGLISH_FIELDS = new Set([
  'explanation',
  'hints',
  'intro',
  'instructionEn',
  'questionEn',
  'optionsEn',
  'sampleAnswerEn',
  'enoughAnswerEn',
  'check',
  'comment',
  'wanted',
]);
/** Fields without language, or with questions that are entries themselves. */
const CODE_FIELDS = new Set([
  'id',
  'kind',
  'type',
  'textId',
  'voice',
  'speakers',
  'speaker',
  'reader',
  'asks',
  'skill',
  'source',
  'points',
  'theme',
  'endTerm',
  'fact',
  'picture',
  'correct',
  'questions',
]);

/**
 * A row of the exam's content, as the rules read it: unlike in grammar nothing in it is wrong on purpose, so all its Dutch is
 * spell-checked, including wrong options.
 * @param source the text of the file, to find the line
 */
export function toExamEntry(row: LiteralRow, source: string): QuestionEntry {
  const texts = textsIn(row);
  const id = String(row['id']);
  return {
    line: lineOf(source, `id: '${id}'`),
    id,
    options: Array.isArray(row['options']) ? row['options'].map(String) : [],
    correct: typeof row['correct'] === 'number' ? row['correct'] : undefined,
    question: typeof row['question'] === 'string' ? row['question'] : '',
    explanation: typeof row['explanation'] === 'string' ? row['explanation'] : '',
    english: typeof row['questionEn'] === 'string' ? row['questionEn'] : undefined,
    dutch: texts.flatMap(({ field, text }) =>
      ENGLISH_FIELDS.has(field) ? dutchIn(text) : text.split('\n').map(withoutMarks),
    ),
    wrong: [],
    texts,
  };
}

/** All fields of a row that are Dutch, and those of its questions, line by line. */
export function dutchFieldsOf(row: LiteralRow): readonly string[] {
  const questions: unknown[] = Array.isArray(row['questions']) ? row['questions'] : [];
  return [row, ...questions]
    .flatMap((part) => textsIn(part))
    .filter(({ field }) => !ENGLISH_FIELDS.has(field) && field !== 'evidence')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => /\p{L}/u.test(line));
}

/** Every text inside, at any depth, with its field: the paragraphs of a reading text, the lines of a conversation. */
function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    CODE_FIELDS.has(name) ? [] : textsIn(inner, name),
  );
}

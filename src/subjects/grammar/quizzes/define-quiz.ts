import type { MessageDescriptor } from '@lingui/core';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { dutchIn } from '#lib/marked-text.ts';
import type { QuizItem } from '#practice/components/question/quiz-item.ts';
import type { ShownText } from '#lib/shown-text.ts';

/** The fields of every quiz row (GRA-18). */
interface QuizRow {
  readonly id: string;
  readonly explanation: MarkedText;
  readonly english: string;
}

/** What a kind of quiz derives from a row. The row's own fields (options, explanation …) need not be repeated. */
interface AskedRow extends Pick<LessonQuestion, 'prompt' | 'note' | 'solved' | 'heard' | 'card'> {
  /** Replaces the quiz's instruction, where questions of one quiz differ. */
  readonly question?: ShownText;
  /** Where the row has no options. */
  readonly options?: readonly string[];
  readonly correct?: number;
}

interface QuizDescription<Row> extends Partial<Pick<QuizItem, 'optionsAre' | 'optionOrder'>> {
  /** The name of its file of rows; `content/grammar/topics.ts` lists it under a lesson. */
  readonly id: string;
  readonly title: MessageDescriptor;
  /** The instruction for all its questions. */
  readonly instruction: MessageDescriptor;
  /** Its rows are loaded with the lesson they belong to (QUA-02). */
  readonly load: () => Promise<{ readonly rows: readonly Row[] }>;
  readonly toItem: (row: Row) => AskedRow;
}

/** A question about a lesson. */
export interface LessonQuestion extends QuizItem {
  /** The card of the lesson that tells what it asks, where it is another than that of its quiz. */
  readonly card?: string;
}

/** A quiz of a lesson, with its questions. */
export interface Quiz {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly items: readonly LessonQuestion[];
}

export interface QuizKind {
  readonly id: string;
  readonly load: () => Promise<Quiz>;
}

/**
 * Defines a kind of quiz; one machine and one runner play all of them (GRA-03). A kind has no component of its own. Its options are Dutch
 * and shuffled unless it says otherwise.
 */
export function defineQuiz<Row extends QuizRow & Partial<Pick<QuizItem, 'options' | 'correct'>>>(
  description: QuizDescription<Row>,
): QuizKind {
  const { id, title, load } = description;
  return {
    id,
    load: async () => {
      const { rows } = await load();
      return { id, title, items: rows.map((row) => itemOf(row, description)) };
    },
  };
}

function itemOf<Row extends QuizRow & Partial<Pick<QuizItem, 'options' | 'correct'>>>(
  row: Row,
  { instruction, optionsAre = 'dutch', optionOrder = 'shuffled', toItem }: QuizDescription<Row>,
): LessonQuestion {
  const { question = instruction, ...asked } = toItem(row);
  const { options = [], correct = 0 } = { ...row, ...asked };
  const answer = optionsAre === 'dutch' ? (options[correct] ?? '') : '';
  const { solved = fillGaps(dutchIn(asked.prompt ?? ''), answer) } = asked;
  return {
    heard: solved ?? oneAfterAnother(dutchIn(asked.prompt ?? ''), answer),
    ...asked,
    ...(solved === null ? {} : { solved }),
    itemId: itemId('question', row.id),
    question,
    options,
    correct,
    optionsAre,
    optionOrder,
    explanation: row.explanation,
    english: row.english,
  };
}

/** The question and then its answer, as two sentences; either may be missing. */
function oneAfterAnother(asked: string, answer: string): string {
  if (asked === '' || answer === '') return asked + answer;
  return `${asked}${/[.?!]$/.test(asked) ? '' : '.'} ${answer}`;
}

/** Marks where the answer belongs in a sentence. */
const GAP = /_{3,}/g;

/** Separates the parts of an answer for several gaps: `bel / op`. */
const PARTS = / \/ /;

/** The sentence with the answer in its gaps; null when it has no gap. An answer in parts fills one gap after another. */
export function fillGaps(sentence: string, answer: string): string | null {
  const gapCount = sentence.match(GAP)?.length ?? 0;
  if (gapCount === 0) return null;
  const parts = gapCount === 1 ? [answer] : answer.split(PARTS);
  let gap = 0;
  return sentence.replace(GAP, () => parts[gap++] ?? answer);
}

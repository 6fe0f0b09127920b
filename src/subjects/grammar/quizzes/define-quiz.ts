import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { dutchIn } from '#lib/marked-text.ts';
import type { QuizItem } from '#practice/components/question/quiz-item.ts';

/** What the rows of all quizzes have (GRA-18). */
interface QuizRow {
  readonly id: string;
  readonly explanation: MarkedText;
  readonly english: string;
}

/** What a kind of quiz makes of a row. What a row has of itself (options, explanation …) need not be said again. */
interface AskedRow extends Pick<QuizItem, 'prompt' | 'note' | 'solved' | 'heard'> {
  /** In place of the quiz's instruction, where the questions of a quiz differ. */
  readonly question?: MarkedText;
  /** Where the row has none itself. */
  readonly options?: readonly string[];
  readonly correct?: number;
}

interface QuizDescription<Row> extends Partial<Pick<QuizItem, 'optionsAre' | 'optionOrder'>> {
  /** The name of its file of rows, by which `content/grammar/topics.ts` puts it under a lesson. */
  readonly id: string;
  readonly title: string;
  /** What to do in each of its questions. */
  readonly instruction: MarkedText;
  /** Its rows are fetched with the lesson they belong to (QUA-02). */
  readonly load: () => Promise<{ readonly rows: readonly Row[] }>;
  readonly toItem: (row: Row) => AskedRow;
}

/** A quiz of a lesson, ready to be asked. */
export interface Quiz {
  readonly id: string;
  readonly title: string;
  readonly items: readonly QuizItem[];
}

export interface QuizKind {
  readonly id: string;
  readonly load: () => Promise<Quiz>;
}

/**
 * One kind of quiz, of which one machine and one runner make a quiz (GRA-03). A kind has no component of its own. Its
 * options are Dutch, in an order of chance, unless it says otherwise.
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
): QuizItem {
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

/** What is asked about and then its answer, as two sentences; either may be missing. */
function oneAfterAnother(asked: string, answer: string): string {
  if (asked === '' || answer === '') return asked + answer;
  return `${asked}${/[.?!]$/.test(asked) ? '' : '.'} ${answer}`;
}

/** Stands in a sentence where the answer belongs. */
const GAP = /_{3,}/g;

/** Between the parts of an answer that belongs in several gaps: `bel / op`. */
const PARTS = / \/ /;

/** The sentence with the answer in its gaps; null when it has none. An answer in parts fills one gap after another. */
export function fillGaps(sentence: string, answer: string): string | null {
  const gapCount = sentence.match(GAP)?.length ?? 0;
  if (gapCount === 0) return null;
  const parts = gapCount === 1 ? [answer] : answer.split(PARTS);
  let gap = 0;
  return sentence.replace(GAP, () => parts[gap++] ?? answer);
}

import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { fillGaps } from '#domain/quiz/fill-gaps.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import type { QuizItem } from '#shared/quiz/quiz-item.ts';

/** What the rows of all quizzes have (GRA-18). */
interface QuizRow {
  readonly id: string;
  readonly explanation: MarkedText;
  readonly english: string;
}

/** What a kind of quiz makes of a row. What a row has of itself (options, explanation …) need not be said again. */
interface AskedRow extends Pick<QuizItem, 'prompt' | 'note' | 'heard'> {
  /** In place of the quiz's instruction, where the questions of a quiz differ. */
  readonly question?: MarkedText;
  /** Where the row has none itself. */
  readonly options?: readonly string[];
  readonly correct?: number;
}

interface QuizDescription<Row> extends Pick<QuizItem, 'optionsAre' | 'optionOrder'> {
  /** The name of its file of rows. */
  readonly id: string;
  readonly title: string;
  /** What to do in each of its questions. */
  readonly instruction: MarkedText;
  readonly rows: readonly Row[];
  readonly toItem: (row: Row) => AskedRow;
}

/** A quiz of a lesson, ready to be asked. */
export interface Quiz {
  readonly id: string;
  readonly title: string;
  readonly items: readonly QuizItem[];
}

/** One kind of quiz, of which one machine and one runner make a quiz (GRA-03). A kind has no component of its own. */
export function defineQuiz<Row extends QuizRow & Partial<Pick<QuizItem, 'options' | 'correct'>>>({
  id,
  title,
  instruction,
  optionsAre,
  optionOrder,
  rows,
  toItem,
}: QuizDescription<Row>): Quiz {
  const items = rows.map((row): QuizItem => {
    const { question = instruction, ...asked } = toItem(row);
    const { options = [], correct = 0 } = { ...row, ...asked };
    const heard = heardOnce({ prompt: asked.prompt, options, correct, optionsAre });
    return {
      heard,
      ...asked,
      itemId: itemId('question', row.id),
      question,
      options,
      correct,
      optionsAre,
      optionOrder,
      explanation: row.explanation,
      english: row.english,
    };
  });
  return { id, title, items };
}

const DUTCH = /\*([^*]+)\*/g;

/** The sentence with the right answer in its gap; without a gap the Dutch that is asked about and then the answer. */
function heardOnce({
  prompt = '',
  options,
  correct,
  optionsAre,
}: Pick<QuizItem, 'options' | 'correct' | 'optionsAre'> & { prompt: MarkedText | undefined }): string {
  const answer = optionsAre === 'dutch' ? (options[correct] ?? '') : '';
  const asked = [...prompt.matchAll(DUTCH)].map(([, dutch = '']) => withoutMarks(dutch)).join(' ');
  if (asked === '' || answer === '') return asked + answer;
  return fillGaps(asked, answer) ?? `${asked}${/[.?!]$/.test(asked) ? '' : '.'} ${answer}`;
}

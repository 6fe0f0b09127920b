import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { fillGaps } from '#domain/question/fill-gaps.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import type { QuizItem } from '#shared/question/quiz-item.ts';

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
    const answer = optionsAre === 'dutch' ? (options[correct] ?? '') : '';
    const { solved = fillGaps(dutchIn(asked.prompt), answer) } = asked;
    return {
      heard: solved ?? oneAfterAnother(dutchIn(asked.prompt), answer),
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
  });
  return { id, title, items };
}

const DUTCH = /\*([^*]+)\*/g;

function dutchIn(prompt: MarkedText = ''): string {
  return [...prompt.matchAll(DUTCH)].map(([dutch]) => withoutMarks(dutch)).join(' ');
}

/** What is asked about and then its answer, as two sentences; either may be missing. */
function oneAfterAnother(asked: string, answer: string): string {
  if (asked === '' || answer === '') return asked + answer;
  return `${asked}${/[.?!]$/.test(asked) ? '' : '.'} ${answer}`;
}

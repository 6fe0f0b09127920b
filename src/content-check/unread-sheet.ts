import { rows as readingPractice } from '#content/exam/reading-practice.ts';
import { rows as readingGame } from '#content/exam/reading-questions.ts';
import { LISTENING_QUESTIONS } from '#content/exam/listening-questions.ts';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';

/** What is guessed of a question. */
interface GuessedQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly correct: number;
}

/** The banks that are guessed without text or sound, by their names in `sittings.ts` (MOC-06). */
export const UNREAD_BANKS: ReadonlyMap<string, readonly GuessedQuestion[]> = new Map([
  ...READING_EXAM_TEXTS.map((texts, place) => [`Reading ${place + 1}`, questionsOf(texts)] as const),
  ['Reading practice', [...questionsOf(readingPractice), ...readingGame]],
  ...LISTENING_EXAM_FRAGMENTS.map(
    (fragments, place) => [`Listening ${place + 1}`, questionsOf(fragments)] as const,
  ),
  ['Listening game', LISTENING_QUESTIONS],
]);

/** The questions with their options and nothing else, neither ids nor titles, for readers who guess. */
export function unreadSheet(questions: readonly GuessedQuestion[]): string {
  return questions
    .map(({ question, options }, place) =>
      [
        `${place + 1}. ${question}`,
        ...options.map((option, index) => `   ${letterOf(index)}. ${option}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The right letters, to count with: `1 B`. */
export function unreadKey(questions: readonly GuessedQuestion[]): string {
  return questions.map(({ correct }, place) => `${place + 1} ${letterOf(correct)}`).join('\n');
}

function questionsOf(
  texts: readonly { readonly questions: readonly GuessedQuestion[] }[],
): readonly GuessedQuestion[] {
  return texts.flatMap(({ questions }) => questions);
}

function letterOf(place: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + place);
}

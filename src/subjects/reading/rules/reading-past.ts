/** How the ids of all questions of the reading room begin in the log. */
export const ROOM_QUESTIONS = 'question:room-';

/** What of the questions of a text is needed to know how far one is. */
interface AskedText {
  readonly questions: readonly string[];
  readonly words: number;
}

/** How far one is with a text: by its questions, as nothing else of reading is logged. */
export type ReadingState = 'new' | 'begun' | 'read';

/** @param isAnswered whether a question of it was answered */
export function readingState(
  { questions }: Pick<AskedText, 'questions'>,
  isAnswered: (itemId: string) => boolean,
): ReadingState {
  const answered = questions.filter(isAnswered).length;
  if (answered === 0) return 'new';
  return answered === questions.length ? 'read' : 'begun';
}

/** MEM-10, RDG-03: how much was read so far; a text counts once, when its questions are answered. */
export function readSoFar(
  texts: readonly AskedText[],
  isAnswered: (itemId: string) => boolean,
): { readonly texts: number; readonly words: number } {
  const read = texts.filter((text) => readingState(text, isAnswered) === 'read');
  return { texts: read.length, words: read.reduce((sum, { words }) => sum + words, 0) };
}

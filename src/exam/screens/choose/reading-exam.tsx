import { msg } from '@lingui/core/macro';
import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';
import { READING_RULES } from '#exam/engine/choice-games.ts';
import type { ExamPart } from '#exam/part.ts';
import { mockExamOf } from '#exam/screens/mock/mock-part-screen.tsx';
import { choiceExam, examsOfTexts } from './choice-exam.tsx';
import { ReadingFrame, TextAgain } from './reading-frame.tsx';
import { readingExamItems, type ReadingItem } from './reading-items.ts';

/** Reading as it is examined (MOC-01, MOC-06), and in the format that the exam page promises (MOC-12). */
export function readingExam(part: ExamPart, texts: readonly (readonly MockReadingText[])[]) {
  const exams = texts.map((ofExam) => readingExamItems(part, ofExam));
  return mockExamOf(
    choiceExam<ReadingItem>({
      ...examsOfTexts(part, exams),
      game: READING_RULES,
      rules: [msg`Read the question first, then the text. The text stays next to or below its questions.`],
      Frame: ReadingFrame,
      Source: TextAgain,
    }),
  );
}

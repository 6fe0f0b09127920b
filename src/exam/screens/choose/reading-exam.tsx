import { msg } from '@lingui/core/macro';
import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';
import { READING_RULES } from '#exam/engine/choice-games.ts';
import { paperOfTexts, wholePaper } from '#exam/engine/paper.ts';
import type { ExamPart } from '#exam/part.ts';
import { examList } from '#exam/screens/mock/exam-list.ts';
import { mockExamOf } from '#exam/screens/mock/mock-part-screen.tsx';
import { chosenExams } from '#storage/choose-sittings.ts';
import { inGroups } from './choice-item.ts';
import { choiceExam } from './choice-exam.tsx';
import { ReadingFrame, TextAgain } from './reading-frame.tsx';
import { readingExamItems, type ReadingItem } from './reading-items.ts';

/** Reading as it is examined (MOC-01, MOC-06), and in the format that the exam page promises (MOC-12). */
export function readingExam(part: ExamPart, texts: readonly (readonly MockReadingText[])[]) {
  const exams = texts.map((ofExam) => readingExamItems(part, ofExam));
  const items = exams.flat();
  const { count } = part.formats.practice;
  return mockExamOf(
    choiceExam<ReadingItem>({
      name: part.name,
      phrases: part.phrases,
      dutchName: part.dutchName,
      room: part.room,
      sitting: chosenExams(part),
      game: READING_RULES,
      exams: examList(
        part,
        exams,
        (ofExam, random) => wholePaper(inGroups(ofExam), random),
        (seen, random) => paperOfTexts(inGroups(items), { count, seen, random }),
      ),
      items: new Map(items.map((item) => [item.id, item])),
      topicsAre: 'skills',
      hasDividers: false,
      rules: [msg`Read the question first, then the text. The text stays next to or below its questions.`],
      Frame: ReadingFrame,
      Source: TextAgain,
    }),
  );
}

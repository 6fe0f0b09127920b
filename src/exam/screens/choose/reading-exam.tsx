import { PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { READING_RULES } from '#exam/engine/game-rules.ts';
import { paperOfTexts, wholePaper } from '#exam/engine/paper.ts';
import { inGroups } from './choice-item.ts';
import { choiceExam } from './choice-exam.tsx';
import { ReadingFrame, TextAgain } from './reading-frame.tsx';
import { readingExamItems, type ReadingItem } from './reading-items.ts';
import { examList } from '#exam/screens/mock/exam-list.ts';
import { MockPartScreen, type MockPartProps } from '#exam/screens/mock/mock-part-screen.tsx';
import { READING_EXAMS } from '#storage/exam-sittings.ts';

const EXAMS = READING_EXAM_TEXTS.map(readingExamItems);
const ITEMS = EXAMS.flat();

/** Reading as it is examined (MOC-01, MOC-06), and in the format that the exam page promises (MOC-12). */
const READING_PART = choiceExam<ReadingItem>({
  title: 'Reading',
  sitting: READING_EXAMS,
  game: READING_RULES,
  exams: examList(
    'reading',
    EXAMS,
    (items, random) => wholePaper(inGroups(items), random),
    (seen, random) => paperOfTexts(inGroups(ITEMS), { count: PRACTICE_FORMATS.reading.count, seen, random }),
  ),
  items: new Map(ITEMS.map((item) => [item.id, item])),
  groupsAre: 'Texts',
  hasDividers: false,
  rules: ['Read the question first, then the text. The text stays beside or below its questions.'],
  Frame: ReadingFrame,
  Source: TextAgain,
});

export default function ReadingExam(props: MockPartProps) {
  return <MockPartScreen part={READING_PART} {...props} />;
}

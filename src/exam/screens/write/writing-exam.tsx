import type { ComponentType } from 'react';
import type { WritingTask as GameRow } from '#content/schema/exam-rows.ts';
import type { PastWriting, WritingSitting } from '#exam/engine/writing-sitting.ts';
import type { ExamPart, MockPartProps } from '#exam/part.ts';
import type { MockPart } from '#exam/screens/mock/mock-part.ts';
import { MockPartScreen } from '#exam/screens/mock/mock-part-screen.tsx';
import { writingDesk, type WritingExamMove } from './writing-exam-desk.ts';
import { WritingTask } from './writing-task.tsx';
import { sittingPoints, writingExamContent, type WritingExamContent } from './exam-points.ts';
import { writingExams, type WritingExams } from './writing-exam-tasks.ts';
import type { WritingExamResultProps } from './writing-exam-result.tsx';
import { writtenExams } from '#storage/write-sittings.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';

const resultCode = lazyCode<WritingExamResultProps>(() => import('./writing-exam-result.tsx'));
const LATE_PARTS = [resultCode];

/** The writing part (MOC-09). */
const mockPart = (
  part: ExamPart,
  exams: WritingExams,
  content: WritingExamContent,
): MockPart<WritingSitting, PastWriting, WritingExamMove> => ({
  title: part.name,
  noun: 'task',
  exams: writingExams(part, exams),
  rules: [
    'In the exam you write with a pen. Here you type, and nothing corrects your spelling.',
    'Each task says in Dutch what you must tell. You choose the order of the tasks.',
  ],
  entry: writtenExams(part),
  desk: writingDesk(content),
  isAsked: ({ id }) => content.tasks.has(id),
  hasTimeInTask: true,
  scoreOf(sitting) {
    const { earned, of } = sittingPoints(content, sitting);
    return `${earned} of ${of} practice points`;
  },
  Task: (props) => <WritingTask {...props} tasks={content.tasks} />,
  Result: (props) => <LazyView code={resultCode} props={{ ...props, content }} />,
});

/** @param game what is asked in the writing game, whose examples count as copied in an exam, too */
export function writingExam(
  part: ExamPart,
  exams: WritingExams,
  game: readonly GameRow[],
): ComponentType<MockPartProps> {
  const mockExams = mockPart(part, exams, writingExamContent(exams, game));
  return function WritingExam(props) {
    useFetchedAhead(LATE_PARTS);
    return <MockPartScreen part={mockExams} {...props} />;
  };
}

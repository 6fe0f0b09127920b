import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { PastWriting, WritingSitting } from '#exam/engine/writing-sitting.ts';
import type { ExamPart, MockPartProps } from '#exam/part.ts';
import type { MockPart } from '#exam/screens/mock/mock-part.ts';
import { mockExamOf } from '#exam/screens/mock/mock-part-screen.tsx';
import { writingDesk, type WritingExamMove } from './writing-exam-desk.ts';
import { WritingTask } from './writing-task.tsx';
import { writingExamContent, type WritingExamContent } from './exam-points.ts';
import { writingExams, type WritingExams } from './writing-exam-tasks.ts';
import type { WritingExamResultProps } from './writing-exam-result.tsx';
import { writtenExams } from '#storage/write-sittings.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';

const resultCode = lazyCode<WritingExamResultProps>(() => import('./writing-exam-result.tsx'));
const LATE_PARTS = [resultCode];

/** The writing part (MOC-09). */
const mockPart = (
  part: ExamPart,
  exams: WritingExams,
  content: WritingExamContent,
): MockPart<WritingSitting, PastWriting, WritingExamMove> => ({
  part,
  noun: 'task',
  exams: writingExams(part, exams),
  rules: [
    msg`Write it on paper first: the exam is on paper. Then type it here. Nothing corrects your spelling.`,
    msg`Each task says in Dutch what you must tell. You choose the order of the tasks.`,
  ],
  entry: writtenExams(part),
  desk: writingDesk(content),
  isAsked: ({ id }) => content.tasks.has(id),
  Task: (props) => <WritingTask {...props} tasks={content.tasks} />,
  Result: (props) => <LazyView code={resultCode} props={{ ...props, content }} />,
});

export function writingExam(part: ExamPart, exams: WritingExams): ComponentType<MockPartProps> {
  return mockExamOf(mockPart(part, exams, writingExamContent(exams)), LATE_PARTS);
}

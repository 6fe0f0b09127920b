import type { ComponentType } from 'react';
import type { PastWriting, WritingSitting } from '#exam/engine/writing-sitting.ts';
import type { ExamPart, MockPartProps } from '#exam/part.ts';
import type { MockPart, ResultProps } from '#exam/screens/mock/mock-part.ts';
import { MockPartScreen } from '#exam/screens/mock/mock-part-screen.tsx';
import { WRITING_DESK, type WritingExamMove } from './writing-exam-desk.ts';
import { WritingTask } from './writing-task.tsx';
import { sittingPoints } from './exam-points.ts';
import { writingExams, writingTask } from './writing-exam-tasks.ts';
import { writtenExams } from '#storage/write-exam-sittings.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';

type WritingResultProps = ResultProps<PastWriting, WritingExamMove>;

const resultCode = lazyCode<WritingResultProps>(() => import('./writing-exam-result.tsx'));
const LATE_PARTS = [resultCode];

/** The writing part (MOC-09). */
const mockPart = (part: ExamPart): MockPart<WritingSitting, PastWriting, WritingExamMove> => ({
  title: part.name,
  noun: 'task',
  exams: writingExams(part),
  rules: [
    'In the exam you write with a pen. Here you type, and nothing corrects your spelling.',
    'Each task says in Dutch what you must tell. You choose the order of the tasks.',
  ],
  entry: writtenExams(part),
  desk: WRITING_DESK,
  isAsked: ({ id }) => writingTask(id) !== undefined,
  hasTimeInTask: true,
  scoreOf(sitting) {
    const { earned, of } = sittingPoints(sitting);
    return `${earned} of ${of} practice points`;
  },
  Task: WritingTask,
  Result: (props) => <LazyView code={resultCode} props={props} />,
});

export function writingExam(part: ExamPart): ComponentType<MockPartProps> {
  const exams = mockPart(part);
  return function WritingExam(props) {
    useFetchedAhead(LATE_PARTS);
    return <MockPartScreen part={exams} {...props} />;
  };
}

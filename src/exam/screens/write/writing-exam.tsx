import type { PastWriting, WritingSitting } from '#exam/engine/writing-sitting.ts';
import type { MockPart, ResultProps } from '#exam/screens/mock/mock-part.ts';
import { MockPartScreen, type MockPartProps } from '#exam/screens/mock/mock-part-screen.tsx';
import { WRITING_DESK, type WritingExamMove } from './writing-exam-desk.ts';
import { WritingTask } from './writing-task.tsx';
import { sittingPoints } from './exam-points.ts';
import { WRITING_EXAM_LIST, writingTask } from './writing-exam-tasks.ts';
import { WRITING_EXAMS } from '#storage/exam-sittings.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';

type WritingResultProps = ResultProps<PastWriting, WritingExamMove>;

const resultCode = lazyCode<WritingResultProps>(() => import('./writing-exam-result.tsx'));
const LATE_PARTS = [resultCode];

/** The writing part (MOC-09). */
const WRITING_PART: MockPart<WritingSitting, PastWriting, WritingExamMove> = {
  title: 'Writing',
  noun: 'task',
  exams: WRITING_EXAM_LIST,
  rules: [
    'In the exam you write with a pen. Here you type, and nothing corrects your spelling.',
    'Each task says in Dutch what you must tell. You choose the order of the tasks.',
  ],
  entry: WRITING_EXAMS,
  desk: WRITING_DESK,
  isAsked: ({ id }) => writingTask(id) !== undefined,
  hasTimeInTask: true,
  scoreOf(sitting) {
    const { earned, of } = sittingPoints(sitting);
    return `${earned} of ${of} practice points`;
  },
  Task: WritingTask,
  Result: (props) => <LazyView code={resultCode} props={props} />,
};

export default function WritingExam(props: MockPartProps) {
  useFetchedAhead(LATE_PARTS);
  return <MockPartScreen part={WRITING_PART} {...props} />;
}

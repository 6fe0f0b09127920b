import type { PastWriting, WritingSitting } from '#exam/engine/writing-sitting.ts';
import type { ExamFlow } from './exam-flow.ts';
import { ExamFlowScreen, type MockPartProps } from './exam-flow-screen.tsx';
import { useWritingExam, type WritingExamMove } from './use-writing-exam.ts';
import type { WritingExamResultProps } from './writing-exam-result.tsx';
import { WritingExamSitting } from './writing-exam-sitting.tsx';
import { sittingPoints } from '#exam/screens/writing/exam-points.ts';
import { WRITING_EXAM_LIST, writingTask } from '#exam/screens/writing/writing-exam-tasks.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';

const resultCode = lazyCode<WritingExamResultProps>(() => import('./writing-exam-result.tsx'));
const LATE_PARTS = [resultCode];

const FLOW: ExamFlow<PastWriting> = {
  title: 'Writing',
  exams: WRITING_EXAM_LIST,
  rules: [
    'In the exam you write with a pen. Here you type, and nothing corrects your spelling.',
    'Each task says in Dutch what you must tell. You choose the order of the tasks.',
  ],
  beginsAt: 'question',
  isAsked: ({ id }) => writingTask(id) !== undefined,
  scoreOf(sitting) {
    const { earned, of } = sittingPoints(sitting);
    return `${earned} of ${of} practice points`;
  },
};

/** The writing part (MOC-09). */
export default function WritingExam(props: MockPartProps) {
  const sitting = useWritingExam();
  useFetchedAhead(LATE_PARTS);
  return (
    <ExamFlowScreen<WritingSitting, PastWriting, WritingExamMove>
      {...props}
      flow={FLOW}
      sitting={sitting}
      renderSitting={(current, { send, hasPlayed }) => (
        <WritingExamSitting sitting={current} send={send} movesFocus={hasPlayed} />
      )}
      renderResult={(past, { send }, onBack) => (
        <LazyView code={resultCode} props={{ sitting: past, send, onBack }} />
      )}
    />
  );
}

import type { ChoiceSitting, PastSitting } from '#domain/exam/mock/choice-sitting.ts';
import { isStillAsked } from '#domain/exam/mock/kept-desk.ts';
import type { Paper } from '#domain/exam/mock/paper.ts';
import { ExamFlowScreen, type MockPartProps } from '#features/exam/mock/exam-flow-screen.tsx';
import { ExamResult } from '#features/exam/mock/exam-result.tsx';
import { ExamSitting } from '#features/exam/mock/exam-sitting.tsx';
import type { MockItem, MockPart } from '#features/exam/mock/mock-part.ts';
import { rightIn, useMockExam, type ExamMove } from '#features/exam/mock/use-mock-exam.ts';

/** A part of the exam whose questions have options. */
export function MockPartScreen<Item extends MockItem>({
  part,
  ...props
}: MockPartProps & { readonly part: MockPart<Item> }) {
  const sitting = useMockExam(part);
  return (
    <ExamFlowScreen<ChoiceSitting, PastSitting, ExamMove, Paper[number]>
      {...props}
      flow={{
        ...part,
        beginsAt: part.hasDividers ? 'divider' : 'question',
        isAsked: (asked) => isStillAsked(asked, part.items.get(asked.id)),
        scoreOf: (sitting) => `${rightIn(part, sitting)} of ${sitting.paper.length} right`,
      }}
      sitting={sitting}
      renderSitting={(current, { send, hasPlayed }) => (
        <ExamSitting part={part} sitting={current} send={send} movesFocus={hasPlayed} />
      )}
      renderResult={(past, _open, onBack) => <ExamResult part={part} sitting={past} onBack={onBack} />}
    />
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ExamDesk } from '#domain/exam/mock/choice-sitting.ts';
import { ExamDeskView } from '#features/exam/mock/exam-desk-view.tsx';
import { ExamIntro } from '#features/exam/mock/exam-intro.tsx';
import { ExamResult } from '#features/exam/mock/exam-result.tsx';
import { ExamSitting } from '#features/exam/mock/exam-sitting.tsx';
import type { MockExamView } from '#features/exam/mock/mock-exam-view.ts';
import type { MockItem, MockPart } from '#features/exam/mock/mock-part.ts';
import { useMockExam, type ExamMove } from '#features/exam/mock/use-mock-exam.ts';
import { ExamPage } from '#features/exam/exam-page.tsx';
import { LeaveDialog } from '#features/exam/leave-and-restart.tsx';
import { SittingView, type OpenSitting } from '#shared/play/sitting-view.tsx';

export interface MockPartProps {
  readonly view: Exclude<MockExamView, { readonly kind: 'parts' }>;
  readonly showView: (
    view: MockExamView,
    options?: { readonly replace?: boolean; readonly quiet?: boolean },
  ) => void;
  readonly goBack: () => void;
}

/** A part of the exam, from the choice of an exam to its result. What is under way stands before all else (MOC-04). */
export function MockPartScreen<Item extends MockItem>({
  part,
  ...props
}: MockPartProps & { readonly part: MockPart<Item> }) {
  const sitting = useMockExam(part);
  return (
    <ExamPage title={`${part.title}: mock exam`}>
      <SittingView sitting={sitting}>
        {(open) => (
          <>
            <OpenPart part={part} open={open} {...props} />
            <LeaveDialog
              what="exam"
              isHalfDone={open.state.current !== null}
              consequence={
                open.isKept
                  ? 'Your answers are kept on this device: you can go on later. The clock does not stop while you are away.'
                  : 'This exam can’t be saved on your device. If you leave, your answers are lost.'
              }
            />
          </>
        )}
      </SittingView>
    </ExamPage>
  );
}

interface OpenPartProps<Item extends MockItem> extends MockPartProps {
  readonly part: MockPart<Item>;
  readonly open: OpenSitting<ExamDesk, ExamMove>;
}

function OpenPart<Item extends MockItem>({ part, open, view, showView, goBack }: OpenPartProps<Item>) {
  const { current, past } = open.state;
  useResultAfterwards(open.state, (id) =>
    showView({ kind: 'result', part: view.part, id }, { replace: true, quiet: true }),
  );
  if (current !== null) {
    return <ExamSitting part={part} sitting={current} send={open.send} movesFocus={open.hasPlayed} />;
  }
  const exam = view.kind === 'intro' ? part.exams.find(({ id }) => id === view.examId) : undefined;
  if (exam !== undefined) {
    return <ExamIntro part={part} exam={exam} desk={open.state} send={open.send} onBack={goBack} />;
  }
  const ended = view.kind === 'result' ? past.find(({ id }) => id === view.id) : undefined;
  if (ended !== undefined) {
    return (
      <ExamResult
        part={part}
        sitting={ended}
        onBack={() => showView({ kind: 'part', part: view.part }, { replace: true })}
      />
    );
  }
  return (
    <ExamDeskView
      part={part}
      past={past}
      onExamChosen={(examId) => showView({ kind: 'intro', part: view.part, examId })}
      onResultChosen={(id) => showView({ kind: 'result', part: view.part, id })}
      onBack={() => showView({ kind: 'parts' }, { replace: true })}
    />
  );
}

/** Leads to the result of what was under way here, by whom ever it was handed in: the person, or the end of the time. */
function useResultAfterwards({ current, past }: ExamDesk, show: (id: string) => void): void {
  const last = useRef<string | null>(null);
  const showResult = useEffectEvent(show);
  useEffect(() => {
    const wasUnderWay = last.current;
    last.current = current?.id ?? null;
    if (current === null && wasUnderWay !== null && past.some(({ id }) => id === wasUnderWay)) {
      showResult(wasUnderWay);
    }
  }, [current, past]);
}

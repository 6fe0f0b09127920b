import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { AnyCurrent, AnyPast, Desk } from '#exam/engine/desk.ts';
import { standingSitting } from '#exam/engine/kept-desk.ts';
import { ExamDeskView } from './exam-desk-view.tsx';
import type { Asked, DeskMove, ExamFlow } from './exam-flow.ts';
import { ExamIntro } from './exam-intro.tsx';
import { LostNote } from './lost-note.tsx';
import { PrintedResult } from './printed-result.tsx';
import type { MockExamView } from '#routes/mock-exam-views.ts';
import { ExamPage } from '#exam/screens/exam-page.tsx';
import { LeaveDialog } from '#exam/screens/leave-and-restart.tsx';
import { SittingView } from '#practice/components/sitting-view.tsx';
import type { OpenSitting } from '#practice/components/use-machine.ts';
import type { PlayedSitting } from '#practice/components/use-machine.ts';

export interface MockPartProps {
  readonly view: Exclude<MockExamView, { readonly kind: 'parts' }>;
  readonly showView: (
    view: MockExamView,
    options?: { readonly replace?: boolean; readonly quiet?: boolean },
  ) => void;
  readonly goBack: () => void;
}

interface ExamFlowScreenProps<
  Current extends AnyCurrent,
  Past extends AnyPast,
  Move,
  On extends Asked,
> extends MockPartProps {
  readonly flow: ExamFlow<Past, On>;
  readonly sitting: PlayedSitting<Desk<Current, Past>, Move | DeskMove<On>>;
  /** Draws a sitting under way. */
  readonly renderSitting: (
    current: Current,
    open: Pick<OpenSitting<Desk<Current, Past>, Move | DeskMove<On>>, 'send' | 'hasPlayed'>,
  ) => ReactNode;
  /** Draws one that was handed in. */
  readonly renderResult: (
    past: Past,
    open: Pick<OpenSitting<Desk<Current, Past>, Move | DeskMove<On>>, 'send'>,
    onBack: () => void,
  ) => ReactNode;
}

/** A part of the exam, from the choice of an exam to its result. What is under way stands before all else (MOC-04). */
export function ExamFlowScreen<
  Current extends AnyCurrent,
  Past extends AnyPast,
  Move,
  On extends Asked = Asked,
>({ sitting, ...props }: ExamFlowScreenProps<Current, Past, Move, On>) {
  return (
    <ExamPage title={`${props.flow.title}: mock exam`}>
      <SittingView sitting={sitting}>
        {(open) => (
          <>
            <OpenPart open={open} {...props} />
            <LeaveDialog
              what="exam"
              isHalfDone={open.state.current !== null}
              consequence={
                open.isKept
                  ? 'Your answers are saved on this device: you can continue later. The clock does not stop while you are away.'
                  : 'This exam can’t be saved on your device. If you leave, your answers are lost.'
              }
            />
          </>
        )}
      </SittingView>
    </ExamPage>
  );
}

interface OpenPartProps<
  Current extends AnyCurrent,
  Past extends AnyPast,
  Move,
  On extends Asked,
> extends Omit<ExamFlowScreenProps<Current, Past, Move, On>, 'sitting'> {
  readonly open: OpenSitting<Desk<Current, Past>, Move | DeskMove<On>>;
}

function OpenPart<Current extends AnyCurrent, Past extends AnyPast, Move, On extends Asked>({
  flow,
  open,
  renderSitting,
  renderResult,
  view,
  showView,
  goBack,
}: OpenPartProps<Current, Past, Move, On>) {
  const { current, past } = open.state;
  const standing = past.map((sitting) => standingSitting(sitting, flow.isAsked));
  useResultAfterwards(open.state, (id) =>
    showView({ kind: 'result', part: view.part, id }, { replace: true, quiet: true }),
  );
  if (current !== null) return renderSitting(current, open);
  const exam = view.kind === 'intro' ? flow.exams.find(({ id }) => id === view.examId) : undefined;
  if (exam !== undefined) {
    return <ExamIntro flow={flow} exam={exam} desk={open.state} send={open.send} onBack={goBack} />;
  }
  const ended = view.kind === 'result' ? standing.find(({ sitting }) => sitting.id === view.id) : undefined;
  if (ended !== undefined) {
    const toDesk = () => showView({ kind: 'part', part: view.part }, { replace: true });
    return (
      <PrintedResult>
        <LostNote exams={flow.exams} {...ended} />
        {renderResult(ended.sitting, open, toDesk)}
      </PrintedResult>
    );
  }
  return (
    <ExamDeskView
      flow={flow}
      past={standing.map(({ sitting }) => sitting)}
      onExamChosen={(examId) => showView({ kind: 'intro', part: view.part, examId })}
      onResultChosen={(id) => showView({ kind: 'result', part: view.part, id })}
      onBack={() => showView({ kind: 'parts' }, { replace: true })}
    />
  );
}

/** Leads to the result of what was under way here, by whom ever it was handed in: the person, or the end of the time. */
function useResultAfterwards({ current, past }: Desk, show: (id: string) => void): void {
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

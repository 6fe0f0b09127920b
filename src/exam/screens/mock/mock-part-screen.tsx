import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { Desk, HandedIn, Sat, UnderWay } from '#exam/engine/desk.ts';
import { keptDesk, mendedDesk, standingSitting } from '#exam/engine/kept-desk.ts';
import type { MockPartProps } from '#exam/part.ts';
import { ExamIntro } from './exam-intro.tsx';
import { ExamSitting } from './exam-sitting.tsx';
import { sittingFigures, type Asked, type DeskMove, type MockPart, type Noun } from './mock-part.ts';
import { PrintedResult } from './printed-result.tsx';
import { ExamPage } from '#exam/screens/exam-page.tsx';
import { useDesk } from '#exam/screens/use-desk.ts';
import { useBareScreen } from '#components/bare-screen.ts';
import { useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { SittingView } from '#practice/components/sitting-view.tsx';
import type { OpenSitting } from '#practice/components/use-machine.ts';

interface MockPartScreenProps<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked,
> extends MockPartProps {
  readonly mock: MockPart<Current, Past, Move, On>;
}

/**
 * The page of a part.
 *
 * @param lateParts code that is fetched once it is open, such as that of a result
 */
export function mockExamOf<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked,
>(
  mock: MockPart<Current, Past, Move, On>,
  lateParts: Parameters<typeof useFetchedAhead>[0] = NONE,
): ComponentType<MockPartProps> {
  return function MockExam(props) {
    useFetchedAhead(lateParts);
    return <MockPartScreen mock={mock} {...props} />;
  };
}

const NONE: Parameters<typeof useFetchedAhead>[0] = [];

/**
 * An exam of a part, from its introduction to its result. A sitting under way comes first (MOC-04); where there is none, the room of the
 * part shows what can be sat and what was (EXM-09).
 */
function MockPartScreen<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked,
>(props: MockPartScreenProps<Current, Past, Move, On>) {
  const { i18n } = useLingui();
  const { mock } = props;
  const { part, Around = Bare } = mock;
  const sitting = useDesk<Current, Past, Move | DeskMove<On>, Desk<Current, Past>>(mock.desk, {
    entry: mock.entry,
    keep: keptDesk,
    restore: (kept) => mendedDesk(kept, mock.isAsked),
  });
  const isSat = sitting.phase === 'playing' && sitting.state.current !== null;
  useBareScreen(isSat);
  return (
    <ExamPage
      title={isSat ? null : i18n._(part.phrases.mockExam)}
      backTo={part}
      isColumn={!isSat && props.view.kind === 'intro'}
    >
      <Around desk={sitting.phase === 'playing' ? sitting.state : null}>
        <SittingView sitting={sitting} isDutch={isSat}>
          {(open) => <OpenPart open={open} {...props} />}
        </SittingView>
      </Around>
    </ExamPage>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  return children;
}

function OpenPart<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked,
>({
  mock,
  open: { state, send, hasPlayed, isKept },
  view,
  showView,
  goBack,
}: MockPartScreenProps<Current, Past, Move, On> & {
  readonly open: OpenSitting<Desk<Current, Past>, Move | DeskMove<On>>;
}) {
  const { i18n, t } = useLingui();
  const { part, noun, exams, isAsked, Result } = mock;
  const { current, past } = state;
  const standing = past.map((sitting) => standingSitting(sitting, isAsked));
  useResultAfterwards(state, (id) =>
    showView({ kind: 'result', part: view.part, id }, { replace: true, quiet: true }),
  );
  if (current !== null)
    return <ExamSitting mock={mock} sitting={current} send={send} movesFocus={hasPlayed} isKept={isKept} />;
  const exam = view.kind === 'intro' ? exams.find(({ id }) => id === view.examId) : undefined;
  if (exam !== undefined)
    return <ExamIntro mock={mock} exam={exam} desk={state} send={send} onBack={goBack} />;
  const ended = view.kind === 'result' ? standing.find(({ sitting }) => sitting.id === view.id) : undefined;
  if (ended !== undefined) {
    return (
      <PrintedResult name={t`Result of ${{ exam: i18n._(sittingFigures(exams, ended.sitting).title) }}`}>
        <LostNote noun={noun} lost={ended.lost} />
        <Result part={part} exams={exams} sitting={ended.sitting} send={send} />
      </PrintedResult>
    );
  }
  return <Redirect to={part.room} replace />;
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

interface LostNoteProps {
  readonly noun: Noun;
  readonly lost: number;
}

/** Says of a past sitting that not all of it can be shown any more: its questions or tasks were exchanged since (MOC-11). */
function LostNote({ noun, lost }: LostNoteProps) {
  if (lost === 0) return null;
  return (
    <p className="max-w-2xl border-s-4 border-action py-1 ps-4">
      {noun === 'question' ? (
        <Plural
          value={lost}
          one="# question of this exam is no longer in the app. It is not shown or counted here. Your answer to it stays saved."
          other="# questions of this exam are no longer in the app. They are not shown or counted here. Your answers to them stay saved."
        />
      ) : (
        <Plural
          value={lost}
          one="# task of this exam is no longer in the app. It is not shown or counted here. Your answer to it stays saved."
          other="# tasks of this exam are no longer in the app. They are not shown or counted here. Your answers to them stay saved."
        />
      )}
    </p>
  );
}

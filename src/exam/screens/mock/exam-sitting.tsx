import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ExamView, HandedIn, Sat, UnderWay } from '#exam/engine/desk.ts';
import { ExamOverview } from './exam-overview.tsx';
import {
  DUTCH_NOUNS,
  type Asked,
  type DeskMove,
  type MockPart,
  type Opening,
  type OpeningOf,
} from './mock-part.ts';
import { SittingHead, SittingSteps } from './sitting-frame.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { useLeaveGuard } from '#routes/components/use-leave-guard.ts';
import type { AppPath } from '#routes/paths.ts';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface ExamSittingProps<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked,
> {
  readonly mock: MockPart<Current, Past, Move, On>;
  readonly sitting: Current;
  readonly send: (move: Move | DeskMove<On>) => unknown;
  /** Something was done already, so the focus is the exam's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
  /** What was answered is on the device. */
  readonly isKept: boolean;
}

/**
 * A sitting under way: a question or task, the screen that opens a theme or a part, or the list of all (MOC-02, MOC-03). Nothing of the
 * app is around it, and nothing is in English (MOC-14).
 */
export function ExamSitting<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked,
>({ mock, sitting, send, movesFocus, isKept }: ExamSittingProps<Current, Past, Move, On>) {
  const { part, noun, Task } = mock;
  const { view, paper } = sitting;
  const place = view.kind === 'overview' ? -1 : view.place;
  const asked = paper[place];
  const isAsked = asked !== undefined && mock.isAsked(asked);
  const opening = view.kind === 'divider' ? mock.opening?.(paper, place) : undefined;
  const { name, many } = DUTCH_NOUNS[noun];
  const here = isAsked ? (opening?.title ?? `${name} ${place + 1} van ${paper.length}`) : `Alle ${many}`;
  const goTo = (to: ExamView) => send({ kind: 'moved', to });
  const onNext = () =>
    goTo(opening === undefined ? viewAt(mock.opening, paper, place + 1) : { kind: 'question', place });
  const lastPlace = useLastPlace(view);
  const stopping = useStopping(part.room);
  return (
    <div lang="nl" dir="ltr" className="contents text-start">
      <SittingHead
        part={part}
        noun={noun}
        sitting={sitting}
        name={here}
        send={send}
        onStopping={stopping.ask}
      />
      {!isAsked ? (
        <ExamOverview sitting={sitting} noun={noun} lastPlace={lastPlace} send={send} />
      ) : opening !== undefined ? (
        <>
          <DividerScreen {...opening} movesFocus={movesFocus} />
          <SittingSteps place={place} isLast={false} onNext={onNext} send={send} />
        </>
      ) : (
        <Task
          sitting={sitting}
          place={place}
          send={send}
          movesFocus={movesFocus}
          onNext={onNext}
          renderSteps={(action) => (
            <SittingSteps
              place={place}
              isLast={place + 1 >= paper.length}
              onNext={onNext}
              action={action}
              send={send}
            />
          )}
        />
      )}
      <StopDialog
        isOpen={stopping.isAsking}
        noun={noun}
        sitting={sitting}
        isKept={isKept}
        onStay={stopping.stay}
        onLeave={stopping.leave}
        onHandedIn={() => {
          stopping.stay();
          send({ kind: 'handed-in' });
        }}
      />
    </div>
  );
}

/** The question one was at before the list of all; null after a reload. */
function useLastPlace(view: ExamView): number | null {
  const [last, setLast] = useState<number | null>(null);
  if (view.kind !== 'overview' && view.place !== last) setLast(view.place);
  return last;
}

/** To stop by the button, by the browser's Back or by closing the tab: one question for all of them (MOC-14, EXM-07). */
function useStopping(room: AppPath) {
  const [phase, setPhase] = useState<'sitting' | 'asking' | 'leaving'>('sitting');
  const [, navigate] = useLocation();
  const request = useLeaveGuard(phase !== 'leaving');
  const go = useEffectEvent(() => navigate(room));
  useEffect(() => {
    // Once nothing asks any more.
    if (phase === 'leaving') go();
  }, [phase]);
  return {
    isAsking: phase === 'asking' || request !== null,
    ask: () => setPhase('asking'),
    stay: () => {
      request?.stay();
      setPhase('sitting');
    },
    leave: () => {
      if (request === null) setPhase('leaving');
      else request.leave();
    },
  };
}

/** What comes at a place: the question or task, the screen of its theme before the first of a theme, or the list after the last. */
function viewAt<On extends Asked>(
  opening: OpeningOf<On> | undefined,
  paper: readonly On[],
  place: number,
): ExamView {
  if (paper[place] === undefined) return { kind: 'overview' };
  const isOpened = opening?.(paper, place)?.title !== opening?.(paper, place - 1)?.title;
  return { kind: isOpened ? 'divider' : 'question', place };
}

interface DividerScreenProps extends Opening {
  readonly movesFocus: boolean;
}

/** Opens a theme or a part, as the exam's own player does. */
function DividerScreen({ lead, title, movesFocus, note }: DividerScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, title, { atFirst: movesFocus });
  return (
    <Card className="mx-auto flex w-full max-w-2xl flex-col items-center gap-2 py-16 text-center">
      <p className="text-ink-soft">{lead}</p>
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {title}
      </h2>
      {note}
    </Card>
  );
}

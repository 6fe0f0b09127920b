import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
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
import { SittingHeader, SittingSteps } from './sitting-frame.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface ExamSittingProps<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked,
> {
  readonly part: MockPart<Current, Past, Move, On>;
  readonly sitting: Current;
  readonly send: (move: Move | DeskMove<On>) => unknown;
  /** Something was done already, so the focus is the exam's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
}

/** A sitting under way: a question or task, the screen that opens a theme or a part, or the list of all (MOC-02, MOC-03). */
export function ExamSitting<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked,
>({ part, sitting, send, movesFocus }: ExamSittingProps<Current, Past, Move, On>) {
  const { noun, Task } = part;
  const { view, paper } = sitting;
  const place = view.kind === 'overview' ? -1 : view.place;
  const asked = paper[place];
  const isAsked = asked !== undefined && part.isAsked(asked);
  const opening = view.kind === 'divider' ? part.opening?.(paper, place) : undefined;
  const { name, many } = DUTCH_NOUNS[noun];
  const here = isAsked ? (opening?.title ?? `${name} ${place + 1} van ${paper.length}`) : `Alle ${many}`;
  const goTo = (to: ExamView) => send({ kind: 'moved', to });
  const onNext = () => goTo(viewAt(part.opening, paper, place + 1));
  return (
    <>
      <SittingHeader sitting={sitting} name={here} isTimeBelow={isAsked && part.hasTimeInTask === true} />
      {!isAsked ? (
        <ExamOverview sitting={sitting} noun={noun} send={send} />
      ) : opening !== undefined ? (
        <DividerScreen
          {...opening}
          movesFocus={movesFocus}
          onNext={() => goTo({ kind: 'question', place })}
        />
      ) : (
        <Task
          sitting={sitting}
          place={place}
          send={send}
          movesFocus={movesFocus}
          onNext={onNext}
          renderSteps={(action) => (
            <SittingSteps
              sitting={sitting}
              noun={noun}
              place={place}
              onNext={onNext}
              action={action}
              send={send}
            />
          )}
        />
      )}
    </>
  );
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
  readonly onNext: () => void;
}

/** Opens a theme or a part, as the exam's own player does. */
function DividerScreen({ lead, title, movesFocus, onNext, note }: DividerScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, title, { atFirst: movesFocus });
  return (
    <>
      <Card className="flex max-w-2xl flex-col items-center gap-2 py-16 text-center">
        <p lang="nl" className="text-ink-soft">
          {lead}
        </p>
        <h2 ref={heading} lang="nl" tabIndex={-1} className="text-2xl font-bold outline-none">
          {title}
        </h2>
        {note}
      </Card>
      <ActionBar>
        <Button lang="nl" onClick={onNext}>
          Volgende
          <ArrowRight aria-hidden size={18} />
        </Button>
      </ActionBar>
    </>
  );
}

import { ArrowLeft, ArrowRight, Flag, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyCurrent, AnyPast } from '#exam/engine/desk.ts';
import { EXAM_WARNINGS_MS } from '#exam/engine/time-left.ts';
import { GameClock } from '#exam/screens/game-clock.tsx';
import { DUTCH_NOUNS, sittingFigures, type DeskMove, type MockExam, type Noun } from './mock-part.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { tabName } from '#ui/screen.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface SittingHeaderProps {
  readonly sitting: AnyCurrent;
  /** Names the tab: `Vraag 3 van 25`. */
  readonly name: string;
  /** The screen shows the time where it stays in sight. */
  readonly isTimeBelow?: boolean;
}

/** How much was answered, and the time that is left: above every screen of a sitting (MOC-04). */
export function SittingHeader({ sitting, name, isTimeBelow = false }: SittingHeaderProps) {
  const { paper, answers } = sitting;
  const answered = Object.keys(answers).length;
  return (
    <div {...tabName(name)} lang="nl" className="flex flex-col gap-3">
      <ProgressBar label={`${answered} van ${paper.length} beantwoord`} value={answered} max={paper.length} />
      {!isTimeBelow && (
        <div className="self-end">
          <SittingClock sitting={sitting} />
        </div>
      )}
    </div>
  );
}

/** The time that is left, with its warnings; nothing where no time runs. */
export function SittingClock({ sitting: { endsAt } }: { readonly sitting: AnyCurrent }) {
  return endsAt === null ? null : <GameClock endsAt={endsAt} warningsMs={EXAM_WARNINGS_MS} lang="nl" />;
}

interface SittingStepsProps {
  readonly sitting: AnyCurrent;
  readonly noun: Noun;
  /** Which question or task is on the screen. */
  readonly place: number;
  readonly onNext: () => void;
  /** The action here before continuing; then the next button is not the primary one. */
  readonly action?: ReactNode;
  readonly send: (move: Extract<DeskMove, { kind: 'moved' | 'flag-toggled' }>) => unknown;
}

/** The ways on from a question or task: marked, to the list of all, back and forward (MOC-03). */
export function SittingSteps({ sitting, noun, place, onNext, action, send }: SittingStepsProps) {
  const { paper, flagged } = sitting;
  const id = paper[place]?.id ?? '';
  const isFlagged = flagged.includes(id);
  const { name, many } = DUTCH_NOUNS[noun];
  return (
    <>
      <div lang="nl" className="-ms-3 flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => send({ kind: 'flag-toggled', questionId: id })}>
          <Flag aria-hidden size={18} className={isFlagged ? 'fill-current' : undefined} />
          {isFlagged ? 'Gemarkeerd' : `${name} markeren`}
        </Button>
        <Button tone="quiet" onClick={() => send({ kind: 'moved', to: { kind: 'overview' } })}>
          <ListChecks aria-hidden size={18} />
          Alle {many}
        </Button>
      </div>
      <ActionBar>
        <Button
          lang="nl"
          tone="secondary"
          disabled={place === 0}
          onClick={() => send({ kind: 'moved', to: { kind: 'question', place: place - 1 } })}
        >
          <ArrowLeft aria-hidden size={18} />
          Vorige
        </Button>
        <Button lang="nl" tone={action === undefined ? 'primary' : 'secondary'} onClick={onNext}>
          {place + 1 < paper.length ? 'Volgende' : 'Naar het einde'}
          <ArrowRight aria-hidden size={18} />
        </Button>
        {action}
      </ActionBar>
    </>
  );
}

interface SittingNoteProps {
  readonly exams: readonly Pick<MockExam, 'id' | 'title'>[];
  readonly sitting: AnyPast;
  /** What else should be known of how it was sat. */
  readonly more?: string;
}

/** When and how it was sat, for its result (MOC-05, MOC-11). */
export function SittingNote({ exams, sitting, more = '' }: SittingNoteProps) {
  const { day, length } = sittingFigures(exams, sitting);
  return (
    <p className="text-ink-soft">
      {day}. {ENDS[sitting.by]} after {length}.{ALLOWED[sitting.allowance]}
      {more}
    </p>
  );
}

const ENDS: Record<AnyPast['by'], string> = {
  person: 'Handed in',
  time: 'The time was over: handed in for you',
};

const ALLOWED: Record<AnyPast['allowance'], string> = {
  official: '',
  longer: ' With half as much time again as the exam gives.',
  untimed: ' Without a clock.',
};

import '#ui/styles/bare.css';
import { ArrowLeft, ArrowRight, Flag, ListChecks, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyCurrent } from '#exam/engine/desk.ts';
import type { ExamPart } from '#exam/part.ts';
import { EXAM_WARNINGS_MS } from '#exam/engine/time-left.ts';
import { GameClock } from '#exam/screens/game-clock.tsx';
import { DUTCH_NOUNS, type DeskMove, type Noun } from './mock-part.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { tabName } from '#ui/screen.ts';

interface SittingHeadProps {
  readonly part: Pick<ExamPart, 'dutchName'>;
  readonly noun: Noun;
  readonly sitting: AnyCurrent;
  /** What is on the screen, which names the tab, too: `Vraag 3 van 25`. */
  readonly name: string;
  readonly send: (move: Extract<DeskMove, { kind: 'moved' | 'flag-toggled' }>) => unknown;
  readonly onStopping: () => void;
}

/**
 * All that stands around a question while an exam is sat (MOC-14), in sight wherever one scrolls: the part, the question, the time, and
 * what can be done at any moment.
 */
export function SittingHead({ part, noun, sitting, name, send, onStopping }: SittingHeadProps) {
  const { paper, answers, flagged, view, endsAt } = sitting;
  const { many } = DUTCH_NOUNS[noun];
  const answered = Object.keys(answers).length;
  const here = view.kind === 'question' ? paper[view.place]?.id : undefined;
  return (
    <header
      {...tabName(name)}
      className="bare-head -mx-4 flex flex-col border-b border-line bg-surface-raised px-4 pt-1.5 lg:pt-0 lg:flex-row lg:items-center lg:justify-between lg:gap-6"
    >
      <div className="flex min-h-11 items-center justify-between gap-4 lg:grow">
        <div className="flex flex-wrap items-baseline gap-x-3 leading-tight">
          <h1 className="font-bold outline-none sm:text-lg">{part.dutchName}</h1>
          <p className="font-semibold tabular-nums">{name}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            {answered} van {paper.length} beantwoord
          </p>
        </div>
        {endsAt !== null && <GameClock endsAt={endsAt} warningsMs={EXAM_WARNINGS_MS} lang="nl" />}
      </div>
      <div className="-mx-2 flex flex-wrap justify-between lg:mx-0">
        {here !== undefined && (
          <FlagButton
            noun={noun}
            isFlagged={flagged.includes(here)}
            onPressed={() => send({ kind: 'flag-toggled', questionId: here })}
          />
        )}
        {view.kind !== 'overview' && (
          <Button
            tone="quiet"
            className={NARROW}
            onClick={() => send({ kind: 'moved', to: { kind: 'overview' } })}
          >
            <ListChecks aria-hidden size={18} className="shrink-0" />
            Alle {many}
          </Button>
        )}
        <Button tone="quiet" className={`ms-auto ${NARROW}`} onClick={onStopping}>
          <LogOut aria-hidden size={18} className="shrink-0" />
          Stoppen
        </Button>
      </div>
    </header>
  );
}

/** Three of them fit next to each other on a phone. */
const NARROW = 'whitespace-nowrap max-sm:gap-1! max-sm:px-1.5! max-sm:text-[0.9375rem] max-[24rem]:text-sm';

interface FlagButtonProps {
  readonly noun: Noun;
  readonly isFlagged: boolean;
  readonly onPressed: () => void;
}

function FlagButton({ noun, isFlagged, onPressed }: FlagButtonProps) {
  const { name } = DUTCH_NOUNS[noun];
  return (
    <Button
      tone="quiet"
      className={NARROW}
      aria-label={isFlagged ? undefined : `${name} markeren`}
      onClick={onPressed}
    >
      <Flag aria-hidden size={18} className={isFlagged ? 'shrink-0 fill-current' : 'shrink-0'} />
      {isFlagged ? (
        'Gemarkeerd'
      ) : (
        // On a phone there is no room for the whole name.
        <>
          <span className="sm:hidden">Markeren</span>
          <span className="max-sm:hidden">{name} markeren</span>
        </>
      )}
    </Button>
  );
}

interface SittingStepsProps {
  /** Which question or task is on the screen, or opened by it. */
  readonly place: number;
  /** Only the list of all comes after it. */
  readonly isLast: boolean;
  readonly onNext: () => void;
  /** The action here before continuing; then the next button is not the primary one. */
  readonly action?: ReactNode;
  readonly send: (move: Extract<DeskMove, { kind: 'moved' }>) => unknown;
}

/** Back and forward (MOC-03). */
export function SittingSteps({ place, isLast, onNext, action, send }: SittingStepsProps) {
  return (
    <ActionBar>
      <Button
        tone="secondary"
        disabled={place === 0}
        onClick={() => send({ kind: 'moved', to: { kind: 'question', place: place - 1 } })}
      >
        <ArrowLeft aria-hidden size={18} />
        Vorige
      </Button>
      <Button tone={action === undefined ? 'primary' : 'secondary'} onClick={onNext}>
        {isLast ? 'Naar het einde' : 'Volgende'}
        <ArrowRight aria-hidden size={18} />
      </Button>
      {action}
    </ActionBar>
  );
}

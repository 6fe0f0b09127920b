import { clsx } from 'clsx';
import { ArrowLeft, Check, Flag } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { openQuestions, type AnyCurrent } from '#exam/engine/desk.ts';
import { DUTCH_NOUNS, type DeskMove, type Noun } from './mock-part.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface ExamOverviewProps {
  readonly sitting: AnyCurrent;
  /** What it has: questions, or tasks. */
  readonly noun: Noun;
  /** The question one came from; null where that is not known. */
  readonly lastPlace: number | null;
  readonly send: (move: Extract<DeskMove, { kind: 'moved' | 'handed-in' }>) => unknown;
}

/** All questions with their state (answered, open, marked), and the submit button (MOC-03). */
export function ExamOverview({ sitting, noun, lastPlace, send }: ExamOverviewProps) {
  const { paper, answers, flagged } = sitting;
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, 'overview', { atFirst: true });
  const [isAsking, setAsking] = useState(false);
  const open = openQuestions(sitting);
  const numbersOf = (ids: readonly string[]) =>
    ids.map((id) => paper.findIndex((question) => question.id === id) + 1);
  const { name, one, many } = DUTCH_NOUNS[noun];
  const back = lastPlace ?? 0;
  return (
    <>
      <div className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          Alle {many}
        </h2>
        <p>
          {paper.length - open.length} beantwoord, {open.length} open, {flagged.length} gemarkeerd. Kies een
          nummer om naar de {one} te gaan.
        </p>
        <Legend noun={noun} />
      </div>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {paper.map(({ id }, place) => (
          <li key={id}>
            <QuestionNumber
              name={`${name} ${place + 1}`}
              number={place + 1}
              isAnswered={answers[id] !== undefined}
              isFlagged={flagged.includes(id)}
              onChosen={() => send({ kind: 'moved', to: { kind: 'question', place } })}
            />
          </li>
        ))}
      </ol>
      <ActionBar>
        <Button
          tone="secondary"
          onClick={() => send({ kind: 'moved', to: { kind: 'question', place: back } })}
        >
          <ArrowLeft aria-hidden size={18} />
          {lastPlace === null ? 'Naar' : 'Terug naar'} {one} {back + 1}
        </Button>
        <Button onClick={() => setAsking(true)}>Inleveren</Button>
      </ActionBar>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Examen inleveren?"
        description={
          open.length === 0
            ? `Alle ${many} hebben een antwoord. Hierna kunt u niets meer veranderen.`
            : `${open.length === 1 ? `1 ${one} is` : `${open.length} ${many} zijn`} nog open: ${numbersOf(open).join(', ')}. Hierna kunt u niets meer veranderen.`
        }
        actions={
          <>
            <Button tone="secondary" onClick={() => setAsking(false)}>
              Nog niet
            </Button>
            <Button onClick={() => send({ kind: 'handed-in' })}>Inleveren</Button>
          </>
        }
      />
    </>
  );
}

/** What the marks at the numbers mean. */
function Legend({ noun }: { readonly noun: Noun }) {
  const { name } = DUTCH_NOUNS[noun];
  const sign = 'flex h-7 w-9 items-center justify-center rounded-control border-2';
  return (
    <ul aria-label="Uitleg van de tekens" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <LegendEntry
        sign={
          <span className={clsx(sign, ANSWERED)}>
            <Check aria-hidden size={16} />
          </span>
        }
      >
        {name} is beantwoord
      </LegendEntry>
      <LegendEntry sign={<span className={clsx(sign, OPEN)} />}>{name} is nog open</LegendEntry>
      <LegendEntry sign={<Flag aria-hidden size={16} className="fill-current text-action" />}>
        {name} is gemarkeerd
      </LegendEntry>
    </ul>
  );
}

function LegendEntry({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {sign}
      <span>{children}</span>
    </li>
  );
}

const ANSWERED = 'border-brand bg-brand-soft';
const OPEN = 'border-dashed border-line-strong bg-surface-raised';

interface QuestionNumberProps {
  /** `Vraag 3` */
  readonly name: string;
  readonly number: number;
  readonly isAnswered: boolean;
  readonly isFlagged: boolean;
  readonly onChosen: () => void;
}

function QuestionNumber({ name, number, isAnswered, isFlagged, onChosen }: QuestionNumberProps) {
  const said = [isAnswered ? 'beantwoord' : 'open', isFlagged ? 'gemarkeerd' : null]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      aria-label={`${name}: ${said}`}
      onClick={onChosen}
      className={clsx(
        'flex min-h-12 w-full items-center justify-center gap-1.5 rounded-control border-2 px-2 font-semibold tabular-nums hover:bg-brand-soft',
        isAnswered ? ANSWERED : OPEN,
      )}
    >
      {number}
      {isAnswered && <Check aria-hidden size={16} />}
      {isFlagged && <Flag aria-hidden size={16} className="fill-current text-action" />}
    </button>
  );
}

import { ArrowLeft } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { allowedMs, seenQuestions, type Desk, type TimeAllowance } from '#exam/engine/desk.ts';
import {
  DUTCH_NOUNS,
  type Asked,
  type DeskMove,
  type MockExam,
  type Noun,
  type PartIntro,
} from './mock-part.ts';
import { counted } from '#lib/counted.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { tabName } from '#ui/screen.ts';
import { RadioGroup } from '#ui/radio-group.tsx';

interface ExamIntroProps<On extends Asked> {
  readonly part: PartIntro & { readonly opening?: unknown };
  readonly exam: MockExam<On>;
  readonly desk: Pick<Desk, 'past'>;
  readonly send: (move: DeskMove<On>) => unknown;
  readonly onBack: () => void;
}

/** What one should know before the clock runs (MOC-02), and how much time one takes (MOC-05). */
export function ExamIntro<On extends Asked>({ part, exam, desk, send, onBack }: ExamIntroProps<On>) {
  const { page, random } = usePlatform();
  const [allowance, setAllowance] = useState<TimeAllowance>('official');
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, exam.id, { atFirst: true });
  const { format } = exam;
  const { name, noun, rules, Choices } = part;
  const formatMs = format.minutes * MINUTE_MS;
  const start = () =>
    send({
      kind: 'sitting-started',
      id: page.newId(),
      examId: exam.id,
      paper: exam.paper(seenQuestions(desk), random),
      allowance,
      formatMs,
      view: { kind: part.opening === undefined ? 'question' : 'divider', place: 0 },
    });
  return (
    <>
      <Card className="flex max-w-2xl flex-col gap-5">
        <h2 ref={heading} {...tabName(exam.title)} tabIndex={-1} className="text-xl font-bold outline-none">
          {name}, {exam.title}
        </h2>
        <p className="text-lg">
          {counted(format.count, noun)} in {format.minutes} minutes: {format.made}.
        </p>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>
            The exam itself is in Dutch, and so are its buttons: <DutchButtons noun={noun} />. The list of all{' '}
            {noun}s is where you hand in.
          </li>
          <li>You can go back, mark {noun}s, and change every answer until you hand in.</li>
          <li>There are no lives and no tips. You see how it went after you hand in.</li>
          <li>
            The clock does not stop, not even when you close the app. Your answers are saved at once. When the
            time is over, the exam is handed in for you.
          </li>
        </ul>
        <RadioGroup
          legend="Time"
          name="allowance"
          options={ALLOWANCES.map(({ value, label }) => ({
            value,
            label: label(minutesText((allowedMs(formatMs, value) ?? 0) / MINUTE_MS)),
          }))}
          value={allowance}
          onChange={setAllowance}
        />
        {allowance !== 'official' && <p className="text-ink-soft">Your result will say so.</p>}
        {Choices !== undefined && <Choices />}
        <p className="text-sm text-ink-soft">
          Our own norm: {format.enough} {noun === 'task' ? 'points' : 'right answers'} are enough. No official
          pass mark is published.
        </p>
      </Card>
      <ActionBar>
        <Button tone="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden size={18} />
          Back
        </Button>
        <Button className="sm:px-8 sm:text-lg" onClick={start}>
          Start
        </Button>
      </ActionBar>
    </>
  );
}

const ALLOWANCES: readonly { readonly value: TimeAllowance; readonly label: (minutes: string) => string }[] =
  [
    { value: 'official', label: (minutes) => `${minutes} minutes, as in the exam` },
    { value: 'longer', label: (minutes) => `${minutes} minutes, for people who need more time` },
    { value: 'untimed', label: () => 'No clock' },
  ];

/** `97½`: half as much again of an odd number. */
function minutesText(minutes: number): string {
  return `${Math.floor(minutes)}${Number.isInteger(minutes) ? '' : '½'}`;
}

/** What one presses while it is sat, with what it means. */
function DutchButtons({ noun }: { readonly noun: Noun }) {
  const { name, many } = DUTCH_NOUNS[noun];
  const words = [
    ['Volgende', 'next'],
    ['Vorige', 'back'],
    [`${name} markeren`, 'mark it, to look at it again'],
    [`Alle ${many}`, `all ${noun}s`],
    ['Inleveren', 'hand in'],
    ['Stoppen', 'stop, and continue later or hand in'],
  ] as const;
  return words.map(([dutch, english], place) => (
    <Fragment key={dutch}>
      {place > 0 && ', '}
      <strong lang="nl">{dutch}</strong> ({english})
    </Fragment>
  ));
}

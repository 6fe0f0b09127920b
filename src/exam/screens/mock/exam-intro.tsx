import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { allowedMs, seenQuestions, type Desk, type TimeAllowance } from '#exam/engine/desk.ts';
import type { ExamFormat } from '#exam/engine/exam-format.ts';
import {
  DUTCH_NOUNS,
  type Asked,
  type DeskMove,
  type MockExam,
  type Noun,
  type PartIntro,
} from './mock-part.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { tabName } from '#ui/screen.ts';
import { RadioGroup } from '#ui/radio-group.tsx';

interface ExamIntroProps<On extends Asked> {
  readonly mock: PartIntro & { readonly opening?: unknown };
  readonly exam: MockExam<On>;
  readonly desk: Pick<Desk, 'past'>;
  readonly send: (move: DeskMove<On>) => unknown;
  readonly onBack: () => void;
}

/** What one should know before the clock runs (MOC-02), and how much time one takes (MOC-05). */
export function ExamIntro<On extends Asked>({ mock, exam, desk, send, onBack }: ExamIntroProps<On>) {
  const { i18n, t } = useLingui();
  const { page, random } = usePlatform();
  const [allowance, setAllowance] = useState<TimeAllowance>('official');
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, exam.id, { atFirst: true });
  const { format } = exam;
  const title = i18n._(exam.title);
  const { part, noun, rules, Choices } = mock;
  const isNamedAsPage = exam.title === part.phrases.mockExam;
  const formatMs = format.minutes * MINUTE_MS;
  const start = () =>
    send({
      kind: 'sitting-started',
      id: page.newId(),
      examId: exam.id,
      paper: exam.paper(seenQuestions(desk), random),
      allowance,
      formatMs,
      view: { kind: mock.opening === undefined ? 'question' : 'divider', place: 0 },
    });
  return (
    <>
      <Card className="flex flex-col gap-5">
        <h2
          ref={heading}
          {...tabName(title)}
          tabIndex={-1}
          className={isNamedAsPage ? 'sr-only' : 'text-xl font-bold outline-none'}
        >
          {isNamedAsPage ? (
            title
          ) : (
            <Trans>
              {{ name: i18n._(part.name) }}, {title}
            </Trans>
          )}
        </h2>
        <FormatText format={format} />
        <HowItGoes noun={noun} rules={rules} />
        <RadioGroup
          legend={t({ message: 'Time', context: 'how long an exam takes' })}
          name="allowance"
          options={ALLOWANCES.map(({ value, label }) => ({
            value,
            label: i18n._(label(minutesText((allowedMs(formatMs, value) ?? 0) / MINUTE_MS))),
          }))}
          value={allowance}
          onChange={setAllowance}
        />
        {allowance !== 'official' && (
          <p className="text-ink-soft">
            <Trans>Your result will say so.</Trans>
          </p>
        )}
        {Choices !== undefined && <Choices />}
        <NormText format={format} />
      </Card>
      <ActionBar>
        <Button tone="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden size={18} />
          <Trans>Back</Trans>
        </Button>
        <Button className="sm:px-8 sm:text-lg" onClick={start}>
          <Trans>Start</Trans>
        </Button>
      </ActionBar>
    </>
  );
}

/** How one works through it. */
function HowItGoes({ noun, rules }: Pick<PartIntro, 'noun' | 'rules'>) {
  const { i18n } = useLingui();
  return (
    <ul className="flex list-disc flex-col gap-2 ps-6">
      {rules.map((rule) => (
        <li key={rule.id}>{i18n._(rule)}</li>
      ))}
      <li>
        {noun === 'question' ? (
          <Trans>
            The exam itself is in Dutch, and so are its buttons: <DutchButtons noun={noun} />. The list of all
            questions is where you hand in.
          </Trans>
        ) : (
          <Trans>
            The exam itself is in Dutch, and so are its buttons: <DutchButtons noun={noun} />. The list of all
            tasks is where you hand in.
          </Trans>
        )}
      </li>
      <li>
        {noun === 'question' ? (
          <Trans>You can go back, mark questions, and change every answer until you hand in.</Trans>
        ) : (
          <Trans>You can go back, mark tasks, and change every answer until you hand in.</Trans>
        )}
      </li>
      <li>
        <Trans>There are no lives and no tips. You see how it went after you hand in.</Trans>
      </li>
      <li>
        <Trans>
          The clock does not stop, not even when you close the app. Your answers are saved immediately. When
          the time is over, the exam is handed in for you.
        </Trans>
      </li>
    </ul>
  );
}

function FormatText({ format }: { readonly format: ExamFormat }) {
  const { i18n } = useLingui();
  const { noun, minutes } = format;
  return (
    <p className="text-lg">
      {noun === 'question' ? (
        <Trans>
          <Plural value={format.count} one="# question" other="# questions" /> in {minutes} minutes:{' '}
          {{ made: i18n._(format.made) }}.
        </Trans>
      ) : (
        <Trans>
          <Plural value={format.count} one="# task" other="# tasks" /> in {minutes} minutes:{' '}
          {{ made: i18n._(format.made) }}.
        </Trans>
      )}
    </p>
  );
}

function NormText({ format: { noun, enough } }: { readonly format: ExamFormat }) {
  return (
    <p className="text-sm text-ink-soft">
      {noun === 'question' ? (
        <Trans>Our own pass mark is {enough} right answers. DUO does not publish one.</Trans>
      ) : (
        <Trans>Our own pass mark is {enough} points. DUO does not publish one.</Trans>
      )}
    </p>
  );
}

const ALLOWANCES: readonly {
  readonly value: TimeAllowance;
  readonly label: (minutes: string) => MessageDescriptor;
}[] = [
  { value: 'official', label: (minutes) => msg`${minutes} minutes, as in the exam` },
  { value: 'longer', label: (minutes) => msg`${minutes} minutes, for people who need more time` },
  { value: 'untimed', label: () => msg`No clock` },
];

/** `97½`: half as much again of an odd number. */
function minutesText(minutes: number): string {
  return `${Math.floor(minutes)}${Number.isInteger(minutes) ? '' : '½'}`;
}

/** What one presses while it is sat, with what it means; where the app speaks Dutch, most say that themselves. */
function DutchButtons({ noun }: { readonly noun: Noun }) {
  const { t } = useLingui();
  const { name, many } = DUTCH_NOUNS[noun];
  const dutchAll = `Alle ${many}`;
  const words = [
    ['Volgende', t`next`],
    ['Vorige', t`back`],
    [`${name} markeren`, t`mark it, to look at it again`],
    [dutchAll, noun === 'question' ? t`all questions` : t`all tasks`],
    ['Inleveren', t`hand in`],
    ['Stoppen', t`stop, and continue later or hand in`],
  ] as const;
  return words.map(([dutch, translation], place) => (
    <Fragment key={dutch}>
      {place > 0 && ', '}
      <strong lang="nl" dir="ltr">
        {dutch}
      </strong>
      {translation.toLowerCase() !== dutch.toLowerCase() && ` (${translation})`}
    </Fragment>
  ));
}

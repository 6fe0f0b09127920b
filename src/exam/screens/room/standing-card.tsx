import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExamPart, ExamTask } from '#exam/part.ts';
import { examTitle } from '#exam/screens/mock/exam-list.ts';
import { ExamWhen } from '#learning/components/exam-when.tsx';
import { roundedRange } from '#learning/readiness-parts.ts';
import type { ComingExam } from '#learning/rules/exam-dates.ts';
import type { MockResult } from '#learning/rules/mock-results.ts';
import type { Readiness } from '#learning/rules/readiness.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { route, type RouteLink } from '#routes/routes.ts';
import { buttonClass, textLinkClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { wrongIn, type NextStep } from './next-step.ts';
import { scoreText } from './score-text.ts';

interface StandingCardProps {
  readonly part: ExamPart;
  /** Null: no date is known. */
  readonly exam: ComingExam | null;
  /** `2026-11-27`, where the person is. */
  readonly today: string;
  readonly readiness: Readiness | null;
  /** The newest first. */
  readonly results: readonly MockResult[];
  readonly step: NextStep;
}

/** Where one stands, and the one next step. */
export function StandingCard({ part, exam, today, readiness, results, step }: StandingCardProps) {
  const { i18n } = useLingui();
  const [last] = results;
  const score = last && i18n._(scoreText(part, last));
  return (
    <Card className="flex max-w-2xl flex-col gap-4">
      <ul className="flex flex-col gap-1 text-lg">
        <li>
          {exam === null ? (
            <AppLink to={PATHS.settings} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
              <Trans>Set the day of your exam</Trans>
            </AppLink>
          ) : (
            <ExamWhen exam={exam} today={today}>
              <Trans>Your exam</Trans>
            </ExamWhen>
          )}
        </li>
        {last !== undefined && (
          <li>
            <Trans>
              Last mock exam: <strong>{score}</strong>
            </Trans>
          </li>
        )}
        {readiness?.kind === 'range' && (
          <li>
            <RangeText task={part.task} readiness={readiness} />
          </li>
        )}
      </ul>
      <Step part={part} step={step} />
    </Card>
  );
}

interface RangeTextProps {
  readonly task: ExamTask;
  readonly readiness: Extract<Readiness, { kind: 'range' }>;
}

function RangeText({ task, readiness: { range } }: RangeTextProps) {
  const { from, to } = roundedRange(range);
  switch (task) {
    case 'choose':
      return (
        <Trans>
          You would probably get between {from} and {to}% of the questions right
        </Trans>
      );
    case 'write':
      return (
        <Trans>
          You would probably get between {from} and {to}% of the texts with what the task asks for
        </Trans>
      );
    case 'speak':
      return (
        <Trans>
          You would probably get between {from} and {to}% of the questions answered aloud
        </Trans>
      );
  }
}

function Step({ part, step }: { readonly part: ExamPart; readonly step: NextStep }) {
  const { i18n } = useLingui();
  const { link, text, why } = stepTexts(part, step, i18n);
  return (
    <div className="flex flex-col items-start gap-2">
      <AppLink to={link} className={buttonClass({ className: 'sm:px-8 sm:text-lg' })}>
        {text}
        <ArrowRight aria-hidden size={18} className="shrink-0" />
      </AppLink>
      <p className="text-ink-soft">{why}</p>
    </div>
  );
}

function stepTexts(
  part: ExamPart,
  step: NextStep,
  i18n: I18n,
): { readonly link: RouteLink; readonly text: ReactNode; readonly why: ReactNode } {
  const { slug, phrases, formats, task, work } = part;
  switch (step.kind) {
    case 'resume':
      return {
        link: route('mockExam', { kind: 'part', part: slug }),
        text: <Trans>Continue your mock exam</Trans>,
        why: <Trans>You began it and did not hand it in. If it has a clock, that is still running.</Trans>,
      };
    case 'begin':
      return {
        link: work.link,
        text: i18n._(phrases.practise),
        why:
          task === 'choose' ? (
            <Trans>Without a clock, with the answer after each question.</Trans>
          ) : (
            <Trans>Begin with one task.</Trans>
          ),
      };
    case 'practise': {
      const { topic, ...went } = step.weak;
      const { right, asked } = went;
      return {
        link: topic.link,
        text: (
          <span>
            <Trans>
              Practise: <MarkedText text={topic.shortTitle ?? topic.title} />
            </Trans>
          </span>
        ),
        why:
          task === 'choose' ? (
            <Trans>
              You got {{ wrong: wrongIn(went) }} of {asked} wrong here. These are other questions.
            </Trans>
          ) : task === 'write' ? (
            <Trans>
              {right} of {asked} texts good enough. These are other tasks.
            </Trans>
          ) : (
            <Trans>
              {right} of {asked} answers good enough. These are other tasks.
            </Trans>
          ),
      };
    }
    case 'sit':
      return {
        link: route('mockExam', { kind: 'intro', part: slug, examId: step.examId }),
        // The only exam of a part has no name of its own.
        text:
          part.mock.isDrawn === true ? (
            <Trans>Mock exam, {{ minutes: formats.official.minutes }} minutes</Trans>
          ) : (
            <Trans>
              Mock exam: {{ exam: i18n._(examTitle(part, step.examId)) }},{' '}
              {{ minutes: formats.official.minutes }} minutes
            </Trans>
          ),
        why: i18n._(whyToSit(part, step.isAgain)),
      };
  }
}

function whyToSit({ mock }: ExamPart, isAgain: boolean): MessageDescriptor {
  if (!isAgain) return msg`It shows how good you are now, as on the day of the exam.`;
  return mock.isDrawn === true
    ? msg`Each time with other questions, as long as there are any.`
    : msg`You have done all exams. This is the one that was longest ago.`;
}

import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExamPart } from '#exam/part.ts';
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
import { RIGHT, scoreText } from './score-text.ts';

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
  const [last] = results;
  return (
    <Card className="flex max-w-2xl flex-col gap-4">
      <ul className="flex flex-col gap-1 text-lg">
        <li>
          {exam === null ? (
            <AppLink to={PATHS.settings} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
              Set the day of your exam
            </AppLink>
          ) : (
            <ExamWhen exam={exam} today={today}>
              <Trans>Your exam</Trans>
            </ExamWhen>
          )}
        </li>
        {last !== undefined && (
          <li>
            Last mock exam: <strong>{scoreText(part, last)}</strong>
          </li>
        )}
        {readiness?.kind === 'range' && <li>{rangeText(part, readiness)}</li>}
      </ul>
      <Step part={part} step={step} />
    </Card>
  );
}

/** `Between 60 and 75% of the questions right` */
function rangeText(part: ExamPart, { range }: Extract<Readiness, { kind: 'range' }>): string {
  const { from, to } = roundedRange(range);
  return `You would probably get between ${from} and ${to}% ${part.readiness.ofWhat}`;
}

function Step({ part, step }: { readonly part: ExamPart; readonly step: NextStep }) {
  const { link, text, why } = stepTexts(part, step);
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
): { readonly link: RouteLink; readonly text: ReactNode; readonly why: string } {
  const { slug, inSentence, formats, task, work } = part;
  switch (step.kind) {
    case 'resume':
      return {
        link: route('mockExam', { kind: 'part', part: slug }),
        text: 'Resume your mock exam',
        why: 'You began it and did not hand it in. If it has a clock, that is still running.',
      };
    case 'begin':
      return {
        link: work.link,
        text: `Practise ${inSentence}`,
        why:
          task === 'choose'
            ? 'Without a clock, with the answer after each question.'
            : 'Begin with one task.',
      };
    case 'practise': {
      const { topic, ...went } = step.weak;
      return {
        link: topic.link,
        text: (
          <span>
            Practise: <MarkedText text={topic.shortTitle ?? topic.title} />
          </span>
        ),
        why:
          task === 'choose'
            ? `You missed ${wrongIn(went)} of ${went.asked} here. These are other questions.`
            : `${went.right} of ${went.asked} ${RIGHT[task]}. These are other tasks.`,
      };
    }
    case 'sit':
      return {
        link: route('mockExam', { kind: 'intro', part: slug, examId: step.examId }),
        text: `Mock exam: ${examTitle(part, step.examId)}, ${formats.official.minutes} minutes`,
        why: whyToSit(part, step.isAgain),
      };
  }
}

function whyToSit({ mock }: ExamPart, isAgain: boolean): string {
  if (!isAgain) return 'It shows where you stand, as on the day of the exam.';
  return mock.isDrawn === true
    ? 'Each time with other questions, as long as there are any.'
    : 'You have done all exams. This is the one that was longest ago.';
}

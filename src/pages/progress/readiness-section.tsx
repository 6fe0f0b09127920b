import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Projection } from '#learning/rules/projection.ts';
import { FULL_DAYS, HALVED_AFTER_DAYS } from '#learning/rules/readiness.ts';
import { dayMonthText } from '#lib/formatted-days.ts';
import { listText, numberText } from '#lib/formatted.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import { readinessOfParts, roundedRange, type ReadinessOfPart } from '#learning/readiness-parts.ts';
import { resultsOfPart } from '#learning/mock-exams.ts';
import type { MockResult } from '#learning/rules/mock-results.ts';
import { isUnderWay } from '#learning/kept-exams.ts';
import { useMockExams } from '#learning/components/use-mock-exams.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { route } from '#routes/routes.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { textLinkClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface ReadinessSectionProps {
  readonly catalogue: Catalogue;
  readonly projection: Projection;
  /** Calculated again each day: answers age. */
  readonly today: string;
}

/** How ready a person may be for each part of the exam: a range, or nothing before there is enough (MEM-11). */
export function ReadinessSection(props: ReadinessSectionProps) {
  const parts = useReadiness(props);
  const exams = useMockExams();
  return (
    <section aria-labelledby="progress-readiness" className="flex flex-col gap-4">
      <h2 id="progress-readiness" className="text-xl font-bold">
        <Trans>Ready for the exam?</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          How many questions like these you would probably get right now. It is a range, because nobody can
          know it exactly. DUO does not say how many right answers you need to pass.
        </Trans>
      </p>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {parts.map(({ part, readiness }) => (
          <PartCard
            key={part.id}
            part={part}
            readiness={readiness}
            mock={resultsOfPart(props.projection, part, exams)[0]}
            isSat={isUnderWay(exams, part.id)}
          />
        ))}
      </ul>
      <HowItIsWorkedOut />
    </section>
  );
}

function useReadiness({ catalogue, projection, today }: ReadinessSectionProps): readonly ReadinessOfPart[] {
  const { clock } = usePlatform();
  const { parts } = useCourse();
  return useMemo(
    () => readinessOfParts(projection, parts, catalogue, clock.now()),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- today: answers grow old
    [catalogue, projection, parts, clock, today],
  );
}

interface PartCardProps extends ReadinessOfPart {
  /** The newest one. */
  readonly mock: MockResult | undefined;
  /** A mock exam of it is under way. */
  readonly isSat: boolean;
}

function PartCard({ part, readiness, mock, isSat }: PartCardProps) {
  const { i18n } = useLingui();
  const {
    name,
    room,
    slug,
    readiness: { note },
  } = part;
  const missing = readiness.kind === 'too-few' ? numberText(readiness.missing, i18n.locale) : '';
  return (
    <Card as="li" className="flex flex-col gap-2">
      <h3 className="font-bold">{i18n._(name)}</h3>
      {readiness.kind === 'too-few' ? (
        <p>
          {readiness.seen === 0 ? (
            <Trans>
              No answers yet: too few to tell. <strong>{missing} more</strong> are needed.
            </Trans>
          ) : (
            <Trans>
              Only <Plural value={readiness.seen} one="# different question" other="# different questions" />{' '}
              yet: too few to tell. <strong>{missing} more</strong> are needed.
            </Trans>
          )}
        </p>
      ) : (
        <PartRange part={part} readiness={readiness} />
      )}
      {mock !== undefined && (
        <p>
          {mock.unrated === 0 ? (
            <Trans>
              Last mock exam, {{ day: dayMonthText(mock.endedAt, i18n.locale) }}: {{ right: mock.right }} of{' '}
              {{ asked: mock.asked }} right, {{ answered: mock.answered }} answered.
            </Trans>
          ) : (
            <Trans>
              Last mock exam, {{ day: dayMonthText(mock.endedAt, i18n.locale) }}: {{ right: mock.right }} of{' '}
              {{ asked: mock.asked }} right, {{ answered: mock.answered }} answered,{' '}
              {{ unrated: mock.unrated }} not rated yet.
            </Trans>
          )}
        </p>
      )}
      {isSat && (
        <p>
          <Trans>A mock exam is not finished.</Trans>{' '}
          <AppLink to={route('mockExam', { kind: 'part', part: slug })} className={textLinkClass}>
            <Trans>Continue: {{ exam: i18n._(part.phrases.mockExam) }}</Trans>
          </AppLink>
        </p>
      )}
      {note !== undefined && readiness.seen > 0 && <p className="text-sm text-ink-soft">{i18n._(note)}</p>}
      <AppLink to={room} className={`${textLinkClass} mt-auto flex min-h-11 items-center self-start`}>
        {i18n._(part.phrases.practise)}
      </AppLink>
    </Card>
  );
}

interface PartRangeProps extends ReadinessOfPart {
  readonly readiness: Extract<ReadinessOfPart['readiness'], { kind: 'range' }>;
}

function PartRange({ part, readiness: { range, answers, seen, inBank } }: PartRangeProps) {
  const { i18n } = useLingui();
  const { from, to } = roundedRange(range);
  return (
    <>
      <p>
        <Trans>
          <strong className="text-lg">
            Between {from} and {to}%
          </strong>{' '}
          {{ ofWhat: i18n._(part.readiness.ofWhat) }}
        </Trans>
      </p>
      <RangeBar low={from} high={to} />
      <p className="text-sm text-ink-soft">
        <Trans>
          From <Plural value={answers} one="# answer" other="# answers" /> to{' '}
          <Plural value={seen} one="# different question" other="# different questions" />. This app has{' '}
          {{ inBank: numberText(inBank, i18n.locale) }}.
        </Trans>
      </p>
    </>
  );
}

/** From nothing to all, with the range filled. The words above it say the same. */
function RangeBar({ low, high }: { low: number; high: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="h-3 w-full rtl:-scale-x-100 rounded-sm border border-line-strong"
    >
      <rect x={low} width={high - low} height="6" className="fill-brand forced-colors:fill-[CanvasText]" />
    </svg>
  );
}

function HowItIsWorkedOut() {
  const { t, i18n } = useLingui();
  const { parts } = useCourse();
  const needed = listText(
    parts.map(({ name, readiness }) => t`${{ count: readiness.questionsNeeded }} for ${name}`),
    i18n.locale,
  );
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        <Trans>How this is calculated</Trans>
      </summary>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Trans>
            Each question counts once, with your newest answer. A second answer within a day does not count,
            because you have just seen what is right.
          </Trans>
        </li>
        <li>
          <Trans>
            A question that you answered before counts half: perhaps you only remember the answer.
          </Trans>
        </li>
        <li>
          <Trans>
            After {FULL_DAYS} days an answer counts for less: half as much every {HALVED_AFTER_DAYS} days.
          </Trans>
        </li>
        <li>
          <Trans>
            For questions that you have not seen, the app looks at your first answers to others. So the range
            is wide until you have seen more questions.
          </Trans>
        </li>
        <li>
          <Trans>
            The first number is lower until you have seen as many questions as an official exam has. You may
            have to guess the others.
          </Trans>
        </li>
        <li>
          <Trans>
            The app shows nothing until you have seen enough different questions: {needed}. Where this app has
            fewer, all of them.
          </Trans>
        </li>
        <li>
          <Trans>Both numbers are rounded to 5%.</Trans>
        </li>
      </ul>
    </details>
  );
}

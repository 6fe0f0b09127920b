import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { itemsOf } from '#learning/rules/projection.ts';
import type { MockStep } from '#learning/rules/mock-plan.ts';
import type { ComingExam } from '#learning/rules/exam-dates.ts';
import { studyDays, studyMinutes } from '#learning/rules/study-days.ts';
import { starredItems } from '#learning/rules/study-past.ts';
import { AskAfterExam, AskForDates } from './ask-for-dates.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { ReadinessLine } from './readiness-line.tsx';
import { ExamDay } from './last-days.tsx';
import { NameOfTopic } from './name-of-topic.tsx';
import { PlanSection } from './plan-section.tsx';
import { ExamWhen } from '#learning/components/exam-when.tsx';
import { useLeftOff, type LeftOff } from './use-left-off.ts';
import { useNextTopics } from './use-next-topics.ts';
import { usePlan, type WorkTotals } from '#learning/components/use-plan.ts';
import { localDay } from '#lib/calendar-day.ts';
import { numberText } from '#lib/formatted.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';
import { type RouteLink, route } from '#routes/routes.ts';
import type { ReviewDayView } from '#learning/review-day-store.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';
import { useReviewDay } from '#learning/components/use-review-day.ts';
import { PlacementOffer } from '#learning/components/placement-offer.tsx';
import { useExamPart } from '#learning/components/course-context.tsx';
import { entriesOf } from '#storage/part-sittings.ts';
import { Button } from '#ui/button.tsx';
import { elementById } from '#ui/screen.ts';

/** The content for today, below the heading. */
export interface TodayProps {
  /** Drawn below today's content once that is known, so that nothing moves. */
  readonly rest: ReactNode;
}

interface TodayBlockProps extends TodayProps {
  readonly catalogue: Catalogue;
  /** Only tests pass totals other than those of the build. */
  readonly totals?: WorkTotals;
}

/** The day over everything that can be studied. */
export default function Today(props: TodayProps) {
  return <TodayBlock {...props} catalogue={useCatalogue()} />;
}

/** Below the button: three quiet lines, and everything else behind one more (MEM-20). */
export function TodayBlock({ catalogue, totals, rest }: TodayBlockProps) {
  const review = useReviewDay();
  const leftOff = useLeftOff(catalogue, review?.projection ?? null);
  const plan = usePlan(catalogue, review, { totals });
  const topics = useNextTopics(catalogue, review?.projection ?? null, plan);
  if (review === null || leftOff === null) return <TodaySkeleton />;
  const today = localDay(review.dayStart);
  return (
    <>
      <ul className="flex flex-col">
        <DueLine review={review} />
        {plan !== null && (
          <ExamLine exams={plan.exams} today={today} sinceMidnightMs={review.now - review.dayStart} />
        )}
        {plan !== null && <MockLine mock={plan.mock} leftOff={leftOff} />}
        <li className="empty:hidden">
          <AskForDates />
        </li>
        <LeftOffLine leftOff={leftOff} />
      </ul>
      {[...itemsOf(review.projection)].length === 0 && <PlacementOffer />}
      <AskAfterExam today={today} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
          {plan === null ? <Trans>More for today</Trans> : <Trans>What is in today’s plan</Trans>}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          {plan !== null && (
            <PlanSection plan={plan} review={review} topics={topics} offered={leftOff.game?.key} />
          )}
          <ReadinessLine catalogue={catalogue} review={review} />
          <StarsLine review={review} />
          <DoneLine review={review} />
        </div>
      </details>
      {rest}
    </>
  );
}

/** What is due: the number of the header and of review. */
function DueLine({ review: { day, status } }: { review: ReviewDayView }) {
  const { i18n } = useLingui();
  if (status === 'unreadable')
    return (
      <li className="py-2">
        <Trans>
          This browser can’t read your earlier answers. What you do now counts until you close this page.
        </Trans>
      </li>
    );
  return (
    <li>
      {day.toGo > 0 ? (
        <GoOn to={PATHS.review}>
          <Trans>Review: {{ toGo: numberText(day.toGo, i18n.locale) }} to go</Trans>
        </GoOn>
      ) : (
        <p className="flex min-h-11 items-center text-ink-soft">
          <Trans>No cards to review now.</Trans>
        </p>
      )}
    </li>
  );
}

interface ExamLineProps {
  readonly exams: readonly ComingExam[];
  readonly today: string;
  readonly sinceMidnightMs: number;
}

/** The next exam with its date. */
function ExamLine({ exams, today, sinceMidnightMs }: ExamLineProps) {
  const { i18n } = useLingui();
  const partOf = useExamPart();
  const [next] = exams;
  if (next === undefined) return null;
  const same = exams.filter(({ day }) => day === next.day);
  const isAll = same.length > 1 && same.length === exams.length;
  const { name, room } = partOf(next.part);
  return (
    <li className="flex min-h-11 items-center">
      {next.daysLeft === 0 ? (
        <ExamDay exam={next} isAll={isAll} sinceMidnightMs={sinceMidnightMs} />
      ) : (
        <AppLink to={isAll ? PATHS.examInfo : room} className="text-ink no-underline hover:underline">
          <ExamWhen exam={next} today={today}>
            {isAll ? <Trans>Exam</Trans> : i18n._(name)}
          </ExamWhen>
        </AppLink>
      )}
    </li>
  );
}

/** A day with a mock exam is longer than the minutes chosen: it says so before it begins (PTH-07). */
function MockLine({ mock, leftOff: { games } }: { mock: MockStep | null; leftOff: LeftOff }) {
  const { i18n } = useLingui();
  const partOf = useExamPart();
  if (mock === null || mock.isDone) return null;
  const part = partOf(mock.exam.part);
  if (games.some(({ key }) => key === entriesOf(part).exams.key)) return null;
  return (
    <li className="flex min-h-11 items-center">
      <span>
        <Trans>
          Today: {{ exam: i18n._(part.phrases.aMockExam) }},{' '}
          <Plural value={mock.minutes} one="# minute" other="# minutes" />
        </Trans>
      </span>
    </li>
  );
}

/** A game under way or the list that was practised last; put away, it stays away until it is another one. */
function LeftOffLine({ leftOff: { game, isLookedUp, topic, putAway } }: { leftOff: LeftOff }) {
  const { i18n } = useLingui();
  const shown = game
    ? { id: game.key, link: game.link, name: i18n._(game.notFinished) }
    : topic && { id: topic.id, link: topic.link, name: <NameOfTopic topic={topic} /> };
  // Its room is kept while it is looked up.
  if (shown === null) return isLookedUp && <li className="min-h-11" />;
  return (
    <li className="flex items-center justify-between gap-2 sm:justify-start">
      <GoOn to={shown.link}>{shown.name}</GoOn>
      <Button
        tone="quiet"
        className="-me-3"
        onClick={() => {
          putAway(shown.id);
          elementById('main')?.focus({ preventScroll: true });
        }}
      >
        <X aria-hidden size={18} />
        <span className="sr-only">
          <Trans>Hide this</Trans>
        </span>
      </Button>
    </li>
  );
}

/** Starred words as a deck (MEM-21). */
function StarsLine({ review: { projection } }: { review: ReviewDayView }) {
  const { length } = starredItems(projection);
  if (length === 0) return null;
  return (
    <GoOn to={route('vocabulary', { kind: 'deck', deck: { of: 'stars' } })}>
      <Trans>
        My stars: <Plural value={length} one="# card" other="# cards" />
      </Trans>
    </GoOn>
  );
}

function GoOn({ to, children }: { readonly to: RouteLink; readonly children: ReactNode }) {
  return (
    <AppLink
      to={to}
      className="flex min-h-11 items-center gap-2 font-semibold text-brand no-underline hover:underline"
    >
      <span>{children}</span>
      <ArrowRight aria-hidden size={18} className="shrink-0" />
    </AppLink>
  );
}

function DoneLine({ review: { projection, dayStart } }: { review: ReviewDayView }) {
  const today = studyDays(projection, localDay, dayStart).get(localDay(dayStart));
  if (today === undefined) return null;
  const minutes = studyMinutes(today.durationMs);
  return (
    <p className="border-t border-line pt-3 text-ink-soft">
      <Trans>
        Done today: <Plural value={today.answers} one="# answer" other="# answers" /> in{' '}
        <Plural value={minutes} one="# minute" other="# minutes" />.
      </Trans>
    </p>
  );
}

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { studyDays } from '#learning/rules/study-days.ts';
import { starredItems } from '#learning/rules/study-past.ts';
import { AskAfterExam, AskForDates } from './ask-for-dates.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { ReadinessLine } from './readiness-line.tsx';
import { PlanSection } from './plan-section.tsx';
import { useLeftOff, type LeftOff } from './use-left-off.ts';
import { useNextTopics, type NextTopics } from './use-next-topics.ts';
import { usePlan, type DayPlan, type WorkTotals } from '#learning/components/use-plan.ts';
import { mockLink, mockText, taskText, workLink } from './plan-texts.ts';
import { localDay } from '#lib/calendar-day.ts';
import { counted } from '#lib/counted.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import { WORDS_AT_A_TIME } from '#learning/rules/next-words.ts';
import { PATHS } from '#routes/paths.ts';
import { type RouteLink, route } from '#routes/routes.ts';
import type { ReviewDayView } from '#learning/review-day-store.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import type { ExamPart } from '#exam/part.ts';
import { useExamPart } from '#learning/components/course-context.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';
import { useReviewDay } from '#learning/components/use-review-day.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

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

/** What to do today, with one button to begin (MEM-20). */
export function TodayBlock({ catalogue, totals, rest }: TodayBlockProps) {
  const review = useReviewDay();
  const leftOff = useLeftOff(catalogue, review?.projection ?? null);
  const plan = usePlan(catalogue, review, { totals });
  const topics = useNextTopics(catalogue, review?.projection ?? null, plan);
  if (review === null) return <TodaySkeleton />;
  return (
    <>
      <NowCard review={review} leftOff={leftOff} plan={plan} topics={topics} />
      <AskAfterExam today={localDay(review.dayStart)} />
      {plan !== null && <PlanSection plan={plan} review={review} topics={topics} />}
      <ReadinessLine catalogue={catalogue} review={review} />
      <AskForDates />
      {rest}
    </>
  );
}

interface NowCardProps {
  readonly review: ReviewDayView;
  readonly leftOff: LeftOff | null;
  readonly plan: DayPlan | null;
  readonly topics: NextTopics;
}

function NowCard({ review, leftOff, plan, topics }: NowCardProps) {
  const { title, label, link } = nextStep(review, plan, topics, useExamPart());
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-2xl font-bold">{title}</h2>
        <p>{reviewText(review)}</p>
      </div>
      <AppLink to={link} className={buttonClass({ className: 'w-full sm:w-auto sm:self-start' })}>
        {label}
      </AppLink>
      <LeftOffLine leftOff={leftOff} />
      <StarsLine review={review} />
      <DoneLine review={review} />
    </Card>
  );
}

const NEXT_WORDS = route('vocabulary', { kind: 'next', count: WORDS_AT_A_TIME });

interface Step {
  readonly title: string;
  readonly label: string;
  readonly link: RouteLink;
}

/** The next step: first what would be forgotten, then today's share, then anything. */
function nextStep(
  { day: { toGo } }: ReviewDayView,
  plan: DayPlan | null,
  topics: NextTopics,
  partOf: (id: string) => ExamPart,
): Step {
  if (toGo > 0) return { title: 'Review first', label: `Review: ${toGo} to go`, link: PATHS.review };
  if (plan?.mock?.isDone === false) {
    const part = partOf(plan.mock.exam.part);
    return { title: 'A mock exam', label: mockText(plan.mock, part), link: mockLink(part) };
  }
  const share = plan?.shares.find(({ left }) => left > 0);
  if (share !== undefined)
    return { title: 'Something new', label: taskText(share), link: workLink(share, topics) };
  const title = plan === null ? 'Something new' : 'Your plan for today is done';
  return { title, label: 'Learn new words', link: NEXT_WORDS };
}

function reviewText({ day: { waiting, next, newCount, nextAt, backlog }, status }: ReviewDayView): string {
  if (status === 'unreadable')
    return 'This browser can’t read your earlier answers. What you do now counts until you close this page.';
  if (backlog !== null)
    return `${backlog.cards} cards wait. They are spread over ${backlog.days} days, so today is no longer than other days.`;
  if (next !== null && newCount === 0) return 'What you learned comes back before you forget it.';
  if (next !== null)
    return newCount === waiting.length ? 'All of them are new cards.' : `New cards among them: ${newCount}.`;
  if (nextAt !== null)
    return 'No cards to review now. The cards that you are learning come back later today.';
  return 'No cards to review now.';
}

/** A game under way, and the list that was practised last. Keeps its height while they are looked up. */
function LeftOffLine({ leftOff }: { leftOff: LeftOff | null }) {
  const games = leftOff?.games ?? [];
  const topic = leftOff?.topic ?? null;
  return (
    <div className="flex min-h-20 flex-col border-t border-line pt-3">
      <h3 className="text-ink-soft">Where you were</h3>
      {games.map(({ key, name, link }) => (
        <GoOn key={key} to={link}>
          {name}, not finished
        </GoOn>
      ))}
      {topic !== null && (
        <GoOn to={topic.link}>
          <MarkedText text={topic.title} />
        </GoOn>
      )}
      {leftOff !== null && topic === null && games.length === 0 && (
        <GoOn to={PATHS.vocabulary}>Vocabulary</GoOn>
      )}
    </div>
  );
}

/** Starred words as a deck (MEM-21). */
function StarsLine({ review: { projection } }: { review: ReviewDayView }) {
  const { length } = starredItems(projection);
  if (length === 0) return null;
  return (
    <GoOn to={route('vocabulary', { kind: 'deck', deck: { of: 'stars' } })}>
      My stars: {counted(length, 'card')}
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
  const minutes = Math.max(1, Math.round(today.durationMs / MINUTE_MS));
  return (
    <p className="border-t border-line pt-3 text-ink-soft">
      Done today: {counted(today.answers, 'answer')} in {counted(minutes, 'minute')}.
    </p>
  );
}

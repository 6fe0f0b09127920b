import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { studyDays } from '#domain/memory/study-past.ts';
import { TodaySkeleton, type TodayProps } from '#features/home/home-screen.tsx';
import { useLeftOff, type LeftOff } from '#features/home/use-left-off.ts';
import { localDay } from '#lib/calendar-day.ts';
import { counted } from '#lib/counted.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import type { Catalogue } from '#services/catalogue/catalogue.ts';
import { PATHS } from '#services/paths.ts';
import type { ReviewDayView } from '#services/study-log/review-day-store.ts';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { useReviewDay } from '#shared/study-log/use-review-day.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface TodayBlockProps extends TodayProps {
  readonly catalogue: Catalogue;
}

/** What there is to do today, and one button that begins (MEM-20). */
export function TodayBlock({ catalogue, rest }: TodayBlockProps) {
  const review = useReviewDay();
  const leftOff = useLeftOff(catalogue, review?.projection ?? null);
  if (review === null) return <TodaySkeleton />;
  return (
    <>
      <NowCard review={review} leftOff={leftOff} />
      {rest}
    </>
  );
}

interface NowCardProps {
  readonly review: ReviewDayView;
  readonly leftOff: LeftOff | null;
}

function NowCard({ review, leftOff }: NowCardProps) {
  const { waiting } = review.day;
  const step = waiting.length > 0 ? REVIEW : WORDS;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-2xl font-bold">{waiting.length > 0 ? 'Review first' : 'Learn something new'}</h2>
        <p>{reviewText(review)}</p>
      </div>
      <AppLink to={step.path} className={buttonClass({ className: 'w-full sm:w-auto sm:self-start' })}>
        {waiting.length > 0 ? `Review ${counted(waiting.length, 'card')}` : step.label}
      </AppLink>
      <LeftOffLine leftOff={leftOff} />
      <DoneLine review={review} />
    </Card>
  );
}

const REVIEW = { path: PATHS.review, label: 'Review' };
const WORDS = { path: PATHS.vocabulary, label: 'Learn new words' };

function reviewText({ day: { waiting, newCount, nextAt, backlog }, status }: ReviewDayView): string {
  if (status === 'unreadable')
    return 'This browser can’t read what you studied before. What you do now counts until you close this page.';
  if (backlog !== null)
    return `${backlog.cards} cards wait. They are spread over ${backlog.days} days, so today is not more than another day.`;
  if (waiting.length > 0)
    return newCount === 0
      ? 'These are the cards that you would soon forget.'
      : `${newCount} of them ${newCount === 1 ? 'is' : 'are'} new.`;
  if (nextAt !== null) return 'No card waits now. The ones that you are learning come back later today.';
  return 'No card waits now.';
}

/** A game that was begun comes before the list that was practised last. Two lines are kept for it while it is looked up. */
function LeftOffLine({ leftOff }: { leftOff: LeftOff | null }) {
  const games = leftOff?.games ?? [];
  const topic = leftOff?.topic ?? null;
  return (
    <div className="flex min-h-24 flex-col border-t border-line pt-3">
      <h3 className="text-ink-soft">Where you were</h3>
      {games.map(({ name, page }) => (
        <GoOn key={page} to={page}>
          {name}, not finished
        </GoOn>
      ))}
      {topic !== null && games.length === 0 && (
        <GoOn to={topic.page} view={topic.view} hash={topic.hash}>
          <MarkedText text={topic.title} />
        </GoOn>
      )}
      {leftOff !== null && topic === null && games.length === 0 && (
        <GoOn to={PATHS.vocabulary}>Vocabulary</GoOn>
      )}
    </div>
  );
}

function GoOn(link: Pick<ComponentProps<typeof AppLink>, 'to' | 'view' | 'hash' | 'children'>) {
  const { children, ...target } = link;
  return (
    <AppLink
      {...target}
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

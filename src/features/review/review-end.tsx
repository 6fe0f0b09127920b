import { forecast, leeches, type ReviewCard } from '#domain/memory/review-day.ts';
import type { Review } from '#features/review/use-review.ts';
import { counted } from '#lib/counted.ts';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { PATHS } from '#services/paths.ts';
import { FORECAST_DAYS, ReviewForecast } from '#shared/study-log/review-forecast.tsx';
import { useStudyLog } from '#shared/study-log/study-log-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Nothing waits: calm, and what comes when. */
export default function ReviewEnd({ review }: { review: Review }) {
  const { cards, day, dayStart, itemOf, limits } = review;
  const days = forecast(cards, dayStart, FORECAST_DAYS, limits.reviews);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <p className="text-2xl font-bold">{day.nextAt === null ? 'Done for today.' : 'Done for now.'}</p>
        <p className="text-lg">
          {day.nextAt !== null && `The next card comes back at ${timeText(day.nextAt)}. `}
          {days[1]?.cards ?? 0} tomorrow.
        </p>
        {day.answeredToday > 0 && (
          <p className="text-ink-soft">You answered {counted(day.answeredToday, 'card')} today.</p>
        )}
      </div>
      <AppLink to={PATHS.vocabulary} className={buttonClass({ className: 'self-start' })}>
        Learn new words
      </AppLink>
      <Leeches cards={leeches(cards)} itemOf={itemOf} />
      <ReviewForecast days={days} />
    </div>
  );
}

function timeText(instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(instant);
}

interface LeechesProps {
  readonly cards: readonly ReviewCard[];
  readonly itemOf: (itemId: string) => CatalogueItem | null;
}

/** What was forgotten again and again wants another way to be learned, or to be left out (MEM-07). */
function Leeches({ cards, itemOf }: LeechesProps) {
  const studyLog = useStudyLog();
  if (cards.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">Hard to keep</h2>
      <p className="text-ink-soft">
        You forgot these many times. Say the sentence aloud, make one of your own, or leave the word out for
        now.
      </p>
      <ul className="flex flex-col gap-3">
        {cards.map(({ id, itemId }) => {
          const item = itemOf(itemId);
          if (item === null) return null;
          return (
            <Card key={id} as="li" className="flex flex-col items-start gap-2">
              <p className="font-bold">
                <span lang="nl">{item.dutch}</span>
                {item.english !== null && <span className="font-normal"> · {item.english}</span>}
              </p>
              {item.explanation !== null && (
                <p>
                  <MarkedText text={item.explanation} />
                </p>
              )}
              <Button tone="secondary" onClick={() => void studyLog.changeReview('suspended', itemId)}>
                Leave out<span className="sr-only">: {item.dutch}</span>
              </Button>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { forecast } from '#learning/rules/forecast.ts';
import { daysNotKnown, leeches } from '#learning/rules/leeches.ts';
import LeechHelp from './leech-help.tsx';
import type { Review } from './use-review.ts';
import { timeText } from '#lib/formatted-days.ts';
import { localDay } from '#lib/calendar-day.ts';
import { numberText } from '#lib/formatted.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { WORDS_AT_A_TIME } from '#learning/rules/next-words.ts';
import { route } from '#routes/routes.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { FORECAST_DAYS, ReviewForecast } from '#learning/components/review-forecast.tsx';
import { Dutch } from '#ui/dutch.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Meaning } from '#components/meaning.tsx';

/** Nothing is due: says so, and when what comes next. */
export default function ReviewEnd({ review }: { review: Review }) {
  const { i18n } = useLingui();
  const { cards, day, dayStart, now, limits } = review;
  const days = forecast(cards, limits, now, dayStart, FORECAST_DAYS);
  const tomorrow = numberText(days[1]?.cards ?? 0, i18n.locale);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <p className="text-2xl font-bold">
          {day.nextAt === null ? <Trans>Done for today.</Trans> : <Trans>Done for now.</Trans>}
        </p>
        <p className="text-lg">
          {day.nextAt === null ? (
            <Trans>{tomorrow} tomorrow.</Trans>
          ) : (
            <Trans>
              The next card comes back at {{ time: timeText(day.nextAt, i18n.locale) }}. {tomorrow} tomorrow.
            </Trans>
          )}
        </p>
        {day.resting > 0 && (
          <p>
            <Plural
              value={day.resting}
              one="# card was hard today and comes back tomorrow."
              other="# cards were hard today and come back tomorrow."
            />
          </p>
        )}
        {day.answeredToday > 0 && (
          <p className="text-ink-soft">
            <Trans>
              You answered <Plural value={day.answeredToday} one="# card" other="# cards" /> today.
            </Trans>
          </p>
        )}
      </div>
      <AppLink
        to={route('vocabulary', { kind: 'next', count: WORDS_AT_A_TIME })}
        className={buttonClass({ className: 'self-start' })}
      >
        <Trans>Learn new words</Trans>
      </AppLink>
      <Leeches review={review} />
      <LeftOut review={review} />
      <ReviewForecast days={days} />
    </div>
  );
}

/** What was forgotten again and again should be learned another way, or left out (MEM-07). */
function Leeches({ review: { cards, itemOf, related, leaveOut } }: { review: Review }) {
  const hard = leeches(cards, localDay);
  if (hard.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">
        <Trans>Hard to remember</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {hard.map((card) => {
          const item = itemOf(card.itemId);
          if (item === null) return null;
          return (
            <li key={card.id}>
              <details>
                <summary className="min-h-11 cursor-pointer py-2">
                  <ItemName item={item} />
                </summary>
                <LeechHelp
                  item={item}
                  daysNotKnown={daysNotKnown(card, localDay)}
                  related={related}
                  onLeftOut={leaveOut}
                />
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What was left out and can be put back (MEM-07). */
function LeftOut({ review: { leftOut, itemOf, takeIn } }: { review: Review }) {
  if (leftOut.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">
        <Trans>Left out</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>Review does not ask these until you put them back.</Trans>
      </p>
      <ul className="flex flex-col gap-2">
        {leftOut.map((itemId) => {
          const item = itemOf(itemId);
          if (item === null) return null;
          const { dutch } = item;
          return (
            <li key={itemId} className="flex flex-wrap items-center justify-between gap-2">
              <ItemName item={item} />
              <Button tone="secondary" onClick={() => takeIn(itemId)}>
                <Trans>
                  Put back in review
                  <span className="sr-only">
                    : <Dutch>{dutch}</Dutch>
                  </span>
                </Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ItemName({ item }: { item: CatalogueItem }) {
  return (
    <span>
      <b lang="nl">{item.dutch}</b>
      {item.meaning !== null && ' · '}
      <Meaning of={item} />
    </span>
  );
}

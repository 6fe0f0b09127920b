import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { daysNotKnown, isLeech } from '#learning/rules/leeches.ts';
import { withSentenceFor } from '#learning/example-of-item.ts';
import type LeechHelp from './leech-help.tsx';
import { LATER_CARDS, ReviewCardView } from '#practice/components/card/review-card-view.tsx';
import type ReviewEnd from './review-end.tsx';
import { type Review, useReview } from './use-review.ts';
import { localDay } from '#lib/calendar-day.ts';
import { listText, numberText } from '#lib/formatted.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import { useCatalogue } from '#learning/components/use-catalogue.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { catalogueItems } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { PATHS } from '#routes/paths.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { REVIEW_SCOPE } from '#storage/review-values.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

/** Loaded ahead: it follows the day's last card. */
const reviewEnd = lazyCode<ComponentProps<typeof ReviewEnd>>(() => import('./review-end.tsx'));
const leechHelp = lazyCode<ComponentProps<typeof LeechHelp>>(() => import('./leech-help.tsx'));
const LATER_PARTS = [...LATER_CARDS, reviewEnd, leechHelp];

/** `/review`, over everything that can be studied. */
export default function ReviewPage() {
  return <ReviewScreen catalogue={useCatalogue()} />;
}

/** What is due today, card by card (MEM-05 to MEM-07). */
export function ReviewScreen({ catalogue }: { catalogue: Catalogue }) {
  const review = useReview(catalogue);
  useFetchedAhead(LATER_PARTS);
  const { card, cards, status, undo } = review;
  const found = card === null ? null : review.itemOf(card.itemId);
  const stabilityDays = card?.schedule?.stabilityDays ?? 0;
  // The same one at each drawing: with another one the question begins anew, without what was typed.
  const item = useMemo(() => found && withSentenceFor(stabilityDays, found), [found, stabilityDays]);
  useShortcuts({ z: () => undo?.() });
  return (
    <div className="stage-page mx-auto w-full max-w-2xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl font-bold">
          <Trans>Review</Trans>
        </h1>
        {undo !== null && (
          <Button tone="quiet" onClick={undo}>
            <Undo2 aria-hidden size={18} />
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      <Notices review={review} />
      {status === 'reading' ? (
        <>
          <output className="text-ink-soft">
            <Trans>Loading your answers …</Trans>
          </output>
          <Skeleton className="h-72" />
        </>
      ) : card !== null && item !== null ? (
        <>
          <TodayLine review={review} />
          <ReviewCardView
            key={review.showing}
            card={card}
            item={item}
            returns={review.returns()}
            dayStart={review.dayStart}
            takesFocus={review.showing > 1}
            help={
              isLeech(card, localDay) && (
                <LazyView
                  code={leechHelp}
                  props={{
                    item,
                    daysNotKnown: daysNotKnown(card, localDay),
                    related: review.related,
                    isExampleAbove: true,
                    onLeftOut: review.leaveOut,
                  }}
                />
              )
            }
            onAnswered={review.answer}
            onNothingHeard={review.leaveOutHeard}
          />
        </>
      ) : cards.length === 0 && review.leftOut.length === 0 ? (
        <NothingYet />
      ) : (
        <LazyView code={reviewEnd} props={{ review }} placeholder={<Skeleton className="h-72" />} />
      )}
    </div>
  );
}

function Notices({ review }: { review: Review }) {
  const { status, missing, retry, justLeftOut, itemOf, takeIn } = review;
  const leftOutDutch = justLeftOut === null ? '' : itemOf(justLeftOut)?.dutch;
  return (
    <>
      {status === 'unreadable' && (
        <Alert tone="danger">
          <Trans>
            This browser can’t read your earlier answers, perhaps because this is a private window. What you
            answer now counts until you close this page.
          </Trans>
        </Alert>
      )}
      {justLeftOut !== null && (
        <Alert tone="info">
          <p>
            <Trans>
              <b lang="nl">{leftOutDutch}</b> is left out. Review does not ask it until you put it back.
            </Trans>
          </p>
          <Button tone="secondary" className="mt-2" onClick={() => takeIn(justLeftOut)}>
            <Trans>Undo</Trans>
          </Button>
        </Alert>
      )}
      {missing > 0 && (
        <Alert tone="danger">
          <p>
            <Trans>
              <Plural value={missing} one="# card" other="# cards" /> can’t be loaded now. Check your
              connection.
            </Trans>
          </p>
          <Button tone="secondary" className="mt-2" onClick={retry}>
            <Trans>Try Again</Trans>
          </Button>
        </Alert>
      )}
    </>
  );
}

/** How much there is to do, and why not more. */
function TodayLine({ review: { day, itemOf } }: { review: Review }) {
  const { waiting, toGo, newCount, answersToday, backlog } = day;
  const { t, i18n } = useLingui();
  const count = numberText(toGo, i18n.locale);
  const parts = [
    ...(newCount > 0 ? [t`${plural(newCount, { one: '# new card', other: '# new cards' })}`] : []),
    ...(answersToday > 0 ? [t`${{ count: numberText(answersToday, i18n.locale) }} answered today`] : []),
  ];
  const rest = listText(parts, i18n.locale);
  return (
    <div className="flex flex-col gap-1">
      <output className="font-medium">
        {parts.length === 0 ? (
          <Trans>{count} to go</Trans>
        ) : (
          <Trans>
            {count} to go<span className="font-normal text-ink-soft">, {rest}</span>
          </Trans>
        )}
      </output>
      {waiting.length > 0 && (
        <div>
          <PlaylistButton
            title={t`Words due`}
            choices={() => [
              { label: t`Cards`, items: catalogueItems(waiting.map(({ itemId }) => itemOf(itemId))) },
            ]}
          >
            <Trans>Listen to words due</Trans>
          </PlaylistButton>
        </div>
      )}
      {backlog !== null && (
        <p className="text-ink-soft">
          <Trans>
            You were away for some time and{' '}
            <Plural value={backlog.cards} one="# card waits" other="# cards wait" />. They are spread over{' '}
            <Plural value={backlog.days} one="# day" other="# days" />. Those that you may forget soonest come
            first. New words wait until then.
          </Trans>
        </p>
      )}
    </div>
  );
}

function NothingYet() {
  const [scope] = useStoredState(REVIEW_SCOPE);
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lg">
        <Trans>Nothing is in review yet.</Trans>{' '}
        {scope === 'studied' ? (
          <Trans>
            The words that you study come here by themselves, and the questions that you get wrong.
          </Trans>
        ) : (
          <Trans>Everything that you answer wrong comes here by itself.</Trans>
        )}{' '}
        <Trans>
          To add words, open a list and choose <strong>More with this list</strong>.
        </Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>
          Review then asks each word just before you would forget it: after minutes, days or months.
        </Trans>
      </p>
      <AppLink to={PATHS.vocabulary} className={buttonClass()}>
        <Trans>Choose a word list</Trans>
      </AppLink>
    </div>
  );
}

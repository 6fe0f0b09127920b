import { useEffect, useMemo, useState } from 'react';
import { cardKinds, cardsOfItem } from '#learning/rules/item-cards.ts';
import { checkCards } from '#learning/rules/known-checks.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { reviewDay } from '#learning/rules/review-day.ts';
import type { CardKind } from '#learning/rules/study-event.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { listeningOff } from '#learning/listening-off.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { useLimitsOfDay, useReviewSettings } from '#learning/components/use-review-settings.ts';
import { useScheduler } from '#learning/components/use-scheduler.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { logCardAnswer } from '#practice/components/card/log-card-answer.ts';
import { withEasySentence } from '#learning/example-of-item.ts';
import { ReviewCardView } from '#practice/components/card/review-card-view.tsx';
import type { CardAnswer } from '#practice/components/card/card-view-props.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useCardChoice } from '#learning/components/use-card-choice.ts';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { MeaningNeeded } from './meaning-needed.tsx';
import type { StepProps } from './step-props.ts';

interface SessionCardProps extends StepProps {
  readonly item: CatalogueItem;
}

/** A card of review, or a question that is new: that has its meaning below it as long as its words are not known. */
export function SessionCard(props: SessionCardProps) {
  const { projection, status } = useProjection();
  if (status === 'reading') return <Skeleton className="h-72" />;
  const cardWith = (isMeaningShown: boolean) => (
    <AskedCard {...props} projection={projection} isMeaningShown={isMeaningShown} />
  );
  const { step, item } = props;
  if (step.kind !== 'ask' || !mayShowMeaning(item)) return cardWith(false);
  return <MeaningNeeded dutch={item.dutch} render={cardWith} />;
}

interface AskedCardProps extends SessionCardProps {
  readonly projection: Projection;
  readonly isMeaningShown: boolean;
}

/** Of a sentence that is asked about; a text, a fragment and a question with English options show their own meaning. */
function mayShowMeaning({ meaning, prompt, text, fragment, typed, optionsEnglish }: CatalogueItem): boolean {
  const hasOwn = [text, fragment, typed, optionsEnglish].some((own) => own !== undefined);
  return prompt !== null && meaning !== null && !hasOwn;
}

/** Which card it is stands when it comes: its own answer doesn't change it. */
function AskedCard({
  item,
  itemId,
  step,
  takesFocus,
  onDone,
  onPassed,
  projection,
  isMeaningShown,
}: AskedCardProps) {
  const platform = usePlatform();
  const { clock } = platform;
  const studyLog = useStudyLog();
  const dueKind = useDueKind(item, projection);
  const isReview = step.kind === 'review' || step.kind === 'recall';
  // The same one at each drawing: with another one the question begins anew, without what was typed.
  const shown = useMemo(() => withEasySentence(item), [item]);
  const [{ kind, since }] = useState(() => ({
    kind: step.kind === 'review' ? dueKind : step.kind === 'recall' ? (dueKind ?? 'meaning') : 'meaning',
    since: clock.now(),
  }));
  useEffect(() => {
    // It was answered meanwhile, on another page.
    if (kind === null) onPassed();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each card
  }, [kind]);
  if (kind === null) return null;
  const answer = (given: CardAnswer) => {
    const isRight = given.grade !== 'again' || given.isJudgedRight === true;
    logCardAnswer(studyLog, given, {
      itemId,
      ...(isReview
        ? { activity: 'review', grade: given.grade }
        : given.given === null
          ? { activity: 'self-rating', grade: given.grade }
          : { activity: 'quiz', grade: given.grade === 'again' ? 'wrong' : 'right' }),
      card: kind,
      durationMs: clock.now() - since,
    });
    onDone(isReview && !isRight);
  };
  return (
    <ReviewCardView
      card={{ id: `${itemId} ${kind}`, kind }}
      item={shown}
      returns={null}
      dayStart={new Date(since).setHours(0, 0, 0, 0)}
      takesFocus={takesFocus}
      isMeaningShown={isMeaningShown}
      help={null}
      onAnswered={answer}
      onNothingHeard={() => {
        listeningOff(platform).setState(clock.now());
        onPassed();
      }}
    />
  );
}

/** The card of an item that is due now, by the rules of review; null: none. */
function useDueKind(item: CatalogueItem, projection: Projection): CardKind | null {
  const platform = usePlatform();
  const { scope } = useReviewSettings();
  const now = platform.clock.now();
  const dayStart = new Date(now).setHours(0, 0, 0, 0);
  const facts = { hasPicture: item.picture !== undefined, hasArticle: item.noun !== undefined };
  const kindsOf = cardKinds(useCardChoice(dayStart), () => facts);
  const { lastDays } = useLimitsOfDay(projection, dayStart);
  const scheduler = useScheduler(projection, dayStart);
  const cards = [
    ...cardsOfItem(projection, item.id, scheduler, kindsOf, scope),
    ...checkCards(projection, kindsOf, scope, dayStart).filter(({ itemId }) => itemId === item.id),
  ];
  // The limits of the day were kept when the session was worked out.
  const near = lastDays === undefined || lastDays === null ? null : { ...lastDays, cardsADay: Infinity };
  const all = { newCards: cards.length, reviews: cards.length, lastDays: near };
  return reviewDay(cards, all, now, dayStart).waiting[0]?.kind ?? null;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useMemo, useState } from 'react';
import { listeningOff } from '#learning/listening-off.ts';
import { cardChoice } from '#learning/card-choice.ts';
import {
  cardKinds,
  reviewCards,
  type KindsOf,
  type ReviewCard,
  type WordFacts,
} from '#learning/rules/item-cards.ts';
import { checkCards } from '#learning/rules/known-checks.ts';
import { leftOutItems } from '#learning/rules/review-place.ts';
import { restsAfterAgain, reviewDay, type ReviewDay } from '#learning/rules/review-day.ts';
import type { ReviewLimits } from '#learning/rules/review-limits.ts';
import type { ReviewGrade } from '#learning/rules/schedule.ts';
import type { AnsweredEvent } from '#learning/rules/study-event.ts';
import { returnTexts } from '#practice/components/card/review-grades.tsx';
import type { CardAnswer } from '#practice/components/card/card-view-props.ts';
import { logCardAnswer } from '#practice/components/card/log-card-answer.ts';
import { DAY_MS, SECOND_MS } from '#lib/duration.ts';
import type { Catalogue, CatalogueItem } from '#learning/catalogue.ts';
import { useCardChoice } from '#learning/components/use-card-choice.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useLimitsOfDay, useReviewSettings } from '#learning/components/use-review-settings.ts';
import { useScheduler } from '#learning/components/use-scheduler.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { useItemsInReview } from './use-items.ts';

/** How often to check whether a card's minutes are over. */
const LOOK_AGAIN_MS = 20 * SECOND_MS;

/** What does not depend on data that is still to be looked up, so that the header and this page draw the same check. */
const ANY_WORD = cardKinds(cardChoice('off'));

/** A check that was right ends the matter for months (PTH-01). */
const NOT_SOON = msg`not soon`;

export interface Review {
  /** `unreadable`: what was studied before can't be read; today's answers are there. */
  readonly status: 'reading' | 'whole' | 'unreadable';
  readonly cards: readonly ReviewCard[];
  readonly day: ReviewDay;
  readonly limits: ReviewLimits;
  /** The current card; null: none now. */
  readonly card: ReviewCard | null;
  /** A new number each time a card is shown. */
  readonly showing: number;
  /** The ids of items that the person left out, and can put back. */
  readonly leftOut: readonly string[];
  /** The item that was left out since the last answer: shown, and can be undone. */
  readonly justLeftOut: string | null;
  readonly leaveOut: (itemId: string) => void;
  readonly takeIn: (itemId: string) => void;
  readonly itemOf: (itemId: string) => CatalogueItem | null;
  readonly related: Catalogue['related'];
  /** How many items in review can't be loaded now, and a function to try again. */
  readonly missing: number;
  readonly retry: () => void;
  /** When the card comes back after each grade. */
  readonly returns: () => Record<ReviewGrade, MessageDescriptor>;
  readonly answer: (answer: CardAnswer) => void;
  /** Null: nothing to undo. */
  readonly undo: (() => void) | null;
  /** Nothing can be heard now, here: not asked by ear any more today. */
  readonly leaveOutHeard: () => void;
  readonly now: number;
  readonly dayStart: number;
}

/**
 * A day's review (MEM-05 to MEM-07). Only its answers are saved: the next card is derived from the study log each time, so that a closed
 * browser, an undo and another tab all lead to the same card.
 */
export function useReview(catalogue: Catalogue): Review {
  const platform = usePlatform();
  const { clock } = platform;
  const off = listeningOff(platform);
  const studyLog = useStudyLog();
  const { projection, status } = useProjection();
  const { scope } = useReviewSettings();
  const [now, setNow] = useState(() => clock.now());
  const [justLeftOut, setJustLeftOut] = useState<string | null>(null);
  const [held, setHeld] = useState<{ cardId: string; showing: number; since: number } | null>(null);
  const [answers, setAnswers] = useState<readonly { cardId: string; event: AnsweredEvent }[]>([]);

  useEffect(() => clock.every(LOOK_AGAIN_MS, () => setNow(clock.now())), [clock]);
  const leftOut = useMemo(() => leftOutItems(projection), [projection]);
  const dayStart = new Date(now).setHours(0, 0, 0, 0);
  const limits = useLimitsOfDay(projection, dayStart);
  const scheduler = useScheduler(projection, dayStart);
  const checks = useMemo(
    () => checkCards(projection, ANY_WORD, scope, dayStart).map(({ itemId }) => itemId),
    [projection, scope, dayStart],
  );
  const { itemOf, missing, isReading, retry } = useItemsInReview(
    catalogue,
    projection,
    leftOut,
    checks,
    scope,
  );

  const choice = useCardChoice(dayStart);
  const cards = useMemo(() => {
    if (isReading) return [];
    const kindsOf = cardKinds(choice, (itemId) => factsOf(itemOf(itemId)));
    const kindsNow: KindsOf = (itemId, answers) => (itemOf(itemId) === null ? [] : kindsOf(itemId, answers));
    return [
      ...reviewCards(projection, scheduler, kindsNow, scope),
      ...checkCards(projection, ANY_WORD, scope, dayStart).filter(({ itemId }) => itemOf(itemId) !== null),
    ];
  }, [projection, scheduler, scope, itemOf, choice, isReading, dayStart]);
  const day = useMemo(() => reviewDay(cards, limits, now, dayStart), [cards, limits, now, dayStart]);

  // The card shown stays until it is answered, whatever other tabs do meanwhile.
  const shown = held === null ? undefined : cards.find(({ id }) => id === held.cardId);
  const card = shown ?? day.next;
  if (card !== null && card.id !== held?.cardId) {
    setHeld({ cardId: card.id, showing: (held?.showing ?? 0) + 1, since: clock.now() });
  }
  const show = (cardId: string) =>
    setHeld((before) => ({ cardId, showing: (before?.showing ?? 0) + 1, since: clock.now() }));

  const answer = (given: CardAnswer) => {
    if (card === null) return;
    const event = logCardAnswer(studyLog, given, {
      itemId: card.itemId,
      activity: 'review',
      card: card.kind,
      grade: given.grade,
      durationMs: clock.now() - (held?.since ?? clock.now()),
    });
    if (event === null) return;
    setJustLeftOut(null);
    setAnswers((before) => [...before, { cardId: card.id, event }]);
    setHeld((before) => (before === null ? null : { ...before, cardId: '' }));
    setNow(clock.now());
  };
  const last = answers.at(-1);
  const undo = () => {
    if (last === undefined) return;
    studyLog.correct('undone', last.event);
    setAnswers((before) => before.slice(0, -1));
    show(last.cardId);
    setNow(clock.now());
  };

  const returns = () => {
    const due = scheduler.dueAfter(card?.id ?? '', card?.answers ?? [], clock.now());
    const dayEnd = dayStart + DAY_MS;
    const again = card !== null && restsAfterAgain(card, dayStart) ? dayEnd : due.again;
    const texts = returnTexts({ ...due, again }, now, dayEnd);
    return card?.isCheck === true ? { ...texts, hard: NOT_SOON, good: NOT_SOON, easy: NOT_SOON } : texts;
  };

  return {
    status: isReading && status === 'whole' ? 'reading' : status,
    cards,
    day,
    limits,
    card,
    showing: held?.showing ?? 0,
    leftOut,
    justLeftOut,
    leaveOut(itemId) {
      studyLog.changeReview('suspended', itemId);
      setJustLeftOut(itemId);
    },
    takeIn(itemId) {
      studyLog.changeReview('resumed', itemId);
      setJustLeftOut(null);
    },
    itemOf,
    related: catalogue.related,
    missing,
    retry,
    returns,
    answer,
    undo: last === undefined ? null : undo,
    leaveOutHeard: () => off.setState(clock.now()),
    now,
    dayStart,
  };
}

function factsOf(item: CatalogueItem | null): WordFacts {
  return { hasPicture: item?.picture !== undefined, hasArticle: item?.noun !== undefined };
}

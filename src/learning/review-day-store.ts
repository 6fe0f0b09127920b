import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { itemsOf, type ItemPast } from '#learning/rules/projection.ts';
import { cardKinds, cardsOfItem, type ReviewCard } from '#learning/rules/item-cards.ts';
import { checkCards } from '#learning/rules/known-checks.ts';
import type { FirstStabilities } from '#learning/rules/fitted-stability.ts';
import { lastDays } from '#learning/rules/last-days.ts';
import { reviewDay, type ReviewDay } from '#learning/rules/review-day.ts';
import { createScheduler } from '#learning/rules/schedule.ts';
import { localDay } from '#lib/calendar-day.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { nextTask } from '#browser/clock.ts';
import type { Cancel, Platform } from '#browser/platform.ts';
import { FITTED_REVIEW, REVIEW_SCOPE } from '#storage/review-values.ts';
import {
  EXAM_DATES,
  NEW_CARDS_A_DAY,
  PICTURES,
  RETENTION,
  REVIEWS_A_DAY,
  STUDY_MINUTES,
} from '#storage/study-values.ts';
import { cardChoice } from './card-choice.ts';
import { fitOfDay } from './fit-of-day.ts';
import { listeningOff } from './listening-off.ts';
import type { ProjectionStore, ProjectionView } from './projection-store.ts';

/** Few enough not to delay typing or presses, even on a slow phone. */
const ANSWERS_AT_ONCE = 300;

/** Today's review. A new object whenever it may have changed. */
export interface ReviewDayView extends Omit<ProjectionView, 'status'> {
  readonly status: 'whole' | 'unreadable';
  readonly cards: readonly ReviewCard[];
  readonly day: ReviewDay;
  readonly dayStart: number;
  readonly now: number;
}

/** Null until the log has been read and projected. */
export type ReviewDayStore = ReadableStore<ReviewDayView | null>;

type UsedPlatform = Pick<Platform, 'clock' | 'page' | 'storage'>;

/**
 * Today's review for views that show its size (the header, home). It uses only the log and the settings and loads no
 * word list. The result for an item is cached until an answer about it arrives, so that one answer costs one item.
 */
export function createReviewDayStore(platform: UsedPlatform, log: ProjectionStore): ReviewDayStore {
  const { clock, page, storage } = platform;
  const store = createStore<ReviewDayView | null>(() => null);
  const off = listeningOff(platform);
  let retention = RETENTION.read(storage);
  let fit: FirstStabilities | null = null;
  let scheduler = createScheduler(retention);
  let pictures = PICTURES.read(storage);
  let scope = REVIEW_SCOPE.read(storage);
  let isWithoutSound = false;
  let known = new WeakMap<ItemPast, readonly ReviewCard[]>();
  /** Incremented by each count: of two that overlap, the later one wins. */
  let turn = 0;
  let cancelPlanned: Cancel | null = null;

  const count = async () => {
    turn += 1;
    const mine = turn;
    const { projection, status } = log.getState();
    if (status === 'reading') return;
    const now = clock.now();
    const dayStart = new Date(now).setHours(0, 0, 0, 0);
    const read = [RETENTION.read(storage), PICTURES.read(storage), REVIEW_SCOPE.read(storage)] as const;
    const isSoundOff = off.getState() >= dayStart;
    const fitNow =
      FITTED_REVIEW.read(storage) === 'on' ? fitOfDay(platform)(projection, dayStart).stabilities : null;
    if (
      read[0] !== retention ||
      read[1] !== pictures ||
      read[2] !== scope ||
      isSoundOff !== isWithoutSound ||
      fitNow !== fit
    ) {
      fit = fitNow;
      [retention, pictures, scope] = read;
      isWithoutSound = isSoundOff;
      scheduler = createScheduler(retention, fit);
      known = new WeakMap();
    }
    const kindsOf = cardKinds(cardChoice(pictures, isWithoutSound));
    const cardsOf = (itemId: string) => cardsOfItem(projection, itemId, scheduler, kindsOf, scope);
    const cards = [
      ...(await allCards(projection, cardsOf, known, clock)),
      ...checkCards(projection, kindsOf, scope, dayStart),
    ];
    if (turn !== mine) return;
    const limits = {
      newCards: NEW_CARDS_A_DAY.read(storage),
      reviews: REVIEWS_A_DAY.read(storage),
      lastDays: lastDays(
        projection,
        { dates: EXAM_DATES.read(storage), minutes: STUDY_MINUTES.read(storage) },
        localDay(dayStart),
        dayStart,
      ),
    };
    const day = reviewDay(cards, limits, now, dayStart);
    store.setState({ projection, status, cards, day, dayStart, now }, true);
  };
  /** After the answer was drawn; without a pause, so that the header never tells another number than review. */
  const countSoon = () => {
    cancelPlanned?.();
    cancelPlanned = clock.after(0, () => void count());
  };

  log.subscribe(countSoon);
  off.subscribe(countSoon);
  for (const setting of [
    NEW_CARDS_A_DAY,
    REVIEWS_A_DAY,
    RETENTION,
    PICTURES,
    REVIEW_SCOPE,
    FITTED_REVIEW,
    EXAM_DATES,
    STUDY_MINUTES,
  ])
    setting.subscribe(storage, countSoon);
  page.onVisible(countSoon);
  // Cards being learned become due by the minute, and a new day starts at midnight.
  clock.every(MINUTE_MS, countSoon);
  void count();

  return store;
}

async function allCards(
  projection: ProjectionView['projection'],
  cardsOf: (itemId: string) => readonly ReviewCard[],
  known: WeakMap<ItemPast, readonly ReviewCard[]>,
  clock: Platform['clock'],
): Promise<readonly ReviewCard[]> {
  const cards: ReviewCard[] = [];
  let worked = 0;
  for (const [itemId, past] of itemsOf(projection)) {
    const ofItem = known.get(past) ?? cardsOf(itemId);
    if (!known.has(past)) worked += past.answers.length;
    known.set(past, ofItem);
    cards.push(...ofItem);
    if (worked > ANSWERS_AT_ONCE) {
      worked = 0;
      await nextTask(clock);
    }
  }
  return cards;
}

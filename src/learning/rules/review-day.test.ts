import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { cardKinds, reviewCards, type KindsOf } from './item-cards.ts';
import { restsAfterAgain, reviewDay } from './review-day.ts';
import { USUAL_LIMITS, type ReviewLimits } from './review-limits.ts';
import { createScheduler } from './schedule.ts';
import { CARD_KINDS, type AnsweredEvent, type CardKind, type StudyEvent } from './study-event.ts';
import { DAY_MS, MINUTE_MS } from '#lib/duration.ts';
import { anyLog, answered, reviewChange, undone } from '#testing/study-events.ts';

const DAY = Date.UTC(2026, 10, 22, 0, 0);
const NOON = DAY + DAY_MS / 2;
const scheduler = createScheduler();

let eventNumber = 0;
const review = (changes: Partial<AnsweredEvent>) => {
  eventNumber += 1;
  return answered({ activity: 'review', grade: 'good', id: `event-${eventNumber}`, at: NOON, ...changes });
};
const added = (itemId: string) => ({ ...reviewChange('added', `added ${itemId}`, 1), itemId });
const word = (index: number) => `word:nummer${index}`;
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

const meaningOnly: KindsOf = () => ['meaning'];
function fail(): never {
  throw new Error('There is no such card');
}
function cardsOf(events: readonly StudyEvent[], kindsOf = meaningOnly) {
  return reviewCards(project(EMPTY_PROJECTION, events), scheduler, kindsOf);
}
function dayOf(
  events: readonly StudyEvent[],
  now = NOON,
  limits: ReviewLimits = USUAL_LIMITS,
  kindsOf = meaningOnly,
) {
  return reviewDay(cardsOf(events, kindsOf), limits, now, Math.floor(now / DAY_MS) * DAY_MS);
}
const idsOf = (day: ReturnType<typeof dayOf>) => day.waiting.map(({ id }) => id);

const all = () => CARD_KINDS;
const article: KindsOf = (_, answers) =>
  answers.some(({ card }) => card === 'article') ? all() : ['meaning'];
const known = (itemId: string, daysAgo: number) => [
  review({ itemId, grade: 'easy', at: NOON - daysAgo * DAY_MS }),
  added(itemId),
];

const kindsAfter = (...events: StudyEvent[]) =>
  cardsOf([added('word:huis'), ...events], all).map(({ kind, schedule }) => [kind, schedule?.phase ?? 'new']);

describe('the cards of a day', () => {
  it('MEM-05: the cards of a word are scheduled apart, and the next one begins when the one before is known', () => {
    const itemId = 'word:huis';
    const first = review({ itemId, at: NOON });
    const second = review({ itemId, at: NOON + 10 * MINUTE_MS });
    expect(kindsAfter()).toEqual([['meaning', 'new']]);
    expect(kindsAfter(first)).toEqual([['meaning', 'learning']]);
    expect(kindsAfter(first, second)).toEqual([
      ['meaning', 'known'],
      ['heard', 'new'],
    ]);
    const heard = review({ itemId, card: 'heard', grade: 'again', at: NOON + DAY_MS });
    expect(kindsAfter(first, second, heard)).toEqual([
      ['meaning', 'known'],
      ['heard', 'learning'],
    ]);
  });

  it('MEM-05 MEM-18: items that can no longer be asked do not wait', () => {
    const waiting = (gone: ReadonlySet<string>) =>
      dayOf(
        [added(word(1)), added(word(2))],
        NOON,
        USUAL_LIMITS,
        cardKinds({ withPictures: true, gone, recognised: new Set() }),
      ).waiting;
    expect(waiting(new Set())).toHaveLength(2);
    expect(waiting(new Set([word(1)])).map(({ itemId }) => itemId)).toEqual([word(2)]);
  });
});

describe('a day of review', () => {
  it('MEM-06 MEM-07: the cards most at risk come first, with new ones spread among them', () => {
    const events = [
      ...known(word(1), 12),
      ...known(word(2), 40),
      ...known(word(3), 20),
      added(word(4)),
      ...known(word(5), 1),
    ];
    const day = dayOf(events);
    expect(idsOf(day)).toEqual([word(2), word(3), word(4), word(1)].map((id) => `${id} meaning`));
    expect(day.newCount).toBe(1);
  });

  it('MEM-07: the limits of a day include what was done on it', () => {
    const limits = { newCards: 2, reviews: 3 };
    const events = [
      ...times(5, (index) => added(word(index))),
      ...times(5, (index) => known(word(index + 10), 30)).flat(),
    ];
    expect(dayOf(events, NOON, limits).waiting).toHaveLength(5);
    const done = [review({ itemId: word(0), grade: 'easy' }), review({ itemId: word(10) })];
    const rest = dayOf([...events, ...done], NOON + MINUTE_MS, limits);
    expect(rest.newCount).toBe(1);
    expect(rest.waiting).toHaveLength(3);
    expect(rest.answeredToday).toBe(2);
    expect(dayOf([...events, ...done], NOON + DAY_MS, limits).waiting).toHaveLength(5);
  });

  it('MEM-07: after a gap the backlog is spread over days, and nothing new comes until it is small', () => {
    const limits = { newCards: 5, reviews: 4 };
    const events = [added(word(99)), ...times(10, (index) => known(word(index), 60)).flat()];
    const day = dayOf(events, NOON, limits);
    expect(day.backlog).toEqual({ cards: 10, days: 3 });
    expect(day.waiting).toHaveLength(4);
    expect(day.newCount).toBe(0);
  });

  it('MEM-06: a forgotten card returns after its minutes, behind others, or once sooner if none wait', () => {
    const again = (minutes: number) =>
      review({ itemId: word(1), grade: 'again', at: NOON + minutes * MINUTE_MS });
    const two = [added(word(1)), added(word(2)), again(0)];
    expect(idsOf(dayOf(two, NOON))).toEqual([`${word(2)} meaning`, `${word(1)} meaning`]);
    // Its minutes are over, but it is not shown twice in a row.
    expect(dayOf(two, NOON + 2 * MINUTE_MS).next?.itemId).toBe(word(2));
    const only = [...two, review({ itemId: word(2), grade: 'easy', at: NOON })];
    expect(dayOf(only, NOON).next?.itemId).toBe(word(1));
    const early = [...only, again(0.5)];
    const waits = dayOf(early, NOON + 0.5 * MINUTE_MS);
    expect(waits).toMatchObject({ next: null, nextAt: NOON + 1.5 * MINUTE_MS });
    expect(waits.waiting).toHaveLength(1);
    expect(dayOf(early, NOON + 2 * MINUTE_MS).next?.itemId).toBe(word(1));
  });

  it('MEM-07: a card not known four times on a day rests until the next, then the day ends', () => {
    const agains = times(4, (index) =>
      review({ itemId: word(1), grade: 'again', at: NOON + index * 5 * MINUTE_MS }),
    );
    const at = (count: number) => cardsOf([added(word(1)), ...agains.slice(0, count)])[0];
    expect([2, 3].map((count) => restsAfterAgain(at(count) ?? fail(), DAY))).toEqual([false, true]);
    const day = dayOf([added(word(1)), ...agains], NOON + 30 * MINUTE_MS);
    expect(day).toMatchObject({ waiting: [], next: null, nextAt: null, resting: 1, answeredToday: 1 });
    expect(dayOf([added(word(1)), ...agains], NOON + DAY_MS).next?.itemId).toBe(word(1));
  });

  it('MEM-06: a card never follows another card of its word, even after that was answered', () => {
    const itemId = word(1);
    const lost = (card: CardKind, minutes: number) => [
      review({ itemId, card, grade: 'easy', at: NOON - 20 * DAY_MS }),
      review({ itemId, card, grade: 'again', at: NOON + minutes * MINUTE_MS }),
    ];
    const both = [added(itemId), ...lost('meaning', 0), ...lost('article', 1)];
    const other = [added(word(2)), added(word(3)), added(word(4))];
    const kinds = (id: string): readonly CardKind[] => (id === itemId ? CARD_KINDS : ['meaning']);
    const later = (minutes: number, ...events: StudyEvent[]) =>
      idsOf(dayOf([...both, ...events], NOON + minutes * MINUTE_MS, USUAL_LIMITS, kinds));
    // The article was answered last: the meaning has to wait, and so they alternate with others.
    expect(later(30, ...other).map((id) => id.startsWith(itemId))).toEqual([false, true, false, true, false]);
    // Without other cards to separate them they still come.
    expect(later(30)).toHaveLength(2);
  });

  it('MEM-05: the next cards of known words take no new word’s place, and are at most as many', () => {
    const limits = { newCards: 3, reviews: 100 };
    const words = times(5, (index) => known(word(index), 1)).flat();
    const events = [...words, ...times(5, (index) => added(word(index + 20)))];
    const day = dayOf(events, NOON, limits, all);
    expect(day.newCount).toBe(3);
    expect(day.waiting.map(({ kind }) => kind).toSorted()).toEqual([
      ...times(3, () => 'heard'),
      ...times(3, () => 'meaning'),
    ]);
    // One of each is done.
    const done = [review({ itemId: word(20) }), review({ itemId: word(0), card: 'heard', grade: 'easy' })];
    const rest = dayOf([...events, ...done], NOON + MINUTE_MS, limits, all);
    expect(rest.newCount).toBe(2);
    expect(rest.waiting.filter(({ kind, schedule }) => kind === 'heard' && schedule === null)).toHaveLength(
      2,
    );
    const studied = known(word(0), 0).map((event) => ({ ...event, activity: 'flashcard' as const }));
    expect(dayOf(studied, NOON, limits, all).waiting).toEqual([]);
    expect(dayOf(studied, NOON + DAY_MS, limits, all).waiting).toHaveLength(1);
    expect(dayOf(events, NOON, { newCards: 0, reviews: 100 }, all).waiting).toEqual([]);
  });

  it('MEM-06: kinds are mixed, in another order each day and the same after a reload', () => {
    const events = times(24, (index) => [
      ...known(word(index), 30),
      ...(index < 8
        ? [review({ itemId: word(index), card: 'article', grade: 'easy', at: NOON - 60 * DAY_MS })]
        : []),
    ]).flat();
    const kinds = dayOf(events, NOON, USUAL_LIMITS, article).waiting.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'article')).toHaveLength(8);
    expect(kinds.some((kind, place) => kind === 'article' && kinds[place + 1] === 'article')).toBe(false);
    const order = (now: number) => idsOf(dayOf(events, now, USUAL_LIMITS));
    expect(order(NOON + 3 * MINUTE_MS)).toEqual(order(NOON));
    expect(order(NOON + DAY_MS)).not.toEqual(order(NOON));
    expect(order(NOON).toSorted()).toEqual(order(NOON + DAY_MS).toSorted());
  });

  it('MEM-06: words missed one after another do not return in that order', () => {
    const missed = times(20, (index) =>
      review({ itemId: word(index), grade: 'again', at: NOON + index * 5000, activity: 'flashcard' }),
    );
    for (const minutes of [1, 30]) {
      const order = idsOf(dayOf(missed, NOON + minutes * MINUTE_MS));
      const follows = order.filter((id, place) => {
        const index = missed.findIndex(({ itemId }) => `${itemId} meaning` === id);
        return order[place + 1] === `${word(index + 1)} meaning`;
      });
      expect(order).toHaveLength(20);
      expect(follows.length).toBeLessThan(6);
    }
  });

  it('MEM-06: what is to go gets less with every known answer, and is nothing when all cards have to wait', () => {
    const events: StudyEvent[] = [...times(4, (index) => added(word(index))), ...known(word(9), 30)];
    let day = dayOf(events, NOON, USUAL_LIMITS);
    expect(day.toGo).toBe(9);
    for (let answers = 0; day.next !== null; answers += 1) {
      const { itemId, kind: card } = day.next;
      events.push(review({ itemId, card, grade: 'good', at: NOON + answers * 1000 }));
      const after = dayOf(events, NOON + answers * 1000, USUAL_LIMITS);
      expect(after.toGo).toBe(day.toGo - 1);
      day = after;
    }
    expect(day).toMatchObject({ toGo: 0, waiting: [] });
    const again = times(2, () => review({ itemId: word(1), grade: 'again' }));
    expect(dayOf([added(word(1)), ...again])).toMatchObject({ next: null, toGo: 0 });
  });

  it('MEM-06 MEM-07: for any log: within limits, one card per item unless being learned, and undo restores all', () => {
    const limits = { newCards: 2, reviews: 3 };
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 0, max: 40 }), (log, days) => {
        const now = 12 * 600_000 + days * DAY_MS + 1;
        const day = dayOf(log, now, limits, all);
        expect(day.toGo > 0).toBe(day.next !== null);
        const settled = day.waiting.filter(({ schedule }) => schedule?.phase !== 'learning');
        expect(new Set(settled.map(({ itemId }) => itemId)).size).toBe(settled.length);
        expect(day.newCount).toBeLessThanOrEqual(limits.newCards);
        expect(settled.length).toBeLessThanOrEqual(2 * limits.newCards + limits.reviews);
        const [card] = day.waiting;
        if (card === undefined) return;
        const answer = answered({
          id: 'now',
          itemId: card.itemId,
          card: card.kind,
          at: now,
          activity: 'review',
          grade: 'easy',
        });
        expect(idsOf(dayOf([...log, answer], now, limits, all))).not.toContain(card.id);
        // No more of them by the clock, nor by an answer.
        expect(idsOf(dayOf(log, now + 10 * MINUTE_MS, limits, all)).toSorted()).toEqual(
          idsOf(day).toSorted(),
        );
        const missed = dayOf([...log, { ...answer, grade: 'again' }], now, limits, all);
        expect(missed.waiting.length).toBeLessThanOrEqual(day.waiting.length);
        const back = { ...undone('now', 'undo', now + 1), itemId: card.itemId };
        expect(dayOf([...log, answer, back], now, limits, all)).toEqual(day);
      }),
    );
  });
});

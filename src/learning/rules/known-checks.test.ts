import { describe, expect, it } from 'vitest';
import { cardKinds } from './item-cards.ts';
import { checkCards, CHECKS_A_WEEK, FIRST_CHECK_DAYS } from './known-checks.ts';
import { EMPTY_PROJECTION, project, type Projection } from './projection.ts';
import { reviewDay } from './review-day.ts';
import { USUAL_LIMITS } from './review-limits.ts';
import type { StudyEvent } from './study-event.ts';
import { answered, marked, reviewChange, undone } from '#testing/study-events.ts';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';

const WORDS = Array.from({ length: 300 }, (_, index) => `word:nummer${index}`);
const MARK = marked(WORDS, 'placement', HOUR_MS);
const KINDS = cardKinds({ withPictures: false, gone: new Set(WORDS.slice(0, 100)), recognised: new Set() });

const checksOn = (projection: Projection, day: number) =>
  checkCards(projection, KINDS, 'studied', day * DAY_MS);
const work = (...events: readonly StudyEvent[]) => project(EMPTY_PROJECTION, events);

/** Answers each check of these days, and tells what was asked on which day. */
function studied(days: number, grade: 'good' | 'again') {
  let projection = work(MARK);
  const asked: { day: number; itemId: string }[] = [];
  for (let day = 0; day < days; day += 1) {
    for (const { itemId } of checksOn(projection, day)) {
      asked.push({ day, itemId });
      const at = day * DAY_MS + 12 * HOUR_MS;
      projection = project(projection, [
        answered({ id: `check ${day}`, itemId, at, activity: 'review', grade }),
      ]);
    }
  }
  return { projection, asked };
}

describe('checks of what is marked as known', () => {
  it.each(['good', 'again'] as const)(
    'PTH-01: a few a week, one a day, none in the first days, no word twice (each answered %s)',
    (grade) => {
      const { asked } = studied(70, grade);
      expect(asked[0]?.day).toBe(FIRST_CHECK_DAYS);
      expect(new Set(asked.map(({ itemId }) => itemId)).size).toBe(asked.length);
      for (let day = 0; day < 70; day += 1) {
        const week = asked.filter((one) => one.day <= day && one.day > day - 7);
        expect(week.length).toBeLessThanOrEqual(CHECKS_A_WEEK);
        if (day >= FIRST_CHECK_DAYS + 7) expect(week.length).toBeGreaterThanOrEqual(CHECKS_A_WEEK - 1);
        expect(asked.filter((one) => one.day === day).length).toBeLessThanOrEqual(1);
      }
    },
  );

  it('PTH-01: the same check all day; one that was missed heaps up nothing; what is gone is not asked', () => {
    const projection = work(MARK);
    const seen = [10, 10, 11, 40].map((day) => checksOn(projection, day).map(({ itemId }) => itemId));
    expect(seen[0]).toEqual(seen[1]);
    for (const ids of seen) {
      expect(ids).toHaveLength(1);
      expect(WORDS.indexOf(ids[0] ?? '')).toBeGreaterThanOrEqual(100);
    }
  });

  it('PTH-01: a check is a card of the day; right it counts and is gone, wrong the word is an ordinary one', () => {
    const start = 10 * DAY_MS;
    const [check] = checksOn(work(MARK), 10);
    const itemId = check?.itemId ?? '';
    const day = reviewDay(
      [check].flatMap((card) => card ?? []),
      USUAL_LIMITS,
      start + HOUR_MS,
      start,
    );
    expect([day.next?.itemId, day.toGo, day.newCount]).toEqual([itemId, 1, 0]);
    const right = answered({ id: 'a', itemId, at: start + HOUR_MS, activity: 'review', grade: 'good' });
    const after = reviewDay(checksOn(work(MARK, right), 10), USUAL_LIMITS, start + 2 * HOUR_MS, start);
    expect([after.next, after.toGo, after.answeredToday]).toEqual([null, 0, 1]);
    expect(checksOn(work(MARK, { ...right, grade: 'again' }), 10)).toEqual([]);
    const undo = { ...undone('a', 'u'), itemId };
    expect(checksOn(work(MARK, right, undo), 10)[0]?.itemId).toBe(itemId);
  });

  it('PTH-01 MEM-08: what the person put into review or took out since is left to that', () => {
    const changes = WORDS.map((itemId, index) => ({
      ...reviewChange(index % 2 === 0 ? 'added' : 'removed', `r${index}`, 2 * HOUR_MS),
      itemId,
    }));
    expect(checksOn(work(MARK, ...changes), 10)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { daysNotKnown, leeches } from './leeches.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { reviewCards } from './item-cards.ts';
import { createScheduler } from './schedule.ts';
import type { StudyGrade } from './study-event.ts';
import { DAY_MS, MINUTE_MS } from '#lib/duration.ts';
import { answered } from '#testing/study-events.ts';

const NOON = Date.UTC(2026, 10, 22, 12, 0);
const dayOf = (at: number) => String(Math.floor(at / DAY_MS));

/** A card of the word with an answer of each grade, at this interval. */
function cardAfter(itemId: string, apartMs: number, grades: readonly StudyGrade[]) {
  const events = grades.map((grade, index) =>
    answered({ id: `${itemId} ${index}`, itemId, activity: 'review', grade, at: NOON + index * apartMs }),
  );
  return reviewCards(project(EMPTY_PROJECTION, events), createScheduler(), () => ['meaning']);
}
const agains = (count: number) => Array.from({ length: count }, (): StudyGrade => 'again');

it('MEM-07: a card not known on eight days is a leech, also one that was never known', () => {
  const cards = [
    ...cardAfter('word:zeven', DAY_MS, [...agains(7), 'good', 'good']),
    ...cardAfter('word:acht', DAY_MS, agains(8)),
    ...cardAfter(
      'word:negen',
      DAY_MS,
      agains(9).flatMap((again) => [again, 'easy'] as const),
    ),
  ];
  expect(leeches(cards, dayOf).map(({ itemId }) => itemId)).toEqual(['word:negen', 'word:acht']);
});

it('MEM-07: one bad day counts once', () => {
  const cards = cardAfter('word:huis', MINUTE_MS, agains(12));
  expect(leeches(cards, dayOf)).toEqual([]);
  expect(cards.map((card) => daysNotKnown(card, dayOf))).toEqual([1]);
});

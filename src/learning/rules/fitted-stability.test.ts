import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWERS_TO_FIT,
  createFitOfDay,
  fittedStabilities,
  USUAL_STABILITIES,
  type FirstStabilities,
} from './fitted-stability.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { chanceAt, createScheduler, REVIEW_GRADES, type ReviewGrade } from './schedule.ts';
import { historyOf } from './study-past.ts';
import type { AnsweredEvent } from './study-event.ts';
import { DAY_MS } from '#lib/duration.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import { answered } from '#testing/study-events.ts';

const DAY = Date.UTC(2026, 10, 22);

/** Spread evenly from 0 to 1, so that the share that is known is the chance. */
const evenly = (index: number) => (index * 0.618_033_988_75) % 1;

/** Somebody whose memory keeps a new card for so many days: each card is answered first, and once more some days later. */
function logOf(
  keeps: FirstStabilities,
  cards: number,
  grades: readonly ReviewGrade[] = ['again', 'good', 'easy'],
) {
  return Array.from({ length: cards }, (_, index): AnsweredEvent[] => {
    const itemId = `word:nummer${index}`;
    const nth = Math.floor(index / grades.length);
    const grade = grades[index % grades.length] ?? 'good';
    const days = 1 + (nth % 9);
    const at = DAY - 40 * DAY_MS;
    const schedule = { ...NO_SCHEDULE, answeredAt: at, stabilityDays: keeps[grade] };
    const isKnown = evenly(Math.floor(nth / 9)) < chanceAt(schedule, at + days * DAY_MS);
    const review = { itemId, activity: 'review' } as const;
    return [
      answered({ ...review, id: `first ${index}`, at, grade }),
      answered({
        ...review,
        id: `second ${index}`,
        at: at + days * DAY_MS,
        grade: isKnown ? 'good' : 'again',
      }),
    ];
  }).flat();
}
const NO_SCHEDULE = {
  phase: 'known',
  dueAt: 0,
  difficulty: 5,
  earlyAt: null,
  answers: 1,
  stepsLeft: 0,
} as const;
const times = (factor: number): FirstStabilities => ({
  again: USUAL_STABILITIES.again * factor,
  hard: USUAL_STABILITIES.hard * factor,
  good: USUAL_STABILITIES.good * factor,
  easy: USUAL_STABILITIES.easy * factor,
});
const fitOf = (events: readonly AnsweredEvent[], dayStart = DAY) =>
  fittedStabilities(project(EMPTY_PROJECTION, events), dayStart);

const good = (factor: number) =>
  (fitOf(logOf(times(factor), 2700)).stabilities?.good ?? 0) / USUAL_STABILITIES.good;

describe('the first stabilities of a person', () => {
  it('MEM-23: are the usual ones until a hundred first answers were followed by another on a later day', () => {
    expect(fitOf(logOf(times(1), ANSWERS_TO_FIT - 1))).toEqual({ answers: 99, stabilities: null });
    expect(fitOf(logOf(times(1), ANSWERS_TO_FIT)).stabilities).not.toBeNull();
  });

  it('MEM-23: follow a memory that keeps new cards longer, and are never shorter than usual', () => {
    expect(good(3)).toBeGreaterThan(1.7);
    expect(good(1)).toBeGreaterThanOrEqual(1);
    expect(good(1)).toBeLessThan(1.15);
    expect(good(1 / 3)).toBe(1);
  });

  it('MEM-23: a grade without answers moves with the others, half as far', () => {
    const { hard = 0 } = fitOf(logOf(times(3), 2700)).stabilities ?? {};
    expect(hard / USUAL_STABILITIES.hard).toBeGreaterThan(1.2);
    expect(hard / USUAL_STABILITIES.hard).toBeLessThan(2);
  });

  it('MEM-23: answers of today change nothing, so that no card moves while one studies', () => {
    const events = logOf(times(2), 200);
    const now = logOf(times(1 / 4), 150).map((event) => ({
      ...event,
      id: `now ${event.id}`,
      itemId: event.itemId.replace('nummer', 'heden'),
      at: event.at + 45 * DAY_MS,
    }));
    expect(fitOf([...events, ...now])).toEqual(fitOf(events));
  });

  it('MEM-23: is worked out once a day, and again only when something of an earlier day changed', () => {
    const fit = createFitOfDay();
    const events = logOf(times(3), 300);
    const projection = project(EMPTY_PROJECTION, events.slice(0, 500));
    const first = fit(projection, DAY);
    const today = answered({
      id: 'today',
      itemId: 'word:nummer1',
      activity: 'review',
      at: DAY + 1,
      grade: 'good',
    });
    expect(fit(project(projection, [today]), DAY)).toBe(first);
    // Imported from another device.
    const whole = project(project(projection, [today]), events);
    expect(fit(whole, DAY)).toEqual(fittedStabilities(whole, DAY));
    expect(fit(whole, DAY)).not.toEqual(first);
    expect(fit(whole, DAY + DAY_MS)).toEqual(fittedStabilities(whole, DAY + DAY_MS));
  });

  it('MEM-23: the same answers in any order, on any device, bring the same; always rising, never zero or endless', () => {
    const answer = fc.record({
      word: fc.nat(150),
      grade: fc.constantFrom(...REVIEW_GRADES),
      day: fc.nat(60),
    });
    fc.assert(
      fc.property(fc.array(answer, { minLength: 400, maxLength: 500 }), fc.nat(), (answers, seed) => {
        const events = answers.map(({ word, grade, day }, place) =>
          answered({
            id: `event ${place}`,
            itemId: `word:nummer${word}`,
            grade,
            activity: 'review',
            at: DAY - (61 - day) * DAY_MS + place,
          }),
        );
        const random = seededRandom(String(seed));
        const shuffled = events
          .map((event) => ({ event, place: random() }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ event }) => event);
        const fit = fitOf(events);
        expect(fitOf(shuffled)).toEqual(fit);
        if (fit.stabilities === null) return;
        const values = REVIEW_GRADES.map((grade) => fit.stabilities?.[grade] ?? NaN);
        expect(values).toEqual(values.toSorted((one, other) => one - other));
        for (const value of values) expect(value > 0 && value <= 100).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

it('MEM-23: the schedule begins with the stabilities it is given', () => {
  const projection = project(EMPTY_PROJECTION, [answered({ grade: 'easy', activity: 'review', at: DAY })]);
  const history = historyOf(projection, answered({}).itemId);
  const stabilityOf = (first: FirstStabilities | null) =>
    createScheduler(90, first).scheduleOf('card', history)?.stabilityDays;
  expect(stabilityOf(null)).toBeCloseTo(USUAL_STABILITIES.easy, 3);
  expect(stabilityOf(times(2))).toBeCloseTo(USUAL_STABILITIES.easy * 2, 3);
});

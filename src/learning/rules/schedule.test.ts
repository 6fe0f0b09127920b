import * as fc from 'fast-check';
import { default_w, fsrs } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { PastAnswer } from './projection.ts';
import { COST_OF_RETENTION, RETENTION_PERCENT } from './review-limits.ts';
import { createScheduler, REVIEW_GRADES } from './schedule.ts';
import { STUDY_GRADES, type StudyGrade } from './study-event.ts';
import { DAY_MS, MINUTE_MS } from '#lib/duration.ts';

const START = Date.UTC(2026, 10, 22, 12, 30);
const CARD = 'word:huis meaning';

function answersAt(...answers: readonly (readonly [day: number, grade: StudyGrade])[]): PastAnswer[] {
  return answers.map(([day, grade], index) => ({
    id: `answer-${index}`,
    at: START + day * DAY_MS,
    activity: 'review',
    card: 'meaning',
    grade,
    durationMs: 1000,
    given: null,
  }));
}

/** How often a card that is always known returns in its first days. */
function returnsIn(days: number, retentionPercent: number): number {
  const { scheduleOf } = createScheduler(retentionPercent);
  const answers: PastAnswer[] = [];
  let returns = 0;
  for (let at = 0; at < days * DAY_MS;) {
    answers.push({
      id: '',
      at,
      activity: 'review',
      card: 'meaning',
      grade: 'good',
      durationMs: 0,
      given: null,
    });
    const dueAt = scheduleOf('a card', answers)?.dueAt ?? Infinity;
    if (Math.floor(dueAt / DAY_MS) > Math.floor(at / DAY_MS) && dueAt < days * DAY_MS) returns += 1;
    at = dueAt;
  }
  return returns;
}

describe('the schedule of a card', () => {
  const { scheduleOf, dueAfter } = createScheduler();

  it('MEM-05: `I knew it` on a new card comes back after days, `Not yet` soon; later ratings count as usual', () => {
    const onCard = (...grades: StudyGrade[]) =>
      scheduleOf(
        CARD,
        answersAt(...grades.map((grade, day) => [day, grade] as const)).map((answer) => ({
          ...answer,
          activity: 'flashcard',
        })),
      );
    const knew = onCard('good');
    expect(knew).toMatchObject({ phase: 'known', stepsLeft: 0, stabilityDays: default_w[3] });
    expect(((knew?.dueAt ?? 0) - START) / DAY_MS).toBeGreaterThan(4);
    expect(onCard('again')).toMatchObject({ phase: 'learning', dueAt: START + MINUTE_MS, stepsLeft: 2 });
    expect(onCard('hard')).toMatchObject({ phase: 'learning', stepsLeft: 2 });
    expect(onCard('again', 'good')).toEqual(scheduleOf(CARD, answersAt([0, 'again'], [1, 'good'])));
  });

  it('MEM-05: is that of FSRS: its published memory state after a lapse and five good answers', () => {
    // The figures of the reference implementation, fsrs-rs, which the tests of ts-fsrs repeat.
    const schedule = scheduleOf(
      CARD,
      answersAt([0, 'again'], [0, 'good'], [1, 'good'], [4, 'good'], [12, 'good'], [33, 'good']),
    );
    expect(schedule?.stabilityDays).toBeCloseTo(53.62691, 4);
    expect(schedule?.difficulty).toBeCloseTo(6.3574867, 4);
    expect(schedule).toMatchObject({
      phase: 'known',
      earlyAt: START,
      answers: 6,
      answeredAt: START + 33 * DAY_MS,
    });
  });

  it('MEM-05: its intervals are the published ones, varied by a few per cent', () => {
    const published = [2, 11, 46, 163];
    // Answered after the published interval, whatever ours was.
    const answers = answersAt(
      [0, 'good'],
      ...[0, 2, 13, 59].map((day) => [day + 10 / 1440, 'good'] as const),
    );
    for (const [index, days] of published.entries()) {
      const schedule = scheduleOf(CARD, answers.slice(0, index + 2));
      const interval = ((schedule?.dueAt ?? 0) - (schedule?.answeredAt ?? 0)) / DAY_MS;
      expect(Math.abs(interval - days)).toBeLessThanOrEqual(Math.max(1, days * 0.1));
    }
  });

  it('MEM-05: right counts as good and wrong as again, in every activity', () => {
    expect(scheduleOf(CARD, answersAt([0, 'right'], [2, 'wrong'], [3, 'right']))).toEqual(
      scheduleOf(CARD, answersAt([0, 'good'], [2, 'again'], [3, 'good'])),
    );
  });

  it('MEM-06: a new card comes back after 1, 6 and 10 minutes, or after a week', () => {
    const due = dueAfter(CARD, [], START);
    expect((due.again - START) / MINUTE_MS).toBe(1);
    expect((due.hard - START) / MINUTE_MS).toBe(6);
    expect((due.good - START) / MINUTE_MS).toBe(10);
    expect((due.easy - START) / DAY_MS).toBeGreaterThanOrEqual(6);
    expect((due.easy - START) / DAY_MS).toBeLessThanOrEqual(10);
  });

  it('MEM-07: a higher retention makes cards return sooner', () => {
    const answers = answersAt([0, 'good'], [1, 'good'], [9, 'good'], [40, 'good']);
    const [calm, usual, strict] = [80, 90, 97].map(
      (retention) => createScheduler(retention).scheduleOf(CARD, answers)?.dueAt ?? 0,
    );
    expect(calm).toBeGreaterThan(usual ?? 0);
    expect(usual).toBeGreaterThan(strict ?? 0);
  });

  it('MEM-07: states for a choice how long a card waits and how often it returns', () => {
    const { least, most } = RETENTION_PERCENT;
    for (let percent = least; percent <= most; percent += 1) {
      const { interval_modifier } = fsrs({ request_retention: percent / 100 });
      const cost = { waitsDays: Math.round(20 * interval_modifier), returns: returnsIn(30, percent) };
      expect(COST_OF_RETENTION[percent], `${percent}%`).toEqual(cost);
    }
  });

  it('MEM-05: with the cards of earlier answers at hand the schedule is the same, also after one of them was undone or is of another card', () => {
    const replayed = createScheduler(undefined, null, new WeakMap());
    const grades = fc.array(fc.constantFrom(...STUDY_GRADES), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(grades, fc.nat(), (given, undone) => {
        const answers = answersAt(...given.map((grade, day) => [day * day, grade] as const));
        const fewer = answers.toSpliced(undone % answers.length, 1);
        const histories = [...answers.map((_, place) => answers.slice(0, place + 1)), fewer, answers];
        for (const history of histories)
          for (const id of [CARD, 'word:boom meaning'])
            expect(replayed.scheduleOf(id, history)).toEqual(scheduleOf(id, history));
      }),
      { numRuns: 60 },
    );
  });

  it('MEM-06: the interval on a button is the one after the answer, for any history and a clock set back', () => {
    const histories = fc.array(
      fc.tuple(fc.double({ min: 0, max: 400, noNaN: true }), fc.constantFrom(...STUDY_GRADES)),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(histories, fc.double({ min: -30, max: 800, noNaN: true }), (history, later) => {
        const answers = answersAt(...history.toSorted(([a], [b]) => a - b));
        const last = answers.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
        const now = Math.round((answers.at(-1)?.at ?? START) + later * DAY_MS);
        const due = dueAfter(CARD, answers, now);
        for (const grade of REVIEW_GRADES) {
          const at = Math.max(now, last);
          const answer = answersAt([0, grade]).map((one) => ({ ...one, id: 'now', at }));
          const after = scheduleOf(CARD, [...answers, ...answer]);
          expect(after?.dueAt).toBe(due[grade]);
          expect(due[grade]).toBeGreaterThan(at);
          expect(due[grade]).toBeLessThanOrEqual(at + 365 * DAY_MS);
        }
        expect(due.again).toBeLessThanOrEqual(due.hard);
        expect(due.hard).toBeLessThanOrEqual(due.good);
        expect(due.good).toBeLessThanOrEqual(due.easy);
      }),
      {
        numRuns: 60,
        // Beyond the longest interval, where FSRS still keeps the buttons a day apart.
        examples: [
          [
            [
              [0, 'right'],
              [222.48, 'easy'],
              [223, 'easy'],
              [223, 'right'],
              [223, 'easy'],
            ],
            0,
          ],
        ],
      },
    );
  });
});

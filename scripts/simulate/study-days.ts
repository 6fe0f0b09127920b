import { OFFICIAL_FORMATS } from '#content/mock-exam/formats.ts';
import {
  EMPTY_PROJECTION,
  itemsOf,
  project,
  type ItemPast,
  type Projection,
} from '#domain/memory/projection.ts';
import { readinessOf, type Readiness } from '#domain/memory/readiness.ts';
import { cardsOfItem, kindsByAnswers, reviewDay, type ReviewCard } from '#domain/memory/review-day.ts';
import type { ReviewLimits } from '#domain/memory/review-limits.ts';
import { createScheduler } from '#domain/memory/schedule.ts';
import { EVENT_VERSION, type StudyEvent } from '#domain/memory/study-event.ts';
import { EXAM_PARTS, type ExamDates } from '#domain/plan/exam-dates.ts';
import { studyPlan, type StudyPlan } from '#domain/plan/study-plan.ts';
import { dayLater } from '#lib/calendar-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import type { Random } from '#lib/random.ts';
import { WORK_AREAS, type WorkAreaId } from '#services/plan/work-areas.ts';
import { reviewLoad, workStates } from '#services/plan/work-state.ts';
import { recallOf, type Learner } from './learner.ts';

export interface Simulation {
  readonly learner: Learner;
  readonly days: number;
  readonly examDay: number;
  readonly minutesADay: number;
  readonly limits: ReviewLimits;
  readonly totals: Readonly<Partial<Record<WorkAreaId, number>>>;
  readonly random: Random;
}

/** What one day was like. */
export interface SimulatedDay {
  readonly isAway: boolean;
  /** Cards that waited in the morning, those beyond the limit among them. */
  readonly due: number;
  /** What the plan said in the morning, null once the exam is over. */
  readonly plan: StudyPlan<WorkAreaId> | null;
  /** New things that were done. */
  readonly started: number;
  /** What was really studied. */
  readonly seconds: number;
  /** Cards that are still due at the end of the day. */
  readonly backlog: number;
  readonly wordsSeen: number;
  /** How many of those words would be known now, by the learner's own memory. */
  readonly wordsKnown: number;
  readonly knm: Readiness;
}

const FIRST_DAY = '2026-11-02';
const USUAL_REVIEW_SECONDS = 8;
/** What is learned comes back within minutes: so often the learner looks again on one day. */
const ROUNDS = 4;

/** Somebody's days until the exam and after, by the app's own rules: what they do is what the plan says. */
export function simulate(simulation: Simulation): readonly SimulatedDay[] {
  const { learner, days, examDay, minutesADay, limits, totals, random } = simulation;
  const start = Date.parse(`${FIRST_DAY}T00:00:00Z`);
  const exam = dayLater(FIRST_DAY, examDay);
  const dates: ExamDates = { reading: exam, listening: exam, writing: exam, speaking: exam, knm: exam };
  const since = Object.fromEntries(EXAM_PARTS.map((part) => [part, FIRST_DAY]));
  const scheduler = createScheduler();
  const known = new WeakMap<ItemPast, readonly ReviewCard[]>();
  const cardsOf = (projection: Projection) =>
    [...itemsOf(projection)].flatMap(([itemId, past]) => {
      const cards =
        known.get(past) ?? cardsOfItem(projection, itemId, scheduler, kindsByAnswers(true, new Set()));
      known.set(past, cards);
      return cards;
    });
  let projection = EMPTY_PROJECTION;
  let events = 0;
  const log = (event: StudyEvent) => {
    projection = project(projection, [event]);
  };
  const stamp = (itemId: string, at: number) => {
    events += 1;
    return { version: EVENT_VERSION, id: `e${events}`, browser: null, itemId, at } as const;
  };

  return Array.from({ length: days }, (_, number): SimulatedDay => {
    const dayStart = start + number * DAY_MS;
    let now = dayStart + 18 * HOUR_MS;
    const morning = reviewDay(cardsOf(projection), limits, now, dayStart);
    const areas = workStates(projection, totals, limits, dayStart);
    const wishes = { today: dayLater(FIRST_DAY, number), dates, since, minutesADay };
    const plan = studyPlan(areas, reviewLoad(projection, morning, dayStart), wishes);
    let [started, seconds] = [0, 0];
    const answer = (itemId: string, card: ReviewCard | null, isRight: boolean, takes: number) => {
      const durationMs = Math.round(takes * learner.slowness * SECOND_MS);
      log({
        ...stamp(itemId, now),
        kind: 'answered',
        activity: card === null ? 'quiz' : 'review',
        card: card?.kind ?? 'meaning',
        grade: isRight ? 'good' : 'again',
        answer: null,
        durationMs,
      });
      now += durationMs;
      seconds += durationMs / SECOND_MS;
    };
    const review = () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { waiting } = reviewDay(cardsOf(projection), limits, now, dayStart);
        for (const card of waiting) {
          const isRight = random() < recallOf(learner, card.schedule, now);
          answer(card.itemId, card, isRight, USUAL_REVIEW_SECONDS);
        }
        now += 10 * MINUTE_MS;
      }
    };
    const study = ({
      area,
      share,
    }: {
      area: { id: WorkAreaId; total: number; open: number };
      share: number;
    }) => {
      for (let done = 0; done < share; done += 1) {
        const itemId = `${WORK_AREAS[area.id].prefixes[0] ?? ''}item-${area.total - area.open + done}`;
        answer(itemId, null, random() < learner.firstTimeRight, WORK_AREAS[area.id].usualSeconds);
        if (area.id === 'words') log({ ...stamp(itemId, now), kind: 'added' });
        started += 1;
      }
    };
    if (!learner.isAway(number)) {
      review();
      for (const shared of plan?.shares ?? []) study(shared);
    }
    const cards = cardsOf(projection);
    const due = (until: number) =>
      cards.filter(({ schedule }) => schedule !== null && schedule.dueAt < until).length;
    const words = cards.filter(({ itemId, kind }) => itemId.startsWith('word:') && kind === 'meaning');
    return {
      isAway: learner.isAway(number),
      due: Math.max(morning.waiting.length, morning.backlog?.cards ?? 0),
      plan,
      started,
      seconds,
      backlog: due(dayStart + DAY_MS),
      wordsSeen: words.length,
      wordsKnown: words.reduce((sum, { schedule }) => sum + recallOf(learner, schedule, now + HOUR_MS), 0),
      knm: readinessOf(projection, { ...KNM, inBank: totals['knm-game'] ?? 0 }, now),
    };
  });
}

/** As the page of progress has it: three options to guess from. */
const KNM = {
  isOfPart: (itemId: string) => itemId.startsWith('question:knm-'),
  questionsNeeded: 30,
  examQuestions: OFFICIAL_FORMATS.knm.count,
  guessed: 1 / 3,
};

import { COURSE } from '#app/course.ts';
import {
  EMPTY_PROJECTION,
  itemsOf,
  project,
  type ItemPast,
  type Projection,
} from '#learning/rules/projection.ts';
import type { Readiness } from '#learning/rules/readiness.ts';
import { kindOf, type ItemKind } from '#learning/rules/item-id.ts';
import { cardKinds, cardsOfItem, type ReviewCard } from '#learning/rules/item-cards.ts';
import { reviewDay } from '#learning/rules/review-day.ts';
import type { ReviewLimits } from '#learning/rules/review-limits.ts';
import { createScheduler } from '#learning/rules/schedule.ts';
import { EVENT_VERSION, type StudyEvent } from '#learning/rules/study-event.ts';
import type { ExamDates } from '#learning/rules/exam-dates.ts';
import { studyPlan, type AreaShare, type StudyPlan } from '#learning/rules/study-plan.ts';
import { dayLater } from '#lib/calendar-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import type { Random } from '#lib/random.ts';
import { bankFinder } from '#learning/catalogue.ts';
import { sourcesOf } from '#learning/course.ts';
import { readinessOfParts } from '#learning/readiness-parts.ts';
import { kindsOfWork } from '#learning/work-areas.ts';
import { reviewLoad, workStates, type PlannedWork } from '#learning/work-state.ts';
import { recallOf, type Learner } from './learner.ts';

export interface Simulation {
  readonly learner: Learner;
  readonly days: number;
  readonly examDay: number;
  readonly minutesADay: number;
  readonly limits: ReviewLimits;
  readonly totals: Readonly<Partial<Record<string, number>>>;
  readonly random: Random;
}

/** The figures of one day. */
export interface SimulatedDay {
  readonly isAway: boolean;
  /** Cards due in the morning, including those beyond the limit. */
  readonly due: number;
  /** The morning's plan; null after the exam. */
  readonly plan: StudyPlan<PlannedWork> | null;
  /** New items that were started. */
  readonly started: number;
  /** The time really studied. */
  readonly seconds: number;
  /** Cards that are still due at the end of the day. */
  readonly backlog: number;
  readonly wordsSeen: number;
  /** How many of those words the learner would know now, by their own memory. */
  readonly wordsKnown: number;
  readonly knm: Readiness;
}

const SOURCES = sourcesOf(COURSE);
const KINDS = kindsOfWork(COURSE);
const bankOf = bankFinder(SOURCES);

/** Studied on cards that one rates oneself. */
const SELF_RATED: ReadonlySet<ItemKind | null> = new Set(['word', 'interaction']);
const FIRST_DAY = '2026-11-02';
const USUAL_REVIEW_SECONDS = 8;
/** New cards come back within minutes: how often the learner returns on one day. */
const ROUNDS = 4;

/** The learner's days until the exam and after, by the app's own rules: they follow the plan. */
export function simulate(simulation: Simulation): readonly SimulatedDay[] {
  const { learner, days, examDay, minutesADay, limits, totals, random } = simulation;
  const start = Date.parse(`${FIRST_DAY}T00:00:00Z`);
  const exam = dayLater(FIRST_DAY, examDay);
  const dates: ExamDates = Object.fromEntries(COURSE.parts.map(({ id }) => [id, exam]));
  const since = Object.fromEntries(COURSE.parts.map(({ id }) => [id, FIRST_DAY]));
  const scheduler = createScheduler();
  const known = new WeakMap<ItemPast, readonly ReviewCard[]>();
  const cardsOf = (projection: Projection) =>
    [...itemsOf(projection)].flatMap(([itemId, past]) => {
      const cards =
        known.get(past) ??
        cardsOfItem(projection, itemId, scheduler, cardKinds({ withPictures: true, gone: new Set() }));
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
    return { version: EVENT_VERSION, id: `e${events}`, browser: 'simulated', itemId, at } as const;
  };

  return Array.from({ length: days }, (_, number): SimulatedDay => {
    const dayStart = start + number * DAY_MS;
    let now = dayStart + 18 * HOUR_MS;
    const morning = reviewDay(cardsOf(projection), limits, now, dayStart);
    const areas = workStates(
      projection,
      { kinds: KINDS, bankOf, totals, newCards: limits.newCards },
      dayStart,
    );
    const wishes = { today: dayLater(FIRST_DAY, number), dates, since, minutesADay };
    const plan = studyPlan(areas, reviewLoad(projection, morning, dayStart), wishes);
    let [started, seconds] = [0, 0];
    const answer = (itemId: string, card: ReviewCard | null, isRight: boolean, takes: number) => {
      const durationMs = Math.round(takes * learner.slowness * SECOND_MS);
      log({
        ...stamp(itemId, now),
        kind: 'answered',
        activity: card !== null ? 'review' : SELF_RATED.has(kindOf(itemId)) ? 'flashcard' : 'quiz',
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
    const study = ({ area, share }: AreaShare<PlannedWork>) => {
      for (let done = 0; done < share; done += 1) {
        const itemId = `${firstBankOf(area.id)}item-${area.total - area.open + done}`;
        answer(itemId, null, random() < learner.firstTimeRight, area.usualSeconds);
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
    const words = cards.filter(
      ({ itemId, kind }) => bankOf(itemId)?.source.id === 'words' && kind === 'meaning',
    );
    return {
      isAway: learner.isAway(number),
      due: Math.max(morning.waiting.length, morning.backlog?.cards ?? 0),
      plan,
      started,
      seconds,
      backlog: due(dayStart + DAY_MS),
      wordsSeen: words.length,
      wordsKnown: words.reduce((sum, { schedule }) => sum + recallOf(learner, schedule, now + HOUR_MS), 0),
      knm: knmReadiness(projection, totals, now),
    };
  });
}

function firstBankOf(id: string): string {
  const source = SOURCES.find((one) => one.id === id);
  return source?.banks.find(({ isPlanned }) => isPlanned)?.prefix ?? '';
}

/** As on the progress page. */
function knmReadiness(projection: Projection, totals: Simulation['totals'], now: number): Readiness {
  const knm = COURSE.parts.filter(({ id }) => id === 'a2-knm');
  const [found] = readinessOfParts(projection, knm, { bankOf }, now, totals);
  if (found === undefined) throw new Error('There is no KNM');
  return found.readiness;
}

import { COURSE } from '#app/course.ts';
import { createCatalogue } from '#learning/catalogue.ts';
import { enoughOf } from '#learning/mock-exams.ts';
import { itemsOf, type Projection } from '#learning/rules/projection.ts';
import type { Readiness } from '#learning/rules/readiness.ts';
import type { MockExams, MockSitting, MockStep } from '#learning/rules/mock-plan.ts';
import { reviewDay } from '#learning/rules/review-day.ts';
import type { ReviewLimits } from '#learning/rules/review-limits.ts';
import type { ExamDates } from '#learning/rules/exam-dates.ts';
import { isOpenWord, nextWords } from '#learning/rules/next-words.ts';
import { studyPlan, type StudyPlan } from '#learning/rules/study-plan.ts';
import type { DayToDivide } from '#learning/session-material.ts';
import { dayLater } from '#lib/calendar-day.ts';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import type { Random } from '#lib/random.ts';
import { readinessOfParts } from '#learning/readiness-parts.ts';
import { reviewLoad, wordsKnown, workStates, type PlannedWork } from '#learning/work-state.ts';
import { fittedStabilities } from '#learning/rules/fitted-stability.ts';
import { lastDays } from '#learning/rules/last-days.ts';
import { publicFiles } from '#testing/public-files.ts';
import type { Learner } from './learner.ts';
import { bankOf, createPerson, KINDS, SOURCES, wordId } from './person.ts';
import { studySession } from './study-session.ts';

export interface Simulation {
  readonly learner: Learner;
  /** The ids of all words in the order of the path, and how many of them are known before the first day. */
  readonly path: readonly string[];
  readonly knownBefore: number;
  readonly days: number;
  readonly examDay: number;
  readonly minutesADay: number;
  readonly limits: ReviewLimits;
  readonly totals: Readonly<Partial<Record<string, number>>>;
  readonly random: Random;
  /** Review before the exam asks what is least certain then (MEM-22), and is fitted to the person (MEM-23). */
  readonly isForExam: boolean;
  readonly isFitted: boolean;
}

/** The figures of one day. */
export interface SimulatedDay {
  readonly isAway: boolean;
  /** Cards due in the morning, including those beyond the limit. */
  readonly due: number;
  /** The morning's plan; null after the exam. */
  readonly plan: StudyPlan<PlannedWork> | null;
  /** New words that were started. */
  readonly newWords: number;
  /** The time really studied, without and with the mock exam. */
  readonly seconds: number;
  readonly mockSeconds: number;
  /** Cards that are still due at the end of the day. */
  readonly backlog: number;
  /** How many words the app counts as known. */
  readonly wordsCounted: number;
  /** At the end of a week and on the day of the exam: on other days nobody asks, and it takes a sixth of a simulation. */
  readonly standing: Standing | null;
}

/** What the learner knows and has done at the end of a day. */
export interface Standing {
  /** How certainly the learner knows each word that they met, by their own memory. */
  readonly known: ReadonlyMap<string, number>;
  /** How many words that makes. */
  readonly wordsKnown: number;
  /** How many items of each kind of work have an answer, those of mock exams among them. */
  readonly begun: ReadonlyMap<string, number>;
  readonly knm: Readiness;
}

export const WEEK = 7;
const FIRST_DAY = '2026-11-02';
const dayOf = (instant: number) => String(Math.floor(instant / DAY_MS));

const catalogue = createCatalogue(SOURCES, publicFiles());

/** The learner's days until the exam and after: each day they do the session that the app makes of it. */
// oxlint-disable-next-line max-lines-per-function -- the weeks of one simulated person
export async function simulate(simulation: Simulation): Promise<readonly SimulatedDay[]> {
  const { learner, days, examDay, minutesADay, random, isForExam, isFitted, totals } = simulation;
  const start = Date.parse(`${FIRST_DAY}T00:00:00Z`);
  const exam = dayLater(FIRST_DAY, examDay);
  const dates: ExamDates = Object.fromEntries(COURSE.parts.map(({ id }) => [id, exam]));
  const since = Object.fromEntries(COURSE.parts.map(({ id }) => [id, FIRST_DAY]));
  const path = simulation.path.map(wordId);
  const person = createPerson(learner, path.slice(0, simulation.knownBefore), random, start);
  const sittings: (MockSitting & { readonly part: string; readonly day: number })[] = [];
  let { limits } = simulation;

  const sit = ({ exam: { part }, minutes }: MockStep, day: number) => {
    const found = COURSE.parts.find(({ id }) => id === part);
    if (found === undefined) return;
    const { count } = found.formats.official;
    const earlier = sittings.filter((sitting) => sitting.part === part).length;
    const takes = (minutes * 60 * Math.min(1, learner.slowness)) / count / learner.slowness;
    let right = 0;
    for (let place = 0; place < count; place += 1) {
      const isRight = random() < learner.firstTimeRight;
      right += isRight ? 1 : 0;
      person.answer(mockItemOf(part, earlier * count + place), { activity: 'mock-exam', isRight, takes });
    }
    sittings.unshift({ part, day, daysAgo: 0, rightShare: right / count });
  };
  const mocksOn = (number: number) =>
    COURSE.parts.map((part): MockExams => {
      const ofPart = sittings.filter((sitting) => sitting.part === part.id);
      return {
        part: part.id,
        minutes: part.formats.official.minutes,
        exams: part.mock.exams,
        enough: enoughOf(part),
        sittings: ofPart.map(({ day, rightShare }) => ({ daysAgo: number - day, rightShare })),
      };
    });
  const workOf = (
    number: number,
    dayStart: number,
    minutes: number,
  ): DayToDivide & { readonly wordsCounted: number } => {
    const projection = person.projection();
    const cards = person.cardsNow(dayStart);
    const day = reviewDay(cards, limits, person.now(), dayStart);
    const work = { kinds: KINDS, bankOf, totals, newCards: limits.newCards };
    const wordsCounted = wordsKnown(projection, work, dayOf);
    const wishes = { today: dayLater(FIRST_DAY, number), dates, since, minutesADay: minutes };
    const load = reviewLoad(projection, day, dayStart);
    const progress = { wordsKnown: wordsCounted, mocks: mocksOn(number) };
    return {
      catalogue,
      course: COURSE,
      review: { projection, day, dayStart },
      plan: studyPlan(workStates(projection, work, dayStart), load, wishes, progress),
      newWords: nextWords(path, (id) => isOpenWord(projection, id), limits.newCards),
      newCards: limits.newCards,
      wordsCounted,
    };
  };
  const beginDay = (number: number, dayStart: number) => {
    const today = dayLater(FIRST_DAY, number);
    const projection = person.projection();
    const near = isForExam ? lastDays(projection, { dates, minutes: minutesADay }, today, dayStart) : null;
    limits = { ...simulation.limits, lastDays: near };
    person.beginDay(
      dayStart + 18 * HOUR_MS,
      isFitted ? fittedStabilities(projection, dayStart).stabilities : null,
    );
  };
  const wordsMet = () =>
    [...itemsOf(person.projection())].filter(
      ([id]) => !isOpenWord(person.projection(), id) && bankOf(id)?.source.id === 'words',
    ).length;

  const standing = (): Standing => {
    const known = person.wordsAt(person.now() + HOUR_MS);
    return {
      known,
      wordsKnown: [...known.values()].reduce((sum, one) => sum + one, 0),
      begun: begunBy(person.projection()),
      knm: knmReadiness(person.projection(), totals, person.now()),
    };
  };
  const oneDay = async (number: number): Promise<SimulatedDay> => {
    const dayStart = start + number * DAY_MS;
    beginDay(number, dayStart);
    const morning = workOf(number, dayStart, minutesADay);
    const { plan, review, wordsCounted } = morning;
    const before = wordsMet();
    let mockSeconds = 0;
    if (!learner.isAway(number))
      await studySession({
        person,
        catalogue,
        dayStart,
        minutes: minutesADay,
        limits,
        morning,
        workNow: (minutes) => workOf(number, dayStart, minutes),
        sitMock() {
          const began = person.seconds();
          if (plan?.mock) sit(plan.mock, number);
          mockSeconds = person.seconds() - began;
        },
      });
    const isAsked = number % WEEK === WEEK - 1 || number === examDay;
    const { waiting, backlog } = review.day;
    return {
      isAway: learner.isAway(number),
      due: Math.max(waiting.length, backlog?.cards ?? 0),
      plan,
      newWords: wordsMet() - before,
      seconds: person.seconds(),
      mockSeconds,
      backlog: person
        .cardsNow(dayStart)
        .filter(({ schedule }) => schedule !== null && schedule.dueAt < dayStart + DAY_MS).length,
      wordsCounted,
      standing: isAsked ? standing() : null,
    };
  };
  const done: SimulatedDay[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one day after another
  for (let number = 0; number < days; number += 1) done.push(await oneDay(number));
  return done;
}

/** A question of a mock exam: KNM draws them from a bank of its own, which the plan counts, too. */
function mockItemOf(part: string, index: number): string {
  const banks = SOURCES.find(({ id }) => id === part)?.banks ?? [];
  return `${banks.at(-1)?.prefix ?? ''}mock-item-${index}`;
}

function begunBy(projection: Projection): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [itemId, { answers }] of itemsOf(projection)) {
    if (answers.length === 0) continue;
    const id = bankOf(itemId)?.source.id ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** As on the progress page. */
function knmReadiness(projection: Projection, totals: Simulation['totals'], now: number): Readiness {
  const knm = COURSE.parts.filter(({ id }) => id === 'a2-knm');
  const [found] = readinessOfParts(projection, knm, { bankOf }, now, totals);
  if (found === undefined) throw new Error('There is no KNM');
  return found.readiness;
}

import { COURSE } from '#app/course.ts';
import { enoughOf } from '#learning/mock-exams.ts';
import {
  EMPTY_PROJECTION,
  itemsOf,
  project,
  type ItemPast,
  type Projection,
} from '#learning/rules/projection.ts';
import type { Readiness } from '#learning/rules/readiness.ts';
import { kindOf, itemId as idOf } from '#learning/rules/item-id.ts';
import { cardKinds, cardsOfItem, type ReviewCard } from '#learning/rules/item-cards.ts';
import type { MockExams, MockSitting, MockStep } from '#learning/rules/mock-plan.ts';
import { reviewDay } from '#learning/rules/review-day.ts';
import type { ReviewLimits } from '#learning/rules/review-limits.ts';
import { createScheduler } from '#learning/rules/schedule.ts';
import {
  EVENT_VERSION,
  type CardKind,
  type StudyActivity,
  type StudyEvent,
} from '#learning/rules/study-event.ts';
import type { ExamDates } from '#learning/rules/exam-dates.ts';
import { studyPlan, type AreaShare, type StudyPlan } from '#learning/rules/study-plan.ts';
import { dayLater } from '#lib/calendar-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import type { Random } from '#lib/random.ts';
import { bankFinder } from '#learning/catalogue.ts';
import { sourcesOf } from '#learning/course.ts';
import { readinessOfParts } from '#learning/readiness-parts.ts';
import { kindsOfWork } from '#learning/work-areas.ts';
import { reviewLoad, wordsKnown, workStates, type PlannedWork } from '#learning/work-state.ts';
import { fittedStabilities, type FirstStabilities } from '#learning/rules/fitted-stability.ts';
import { lastDays } from '#learning/rules/last-days.ts';
import { recallOf, type Learner } from './learner.ts';

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
  /** How certainly the learner knows each word that they met, by their own memory. */
  readonly known: ReadonlyMap<string, number>;
  /** How many words that makes. */
  readonly wordsKnown: number;
  /** How many words the app counts as known. */
  readonly wordsCounted: number;
  /** How many items of each kind of work have an answer, those of mock exams among them. */
  readonly begun: ReadonlyMap<string, number>;
  readonly knm: Readiness;
}

const SOURCES = sourcesOf(COURSE);
const KINDS = kindsOfWork(COURSE);
const bankOf = bankFinder(SOURCES);

const FIRST_DAY = '2026-11-02';
/** A card of a word or an interaction. A question takes the least time that its part gives. */
const CARD_SECONDS = 8;
/** A new word is read and heard first. */
const INTRODUCTION_SECONDS = 11;
/** Cards that are learned come back within minutes: how often the learner gets to them in a day. */
const ROUNDS = 4;

const WORDS = 'words';
const dayOf = (instant: number) => String(Math.floor(instant / DAY_MS));

/** The learner's days until the exam and after, by the app's own rules: they follow the plan. */
// oxlint-disable-next-line max-lines-per-function -- the state of one simulated person
export function simulate(simulation: Simulation): readonly SimulatedDay[] {
  const { learner, path, knownBefore, days, examDay, minutesADay, random, isForExam, isFitted } = simulation;
  const start = Date.parse(`${FIRST_DAY}T00:00:00Z`);
  const exam = dayLater(FIRST_DAY, examDay);
  const dates: ExamDates = Object.fromEntries(COURSE.parts.map(({ id }) => [id, exam]));
  const since = Object.fromEntries(COURSE.parts.map(({ id }) => [id, FIRST_DAY]));
  const totals = { ...simulation.totals, [WORDS]: (simulation.totals[WORDS] ?? 0) - knownBefore };
  const sittings: (MockSitting & { readonly part: string; readonly day: number })[] = [];
  /** What the learner forgets does not depend on what the app believes. */
  const memory = createScheduler();
  let fit: FirstStabilities | null = null;
  let scheduler = memory;
  let cardsSoFar = new WeakMap<ItemPast, readonly ReviewCard[]>();
  let { limits } = simulation;
  let projection = EMPTY_PROJECTION;
  let [events, now, seconds] = [0, 0, 0];

  const cardsNow = () =>
    [...itemsOf(projection)].flatMap(([itemId, past]) => {
      const cards =
        cardsSoFar.get(past) ??
        cardsOfItem(
          projection,
          itemId,
          scheduler,
          cardKinds({ withPictures: true, gone: new Set(), recognised: new Set() }),
        );
      cardsSoFar.set(past, cards);
      return cards;
    });
  const answer = (itemId: string, given: Given) => {
    const durationMs = Math.round(given.takes * learner.slowness * SECOND_MS);
    events += 1;
    const event: StudyEvent = {
      version: EVENT_VERSION,
      id: `e${events}`,
      browser: 'simulated',
      itemId,
      at: now,
      kind: 'answered',
      activity: given.activity,
      card: given.card ?? 'meaning',
      grade: given.isRight ? 'good' : 'again',
      answer: null,
      durationMs,
    };
    projection = project(projection, [event]);
    now += durationMs;
    seconds += durationMs / SECOND_MS;
  };
  const memorySoFar = new WeakMap<ReviewCard, ReviewCard['schedule']>();
  const memoryOf = (card: ReviewCard) => {
    const schedule = memorySoFar.get(card) ?? memory.scheduleOf(card.id, card.answers);
    memorySoFar.set(card, schedule);
    return schedule;
  };
  const certaintyOf = (card: ReviewCard, at: number) =>
    recallOf(learner, fit === null ? card.schedule : memoryOf(card), at);
  const ask = (card: ReviewCard) =>
    answer(card.itemId, {
      activity: 'review',
      card: card.kind,
      isRight: random() < certaintyOf(card, now),
      takes: cardSeconds(card.itemId),
    });
  const askAll = (cards: readonly ReviewCard[], until: number) => {
    for (const card of cards) {
      if (seconds + cardSeconds(card.itemId) * learner.slowness > until) return;
      ask(card);
    }
  };
  const review = (dayStart: number, until: number, rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      askAll(reviewDay(cardsNow(), limits, now, dayStart).waiting, until);
      now += 10 * MINUTE_MS;
    }
  };
  /** In the last week: what was got wrong, and what is most likely to be forgotten, due or not. */
  const repeat = (until: number) => {
    const open = cardsNow()
      .filter(({ schedule }) => schedule?.phase === 'known')
      .map((card) => ({ card, recall: certaintyOf(card, now) }));
    askAll(
      open.toSorted((one, other) => one.recall - other.recall).map(({ card }) => card),
      until,
    );
  };
  /** Introduced, asked at once, and some minutes later from memory (PTH-04). */
  const learn = (itemId: string) => {
    const takes = CARD_SECONDS;
    const isRight = () => random() < learner.minutesLaterRight;
    answer(itemId, { activity: 'quiz', isRight: isRight(), takes: takes + INTRODUCTION_SECONDS });
    const later = now;
    now += 5 * MINUTE_MS;
    answer(itemId, { activity: 'review', isRight: isRight(), takes });
    now = later + takes * learner.slowness * SECOND_MS;
  };
  /** The items of a kind of work that have no answer yet. */
  const next = ({ area: { id, total, open, startedToday }, left }: AreaShare<PlannedWork>) =>
    Array.from({ length: left }, (_, place) => {
      const index = total - open - startedToday + place;
      return id === WORDS ? idOf('word', path[knownBefore + index] ?? '') : itemOf(id, index);
    });
  const study = (share: AreaShare<PlannedWork>, until: number): number => {
    const items = next(share).slice(0, share.left);
    let done = 0;
    for (const itemId of items) {
      const { usualSeconds, readSeconds = 0 } = share.area;
      const takes = usualSeconds + readSeconds;
      if (seconds + takes * learner.slowness > until) break;
      done += 1;
      if (share.area.id === WORDS) learn(itemId);
      else {
        const activity = kindOf(itemId) === 'interaction' ? 'flashcard' : 'quiz';
        answer(itemId, { activity, isRight: random() < learner.firstTimeRight, takes });
      }
    }
    return done;
  };
  /** By its clock, and faster for somebody who is fast. */
  const sit = ({ exam: { part }, minutes }: MockStep, day: number) => {
    const found = COURSE.parts.find(({ id }) => id === part);
    if (found === undefined) return 0;
    const { count } = found.formats.official;
    const earlier = sittings.filter((sitting) => sitting.part === part).length;
    const lasts = minutes * 60 * Math.min(1, learner.slowness);
    let right = 0;
    for (let place = 0; place < count; place += 1) {
      const isRight = random() < learner.firstTimeRight;
      right += isRight ? 1 : 0;
      const takes = lasts / count / learner.slowness;
      answer(mockItemOf(part, earlier * count + place), { activity: 'mock-exam', isRight, takes });
    }
    sittings.unshift({ part, day, daysAgo: 0, rightShare: right / count });
    return seconds;
  };
  const planOf = (number: number, dayStart: number, morning: ReturnType<typeof reviewDay>) => {
    const work = { kinds: KINDS, bankOf, totals, newCards: limits.newCards };
    const known = knownBefore + wordsKnown(projection, work, dayOf);
    const mocks = COURSE.parts.map((part): MockExams => {
      const ofPart = sittings.filter((sitting) => sitting.part === part.id);
      return {
        part: part.id,
        minutes: part.formats.official.minutes,
        exams: part.mock.exams,
        enough: enoughOf(part),
        sittings: ofPart.map(({ day, rightShare }) => ({ daysAgo: number - day, rightShare })),
      };
    });
    const wishes = { today: dayLater(FIRST_DAY, number), dates, since, minutesADay };
    const load = reviewLoad(projection, morning, dayStart);
    const plan = studyPlan(workStates(projection, work, dayStart), load, wishes, {
      wordsKnown: known,
      mocks,
    });
    return { plan, known };
  };

  /** Due cards, new words, other work, then what is being learned; in the last week repetition. */
  const studyDay = (plan: StudyPlan<PlannedWork>, dayStart: number, until: number): number => {
    review(dayStart, Math.min(until, seconds + plan.reviewSeconds), 1);
    const words = plan.shares.filter(({ area }) => area.id === WORDS);
    const newWords = words.reduce((sum, share) => sum + study(share, until), 0);
    for (const share of plan.shares) if (share.area.id !== WORDS) study(share, until);
    review(dayStart, until, ROUNDS - 1);
    if (!isForExam) repeat(Math.min(until, seconds + plan.repeatSeconds));
    return newWords;
  };

  const beginDay = (number: number, dayStart: number) => {
    const today = dayLater(FIRST_DAY, number);
    const near = isForExam ? lastDays(projection, { dates, minutes: minutesADay }, today, dayStart) : null;
    limits = { ...simulation.limits, lastDays: near };
    const fitNow = isFitted ? fittedStabilities(projection, dayStart).stabilities : null;
    if (JSON.stringify(fitNow) === JSON.stringify(fit)) return;
    fit = fitNow;
    scheduler = createScheduler(undefined, fit);
    cardsSoFar = new WeakMap();
  };

  return Array.from({ length: days }, (_, number): SimulatedDay => {
    const dayStart = start + number * DAY_MS;
    now = dayStart + 18 * HOUR_MS;
    seconds = 0;
    beginDay(number, dayStart);
    const morning = reviewDay(cardsNow(), limits, now, dayStart);
    const { plan, known } = planOf(number, dayStart, morning);
    let [newWords, mockSeconds] = [0, 0];
    if (!learner.isAway(number)) {
      if (plan?.mock && !plan.mock.isDone) mockSeconds = sit(plan.mock, number);
      const until = Math.max(mockSeconds, minutesADay * 60);
      if (plan === null) review(dayStart, until, ROUNDS);
      else if (mockSeconds < until) newWords = studyDay(plan, dayStart, until);
    }
    return {
      isAway: learner.isAway(number),
      due: Math.max(morning.waiting.length, morning.backlog?.cards ?? 0),
      plan,
      newWords,
      seconds,
      mockSeconds,
      backlog: cardsNow().filter(({ schedule }) => schedule !== null && schedule.dueAt < dayStart + DAY_MS)
        .length,
      wordsCounted: known,
      ...knownWords(now + HOUR_MS),
      begun: begunBy(projection),
      knm: knmReadiness(projection, totals, now),
    };
  });

  function knownWords(at: number): Pick<SimulatedDay, 'known' | 'wordsKnown'> {
    const before = path.slice(0, knownBefore).map((id) => [idOf('word', id), 1] as const);
    const met = cardsNow()
      .filter(({ itemId, kind }) => kindOf(itemId) === 'word' && kind === 'meaning')
      .map((card) => [card.itemId, certaintyOf(card, at)] as const);
    const certain = new Map([...before, ...met]);
    return { known: certain, wordsKnown: [...certain.values()].reduce((sum, one) => sum + one, 0) };
  }
}

interface Given {
  readonly activity: StudyActivity;
  readonly card?: CardKind;
  readonly isRight: boolean;
  /** In seconds, of somebody of usual speed. */
  readonly takes: number;
}

const LEAST_SECONDS = new Map(KINDS.map(({ id, leastSeconds }) => [id, leastSeconds]));

function cardSeconds(itemId: string): number {
  const isCard = kindOf(itemId) === 'word' || kindOf(itemId) === 'interaction';
  return isCard ? CARD_SECONDS : (LEAST_SECONDS.get(bankOf(itemId)?.source.id ?? '') ?? CARD_SECONDS);
}

function itemOf(area: string, index: number): string {
  const banks = SOURCES.find(({ id }) => id === area)?.banks ?? [];
  return `${banks.find(({ isPlanned }) => isPlanned)?.prefix ?? ''}item-${index}`;
}

/** A question of a mock exam: KNM draws them from a bank of its own, which the plan counts, too. */
function mockItemOf(part: string, index: number): string {
  const banks = SOURCES.find(({ id }) => id === part)?.banks ?? [];
  return `${banks.at(-1)?.prefix ?? ''}mock-item-${index}`;
}

function begunBy(projection: Projection): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [itemId] of itemsOf(projection)) {
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

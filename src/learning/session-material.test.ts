import { expect, it } from 'vitest';
import { COURSE } from '#app/course.ts';
import { DAY_MS } from '#lib/duration.ts';
import { publicFiles } from '#testing/public-files.ts';
import { answered, reviewChange } from '#testing/study-events.ts';
import { readPath } from '../../scripts/simulate/exam-cover.ts';
import { countWork } from '../../scripts/vite/built-work.ts';
import { cardChoice } from './card-choice.ts';
import { createCatalogue } from './catalogue.ts';
import { sourcesOf } from './course.ts';
import { cardKinds, reviewCards } from './rules/item-cards.ts';
import { EMPTY_PROJECTION, project } from './rules/projection.ts';
import { createScheduler } from './rules/schedule.ts';
import type { SessionStep } from './rules/session.ts';
import { reviewDay } from './rules/review-day.ts';
import { USUAL_LIMITS } from './rules/review-limits.ts';
import { planSession } from './rules/session-plan.ts';
import { studyPlan } from './rules/study-plan.ts';
import { sessionMaterial } from './session-material.ts';
import { kindsOfWork } from './work-areas.ts';
import { reviewLoad, workStates } from './work-state.ts';

const DAY_START = 20_000 * DAY_MS;
const EXAM = '2024-11-15';
const minutesOf = (steps: readonly SessionStep[]) =>
  steps.reduce((sum, { items, secondsEach }) => sum + items.length * secondsEach, 0) / 60;

const learned = (steps: readonly SessionStep[]) => steps.filter(({ kind }) => kind === 'learn').length;

it('PTH-03: without a date a session is as long as its minutes where there is work enough; beginners get small steps', async () => {
  const catalogue = createCatalogue(sourcesOf(COURSE), publicFiles());
  const day = reviewDay([], USUAL_LIMITS, DAY_START, DAY_START);
  const words = (await readPath()).map((id) => `word:${id}`);
  const stepsOf = async (known: number, minutes: number) => {
    const marked = { version: 1, id: 'm', at: DAY_START, browser: 'b', kind: 'marked-known' } as const;
    const projection = project(EMPTY_PROJECTION, [{ ...marked, itemIds: words.slice(0, known) }]);
    const material = await sessionMaterial(
      {
        catalogue,
        course: COURSE,
        review: { projection, day, dayStart: DAY_START },
        plan: null,
        newWords: words.slice(known, known + 100),
        newCards: USUAL_LIMITS.newCards,
      },
      minutes,
    );
    return planSession(material, minutes);
  };
  const cases = [0, 50, 1000].flatMap((known) => [10, 20, 30, 45].map((minutes) => ({ known, minutes })));
  for (const { known, minutes } of cases) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const planned = minutesOf(await stepsOf(known, minutes));
    expect(planned, `${known} words, ${minutes} minutes`).toBeGreaterThan(minutes * 0.9);
    expect(planned).toBeLessThanOrEqual(minutes);
  }
  const first = await stepsOf(0, 10);
  expect(minutesOf(first)).toBeGreaterThan(8.5);
  const asked = first.filter(({ kind }) => kind === 'ask').flatMap(({ items }) => items);
  expect(asked.length).toBeLessThan(7);
});

it('PTH-03 PTH-07: in the last week a day with nothing to repeat is filled with questions of the exam, then with the next words', async () => {
  const catalogue = createCatalogue(sourcesOf(COURSE), publicFiles());
  const day = reviewDay([], USUAL_LIMITS, DAY_START, DAY_START);
  const totals = await countWork();
  const dates = Object.fromEntries(COURSE.parts.map(({ id }) => [id, EXAM]));
  const stepsOn = async (
    today: string,
    minutes: number,
    someTotals: typeof totals,
    projection = EMPTY_PROJECTION,
  ) => {
    const work = { kinds: kindsOfWork(COURSE), bankOf: catalogue.bankOf, totals: someTotals, newCards: 10 };
    const plan = studyPlan(
      workStates(projection, work, DAY_START),
      reviewLoad(projection, day, DAY_START),
      { today, dates, since: {}, minutesADay: minutes },
      { wordsKnown: 700, mocks: [] },
    );
    const material = await sessionMaterial(
      {
        catalogue,
        course: COURSE,
        review: { projection, day, dayStart: DAY_START },
        plan,
        newWords: Array.from({ length: 100 }, (_, place) => `word:${place}`),
        newCards: 10,
      },
      minutes,
    );
    return planSession(material, minutes);
  };
  const full = await stepsOn('2024-11-12', 30, totals);
  expect(minutesOf(full)).toBeGreaterThan(30 * 0.8);
  expect(minutesOf(full)).toBeLessThanOrEqual(30);
  expect(learned(full)).toBe(0);
  // All was seen: only words are left.
  const seen = {
    ...Object.fromEntries(Object.keys(totals).map((id) => [id, 0])),
    words: totals['words'] ?? 0,
  };
  expect(learned(await stepsOn('2024-11-12', 30, seen))).toBeGreaterThan(0);
  // Who asks for more minutes learns no more new words than they allowed for a day.
  const learnedToday = Array.from({ length: 8 }, (_, place) =>
    answered({ id: `${place}`, at: DAY_START, itemId: `word:learned-${place}` }),
  );
  const later = project(EMPTY_PROJECTION, learnedToday);
  const taught = (await stepsOn('2024-11-12', 30, seen, later)).filter(({ kind }) => kind === 'learn');
  expect(taught.flatMap(({ items }) => items)).toHaveLength(2);
  // The day before the exam stays light.
  expect(minutesOf(await stepsOn('2024-11-14', 30, totals))).toBeLessThanOrEqual(15);
});

it('PTH-04 MEM-08: a word that was added and never seen is introduced, before the next words of the path', async () => {
  const catalogue = createCatalogue(sourcesOf(COURSE), publicFiles());
  const projection = project(EMPTY_PROJECTION, [
    { ...reviewChange('added', 'added', DAY_START), itemId: 'word:wasmachine' },
    answered({ itemId: 'word:hallo', at: DAY_START - DAY_MS, card: 'meaning', grade: 'good' }),
  ]);
  const kindsOf = cardKinds(cardChoice('off'));
  const cards = reviewCards(projection, createScheduler(0.9), kindsOf);
  const day = reviewDay(cards, USUAL_LIMITS, DAY_START, DAY_START);
  const newWords = ['word:ja', 'word:nee'];
  const review = { projection, day, dayStart: DAY_START };
  const material = await sessionMaterial(
    { catalogue, course: COURSE, review, plan: null, newWords, newCards: USUAL_LIMITS.newCards },
    20,
  );
  expect(material.fresh.items).toEqual(['word:wasmachine', ...newWords]);
  expect(material.due.items).toEqual(['word:hallo']);
  expect(reviewLoad(projection, day, DAY_START).cards).toBe(1);
});

it('PTH-03 PTH-06: the first day holds all that the plan gives it, grammar among it, each rule with its card first', async () => {
  const catalogue = createCatalogue(sourcesOf(COURSE), publicFiles());
  const day = reviewDay([], USUAL_LIMITS, DAY_START, DAY_START);
  const work = {
    kinds: kindsOfWork(COURSE),
    bankOf: catalogue.bankOf,
    totals: await countWork(),
    newCards: USUAL_LIMITS.newCards,
  };
  const dates = Object.fromEntries(COURSE.parts.map(({ id }) => [id, EXAM]));
  const plan = studyPlan(
    workStates(EMPTY_PROJECTION, work, DAY_START),
    reviewLoad(EMPTY_PROJECTION, day, DAY_START),
    { today: '2024-10-04', dates, since: {}, minutesADay: 30 },
    { wordsKnown: 0, mocks: [] },
  );
  const material = await sessionMaterial(
    {
      catalogue,
      course: COURSE,
      review: { projection: EMPTY_PROJECTION, day, dayStart: DAY_START },
      plan,
      newWords: Array.from({ length: 100 }, (_, place) => `word:${place}`),
      newCards: USUAL_LIMITS.newCards,
    },
    30,
  );
  const steps = planSession(material, 30);
  const countOf = (source: string, kind: string) =>
    steps
      .filter((step) => step.source === source && step.kind === kind)
      .reduce((sum, { items }) => sum + items.length, 0);
  const shareOf = (id: string) => plan?.shares.find(({ area }) => area.id === id)?.share ?? 0;
  expect(shareOf('grammar')).toBeGreaterThan(6);
  // The plan fills the minutes, and a session keeps some of them for cards that are missed.
  expect(countOf('grammar', 'ask')).toBeGreaterThanOrEqual(shareOf('grammar') * 0.9);
  expect(countOf('interactions', 'ask')).toBe(shareOf('interactions'));
  expect(countOf('words', 'learn')).toBe(shareOf('words'));
  // More than one rule: the card of each is read before its questions.
  expect(countOf('grammar', 'read')).toBeGreaterThan(1);
  expect(steps.find(({ source }) => source === 'grammar')?.kind).toBe('read');
});

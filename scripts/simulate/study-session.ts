import type { Catalogue } from '#learning/catalogue.ts';
import { MOCK_EXAM, minutesOfDay, sessionMaterial, type DayToDivide } from '#learning/session-material.ts';
import { kindOf } from '#learning/rules/item-id.ts';
import { reviewDay } from '#learning/rules/review-day.ts';
import type { ReviewLimits } from '#learning/rules/review-limits.ts';
import { currentStep, sessionReducer, startSession, type SessionStep } from '#learning/rules/session.ts';
import { planSession } from '#learning/rules/session-plan.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import { cardSeconds, KINDS, SOURCES, type Person } from './person.ts';

/** A new word is read and heard first. */
const INTRODUCTION_SECONDS = 11;
/** What the end of a session offers (PTH-03). */
const MORE_MINUTES = 5;
/** How often somebody who has minutes left takes them. */
const MOST_OFTEN = 2;

export interface Day {
  readonly person: Person;
  readonly catalogue: Pick<Catalogue, 'sources' | 'bankOf' | 'nextItems'>;
  readonly dayStart: number;
  readonly minutes: number;
  /** What the session can be made of before its first answer. */
  readonly morning: DayToDivide;
  /** The same at this moment, by the plan of so many minutes. */
  readonly workNow: (minutes: number) => DayToDivide;
  readonly limits: ReviewLimits;
  /** By its clock, and faster for somebody who is fast. */
  readonly sitMock: () => void;
}

/**
 * The session of a day, as the app makes it (PTH-03): done step by step until the minutes of the day are over. Whoever is faster
 * takes five minutes more, twice at most, and stops in the middle of them.
 */
export async function studySession(day: Day): Promise<void> {
  const { person, minutes, morning: begun } = day;
  const all = minutesOfDay(begun, minutes, minutes);
  let session = sessionReducer(startSession('', minutes, person.now()), {
    kind: 'planned',
    steps: planSession(await sessionMaterial(begun, all), all),
    minutes: all,
  });
  let until = minutes * 60;
  for (;;) {
    const current = currentStep(session);
    if (current === null) {
      if (person.seconds() >= until || session.minutes >= all + MOST_OFTEN * MORE_MINUTES) return;
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const steps = planSession(
        await sessionMaterial(day.workNow(session.minutes + MORE_MINUTES), MORE_MINUTES),
        MORE_MINUTES,
      );
      if (steps.length === 0) return;
      session = sessionReducer(session, { kind: 'extended', minutes: MORE_MINUTES, steps });
      continue;
    }
    const { step, item } = current;
    if (person.seconds() + secondsOf(step, item) * person.learner.slowness > until && item !== MOCK_EXAM)
      return;
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const isMissed = await doItem(day, step, item);
    // A mock exam may be longer than the day, which then has nothing else.
    if (item === MOCK_EXAM) until = Math.max(until, person.seconds());
    session = sessionReducer(session, { kind: 'item-done', item, isMissed });
  }
}

/** Returns whether it was asked in review and not known. */
async function doItem(day: Day, step: SessionStep, item: string): Promise<boolean> {
  const { person } = day;
  const { learner, random } = person;
  const takes = secondsOf(step, item);
  switch (step.kind) {
    case 'review':
    case 'recall': {
      const card = dueCard(day, item);
      if (card === undefined) return false;
      return !person.ask(card);
    }
    case 'learn':
      person.answer(item, { activity: 'quiz', isRight: random() < learner.minutesLaterRight, takes });
      return false;
    case 'hear':
    case 'read':
      person.pass(takes);
      return false;
    case 'page':
      if (item === MOCK_EXAM) day.sitMock();
      else await doOnPage(day, step.source ?? '', takes);
      return false;
    case 'ask': {
      const activity = kindOf(item) === 'interaction' ? 'self-rating' : 'quiz';
      person.answer(item, { activity, isRight: random() < learner.firstTimeRight, takes });
      return false;
    }
  }
}

/** The next task of a part that has its own page. */
async function doOnPage({ person, catalogue }: Day, sourceId: string, takes: number): Promise<void> {
  const source = SOURCES.find(({ id }) => id === sourceId);
  const isOpen = (itemId: string) => historyOf(person.projection(), itemId).length === 0;
  const [next] = source === undefined ? [] : await catalogue.nextItems(source, isOpen, 1);
  if (next === undefined) return;
  const isRight = person.random() < person.learner.firstTimeRight;
  person.answer(next, { activity: 'quiz', isRight, takes });
}

/** The card of an item that is due, by the rules of review; in a session a new word is asked again before it is due. */
function dueCard({ person, dayStart, limits }: Day, itemId: string) {
  const cards = person.cardsOf(itemId, dayStart);
  const near =
    limits.lastDays === undefined || limits.lastDays === null
      ? null
      : { ...limits.lastDays, cardsADay: Infinity };
  const all = { newCards: cards.length, reviews: cards.length, lastDays: near };
  return reviewDay(cards, all, person.now(), dayStart).waiting[0] ?? cards[0];
}

/** Of somebody of usual speed. */
function secondsOf({ kind, secondsEach, source }: SessionStep, item: string): number {
  if (kind === 'learn') return cardSeconds(item) + INTRODUCTION_SECONDS;
  if (kind === 'review' || kind === 'recall') return cardSeconds(item);
  if (kind === 'hear' || kind === 'read') return secondsEach;
  return KINDS.find(({ id }) => id === source)?.usualSeconds ?? cardSeconds(item);
}

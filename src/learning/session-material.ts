import { historyOf, lastMistakes } from '#learning/rules/study-past.ts';
import { itemsOf } from '#learning/rules/projection.ts';
import { MISSED_SHARE } from '#learning/rules/session.ts';
import {
  MOST_DUE_SHARE,
  SENTENCE_SECONDS,
  type OtherWork,
  type SessionMaterial,
} from '#learning/rules/session-plan.ts';
import type { StudyPlan } from '#learning/rules/study-plan.ts';
import { PART_SECONDS } from '#learning/rules/work-shares.ts';
import { daysBetween, localDay } from '#lib/calendar-day.ts';
import type { Catalogue } from './catalogue.ts';
import type { Course } from './course.ts';
import type { ReviewDayView } from './review-day-store.ts';
import { kindsOfWork, workAreaOf, type KindOfWork } from './work-areas.ts';
import { reviewLoad, wordsKnown, type PlannedWork } from './work-state.ts';

/** The least for a new word until it is asked the first time, however long its recall takes. */
const INTRODUCTION_SECONDS = 10;
/** A small step of one kind of work, where no plan says how much … */
const SMALL_STEP_SECONDS = 60;
/** … and a person who knows fewer words hears each new word in its sentence before: most words of the rest are not known yet. */
const FEW_WORDS = 100;
/** Sentences of words that are not new. */
const HEARD = 4;
/** The item of a step that is done on its page: as many of them as are wanted. */
const ON_PAGE = 'page';
/** The item of a step that is a mock exam. */
export const MOCK_EXAM = 'mock-exam';
/** A question to be answered again: most are read or heard with a text. */
const MISTAKE_SECONDS = 30;
const MISTAKES = 100;

export interface DayToDivide {
  readonly catalogue: Pick<Catalogue, 'sources' | 'bankOf' | 'nextItems'>;
  readonly course: Course;
  readonly review: Pick<ReviewDayView, 'projection' | 'day' | 'dayStart'>;
  /** Null: no exam has a date. */
  readonly plan: StudyPlan<PlannedWork> | null;
  /** The next new words of the path, the first ones first. */
  readonly newWords: readonly string[];
  /** The person's limit of new cards a day. */
  readonly newCards: number;
}

/** The same, as screens have it. */
export interface DayOfWork extends DayToDivide {
  readonly review: ReviewDayView;
}

/**
 * What today's session can be made of (PTH-03): by the plan, or without one some of each kind of work, so that the minutes are filled.
 */
export async function sessionMaterial(day: DayToDivide, minutes: number): Promise<SessionMaterial> {
  const { catalogue, course, review, plan, newWords, newCards } = day;
  const { projection, dayStart } = review;
  const { waiting, beforeExam } = review.day;
  const spare = new Set(beforeExam.map(({ itemId }) => itemId));
  const words = kindsOfWork(course).find(({ areNewCards }) => areNewCards);
  const isWord = (itemId: string) => workAreaOf(catalogue.bankOf(itemId)) === words?.id;
  // Words that the person added and never saw: they are introduced like all new ones, and before these (PTH-04).
  const added = waiting
    .filter(({ itemId, itemSince }) => itemSince === null && isWord(itemId))
    .map(({ itemId }) => itemId);
  const notDue = new Set([...spare, ...added]);
  const due = [...new Set(waiting.map(({ itemId }) => itemId))].filter((id) => !notDue.has(id));
  const share = plan?.shares.find(({ area }) => area.id === words?.id);
  const allowed = Math.max(0, newCards - startedToday(day, isWord));
  const wanted = plan === null ? allowed : (share?.left ?? 0);
  const cardSeconds = reviewLoad(projection, review.day, dayStart).secondsEach;
  // What a new word takes in all, its recall some minutes later among it.
  const wordSeconds = share?.area.secondsEach ?? words?.usualSeconds ?? 0;
  const newOnes = [...new Set([...added, ...newWords])].filter((id) => !due.includes(id));
  const freshWords = newOnes.slice(0, wanted);
  const introductionSeconds = Math.max(INTRODUCTION_SECONDS, wordSeconds - cardSeconds);
  const left =
    minutes * 60 -
    Math.min(due.length * cardSeconds, minutes * 60 * MOST_DUE_SHARE) -
    freshWords.length * (introductionSeconds + cardSeconds);
  const again = mistakes(day);
  const kept = [...mockExam(day), ...again];
  const cards = (due.length + spare.size) * cardSeconds;
  const free = minutes * 60 * (1 - MISSED_SHARE) - cards - secondsOf(kept);
  const planned = freshWords.length * wordSeconds;
  const [wishes, rest] = withoutGap(plan, wishesOf(day, left, freshWords.length), free - planned);
  const moreWords = Math.max(0, Math.floor(rest / wordSeconds));
  return {
    due: { source: null, items: due, secondsEach: cardSeconds },
    fresh: {
      source: words?.id ?? null,
      items: [
        ...freshWords,
        ...newOnes.slice(freshWords.length, Math.min(allowed, freshWords.length + moreWords)),
      ],
      secondsEach: introductionSeconds,
    },
    heard: due.filter(isWord).slice(0, HEARD),
    spare: [...spare],
    others: [
      ...mockExam(day),
      ...(await Promise.all(wishes.map((wish) => otherWork(day, wish)))).flat(),
      ...again,
    ],
    isPlanned: plan !== null,
  };
}

/**
 * In the last week there may be less to repeat than minutes for it. Then they are for questions of the exam that were not seen, those of
 * the weakest part first.
 * @param seconds what everything that is kept and repeated leaves of the session
 * @returns the wishes, and the seconds that are left even then: for the next words of the path
 */
function withoutGap(
  plan: StudyPlan<PlannedWork> | null,
  wishes: readonly Wish[],
  seconds: number,
): readonly [readonly Wish[], seconds: number] {
  let rest = seconds - wishes.reduce((sum, { count, secondsEach }) => sum + count * secondsEach, 0);
  if (plan === null || plan.repeatSeconds === 0) return [wishes, 0];
  const parts = plan.shares
    .filter(({ area: { id, parts: served, isOnPage } }) => served.includes(id) && isOnPage !== true)
    .toSorted((one, other) => (one.area.rightShare ?? 1) - (other.area.rightShare ?? 1));
  const more = new Map<string, Wish>();
  for (const { area, left } of parts) {
    const { together = 1, secondsEach } = area;
    // For more of one part at once another one waits.
    const groups = Math.floor(Math.min(PART_SECONDS, rest) / (secondsEach * together));
    const count = Math.min(area.open - left, groups * together);
    if (count <= 0) continue;
    more.set(area.id, { kind: area, count: left + count, secondsEach });
    rest -= count * secondsEach;
  }
  const others = wishes.filter(({ kind }) => !more.has(kind.id));
  return [[...others, ...more.values()], rest];
}

function secondsOf(works: readonly OtherWork[]): number {
  return works.reduce((sum, { items, secondsEach }) => sum + items.length * secondsEach, 0);
}

/** A day with a mock exam may take longer than the others, unless the person has less time than usual (PTH-07). */
export function minutesOfDay({ plan }: DayToDivide, minutes: number, usualMinutes: number): number {
  const mock = plan?.mock ?? null;
  if (plan === null || mock === null || mock.isDone || minutes < usualMinutes) return minutes;
  return Math.max(minutes, Math.ceil(plan.seconds / 60 / (1 - MISSED_SHARE)));
}

function mockExam({ plan }: DayToDivide): readonly OtherWork[] {
  const mock = plan?.mock ?? null;
  if (mock === null || mock.isDone) return [];
  const { exam, minutes } = mock;
  const secondsEach = minutes * 60;
  return [{ kind: 'page', source: exam.part, items: [MOCK_EXAM], secondsEach, readSeconds: 0, isKept: true }];
}

/** In the last week: what was not right, again (PTH-07). */
function mistakes({ catalogue, course, plan, review }: DayToDivide): readonly OtherWork[] {
  const count = Math.floor((plan?.repeatSeconds ?? 0) / MISTAKE_SECONDS);
  const chosen = new Set<string>(course.parts.filter(({ task }) => task === 'choose').map(({ id }) => id));
  const items = lastMistakes(review.projection, MISTAKES)
    .map(({ itemId }) => itemId)
    .filter((id) => chosen.has(catalogue.bankOf(id)?.source.id ?? ''))
    .slice(0, count);
  return items.length === 0
    ? []
    : [{ kind: 'ask', source: null, items, secondsEach: MISTAKE_SECONDS, readSeconds: 0 }];
}

function startedToday(
  { review: { projection, dayStart } }: DayToDivide,
  isWord: (itemId: string) => boolean,
): number {
  const words = [...itemsOf(projection)].filter(([id]) => isWord(id));
  return words.filter(([id]) => (historyOf(projection, id)[0]?.at ?? 0) >= dayStart).length;
}

/** How many of one kind of work. */
interface Wish {
  readonly kind: KindOfWork;
  readonly count: number;
  readonly secondsEach: number;
}

/**
 * @param seconds without a plan: what due cards and new words leave of the session
 * @param sentences of new words, that can be heard
 */
function wishesOf(
  { catalogue, course, plan, review }: DayToDivide,
  seconds: number,
  sentences: number,
): readonly Wish[] {
  if (plan !== null) {
    const wishes = plan.shares.flatMap(({ area, left }): Wish[] =>
      area.areNewCards || left === 0
        ? []
        : [
            {
              kind: area,
              count: left,
              secondsEach: area.secondsEach - (area.readSeconds ?? 0) / (area.together ?? 1),
            },
          ],
    );
    // In turn, so that what doesn't fit into the minutes is not the same every day.
    const turn = daysBetween('2026-01-01', localDay(review.dayStart)) % Math.max(1, wishes.length);
    return [...wishes.slice(turn), ...wishes.slice(0, turn)];
  }
  const kinds = kindsOfWork({ subjects: course.subjects, parts: [] });
  const known = wordsKnown(review.projection, { kinds, bankOf: catalogue.bankOf }, localDay);
  const begun = kinds.filter(({ areNewCards, fromWords = 0 }) => !areNewCards && known >= fromWords);
  const heard = known < FEW_WORDS ? sentences * SENTENCE_SECONDS : 0;
  const each = Math.max(SMALL_STEP_SECONDS, (seconds - heard) / begun.length);
  return begun.map((kind) => {
    const { usualSeconds, together = 1, readSeconds = 0 } = kind;
    const groups = Math.round(each / (usualSeconds * together + readSeconds));
    const count = Math.max(1, groups) * together;
    return { kind, count, secondsEach: usualSeconds };
  });
}

/** The next items of it, set by set, as each has something to read first; none where nothing is open, or it can't be loaded now. */
async function otherWork(
  { catalogue, course, plan, review }: DayToDivide,
  { kind, count, secondsEach }: Wish,
): Promise<readonly OtherWork[]> {
  const source = catalogue.sources.find(({ id }) => id === kind.id);
  if (kind.isOnPage) {
    const items = Array.from({ length: count }, () => ON_PAGE);
    return [{ kind: 'page', source: kind.id, items, secondsEach, readSeconds: 0, isKept: plan !== null }];
  }
  if (source === undefined) return [];
  const { id } = kind;
  const readSeconds = course.subjects.find((subject) => subject.id === id)?.lead?.seconds ?? 0;
  const taken = new Set<string>();
  const isOpen = (itemId: string) => !taken.has(itemId) && historyOf(review.projection, itemId).length === 0;
  const sets: OtherWork[] = [];
  while (taken.size < count) {
    // oxlint-disable-next-line no-await-in-loop -- the next set only where one is not enough
    const items = await catalogue.nextItems(source, isOpen, count - taken.size);
    if (items.length === 0) break;
    for (const itemId of items) taken.add(itemId);
    sets.push({ kind: 'ask', source: id, items, secondsEach, readSeconds });
  }
  return sets;
}

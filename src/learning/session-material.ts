import { historyOf } from '#learning/rules/study-past.ts';
import { itemsOf } from '#learning/rules/projection.ts';
import type { OtherWork, SessionMaterial } from '#learning/rules/session-plan.ts';
import type { StudyPlan } from '#learning/rules/study-plan.ts';
import { daysBetween, localDay } from '#lib/calendar-day.ts';
import type { Catalogue } from './catalogue.ts';
import type { Course } from './course.ts';
import type { ReviewDayView } from './review-day-store.ts';
import { kindsOfWork, workAreaOf, type KindOfWork } from './work-areas.ts';
import { reviewLoad, type PlannedWork } from './work-state.ts';

/** To answer once, besides the usual time of a new word. */
const ASKED_AT_ONCE_SECONDS = 8;
/** A small step of one kind of work, where no plan says how much. */
const SMALL_STEP_SECONDS = 60;
const READ_SECONDS = 45;
/** Sentences of words that are not new. */
const HEARD = 4;
/** The item of a step that is done on its page: so many of them as are wanted. */
const ON_PAGE = 'page';

export interface DayOfWork {
  readonly catalogue: Catalogue;
  readonly course: Course;
  readonly review: ReviewDayView;
  /** Null: no exam has a date. */
  readonly plan: StudyPlan<PlannedWork> | null;
  /** The next new words of the path, the first ones first. */
  readonly newWords: readonly string[];
  /** The person's limit of new cards a day. */
  readonly newCards: number;
}

/** What today's session can be made of (PTH-03): by the plan, or without one a little of each kind of work. */
export async function sessionMaterial(day: DayOfWork): Promise<SessionMaterial> {
  const { catalogue, course, review, plan, newWords, newCards } = day;
  const { projection, dayStart } = review;
  const due = [...new Set(review.day.waiting.map(({ itemId }) => itemId))];
  const words = kindsOfWork(course).find(({ areNewCards }) => areNewCards);
  const isWord = (itemId: string) => workAreaOf(catalogue.bankOf(itemId)) === words?.id;
  const share = plan?.shares.find(({ area }) => area.id === words?.id);
  const wanted = plan === null ? newCards - startedToday(day, isWord) : (share?.left ?? 0);
  return {
    due: {
      source: null,
      items: due,
      secondsEach: reviewLoad(projection, review.day, dayStart).secondsEach,
    },
    fresh: {
      source: words?.id ?? null,
      items: newWords.filter((id) => !due.includes(id)).slice(0, Math.max(0, wanted)),
      secondsEach: (share?.area.secondsEach ?? words?.usualSeconds ?? 0) + ASKED_AT_ONCE_SECONDS,
    },
    heard: due.filter(isWord).slice(0, HEARD),
    others: await Promise.all(wishesOf(day).map((wish) => otherWork(day, wish))),
    isPlanned: plan !== null,
  };
}

function startedToday(
  { review: { projection, dayStart } }: DayOfWork,
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

function wishesOf({ course, plan, review }: DayOfWork): readonly Wish[] {
  if (plan !== null) {
    const wishes = plan.shares.flatMap(({ area, left }): Wish[] =>
      area.areNewCards || left === 0
        ? []
        : [{ kind: area, count: left, secondsEach: area.secondsEach - (area.readSeconds ?? 0) }],
    );
    // In turn, so that what doesn't fit into the minutes is not the same every day.
    const turn = daysBetween('2026-01-01', localDay(review.dayStart)) % Math.max(1, wishes.length);
    return [...wishes.slice(turn), ...wishes.slice(0, turn)];
  }
  const subjects = kindsOfWork({ subjects: course.subjects, parts: [] });
  return subjects.flatMap((kind): Wish[] => {
    const { usualSeconds, areNewCards } = kind;
    const count = Math.max(1, Math.round(SMALL_STEP_SECONDS / usualSeconds));
    return areNewCards ? [] : [{ kind, count, secondsEach: usualSeconds }];
  });
}

/** The next items of it; none where nothing is open, or it can't be loaded now. */
async function otherWork(
  { catalogue, course, review }: DayOfWork,
  { kind, count, secondsEach }: Wish,
): Promise<OtherWork> {
  const source = catalogue.sources.find(({ id }) => id === kind.id);
  if (kind.isOnPage) {
    const items = Array.from({ length: count }, () => ON_PAGE);
    return { kind: 'page', source: kind.id, items, secondsEach, readSeconds: 0 };
  }
  const isOpen = (itemId: string) => historyOf(review.projection, itemId).length === 0;
  const items = source === undefined ? [] : await catalogue.nextItems(source, isOpen, count);
  const lead = course.subjects.find(({ id }) => id === kind.id)?.lead;
  return {
    kind: 'ask',
    source: kind.id,
    items,
    secondsEach,
    readSeconds: lead === undefined ? 0 : READ_SECONDS,
  };
}

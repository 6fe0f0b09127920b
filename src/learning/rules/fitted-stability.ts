import { default_w, forgetting_curve } from 'ts-fsrs';
import { itemsOf, type ItemPast, type Projection } from './projection.ts';
import { REVIEW_GRADES, reviewGradeOf, type ReviewGrade } from './schedule.ts';
import { countedAnswers } from './study-past.ts';
import { DAY_MS } from '#lib/duration.ts';

/** After how many days a card is still known nine times in ten, by its very first answer: the first four parameters of FSRS. */
export type FirstStabilities = Readonly<Record<ReviewGrade, number>>;

/** What a person's own answers say about that (MEM-23). */
export interface Fit {
  /** First answers that were followed by another one on a later day. */
  readonly answers: number;
  /** Null: too few. */
  readonly stabilities: FirstStabilities | null;
}

/** MEM-23 */
export const ANSWERS_TO_FIT = 100;
/** The usual value counts as this number of answers to each grade: the forgetting curve is flat, and a few answers say little. */
const USUAL_COUNTS_AS = 100;
const SHORTEST_DAYS = 0.1;
const LONGEST_DAYS = 100;
const SEARCH_STEPS = 60;

export const USUAL_STABILITIES: FirstStabilities = byGrade(
  (grade) => default_w[REVIEW_GRADES.indexOf(grade)] ?? 1,
);

/** A first answer, and whether the card was known when it was next asked on a later day. */
interface FirstRecall {
  readonly grade: ReviewGrade;
  /** Whole days between the two. */
  readonly days: number;
  readonly isRecalled: boolean;
  /** Of the second, ms since 1970. */
  readonly at: number;
}

/**
 * Fits the first stabilities to a person (MEM-23), after the pre-training of the FSRS optimizer: for each first grade the stability under
 * which the forgetting curve explains best what was recalled on the next day of asking (least log loss, with the average recall as one more
 * answer). Other than there a grade with few answers stays near the usual, one without any moves with the others, and none is shorter than
 * usual: in six weeks shorter intervals cost more new words than they save (docs/simulation.md). Worked out of the answers before this day
 * alone: so it is the same on each device, and nothing moves during a day.
 * https://github.com/open-spaced-repetition/fsrs-rs, src/pre_training.rs
 * @param dayStart when the person's day began, ms since 1970
 */
export function fittedStabilities(projection: Projection, dayStart: number): Fit {
  const recalls: FirstRecall[] = [];
  for (const [, past] of itemsOf(projection))
    for (const recall of firstRecallsOf(past)) if (recall.at < dayStart) recalls.push(recall);
  if (recalls.length < ANSWERS_TO_FIT) return { answers: recalls.length, stabilities: null };
  const average = recallOf(recalls);
  const factors = REVIEW_GRADES.map((grade) => {
    const ofGrade = recalls.filter((recall) => recall.grade === grade);
    return { grade, count: ofGrade.length, factor: factorOf(grade, ofGrade, average) };
  });
  const all = factors.reduce((sum, { count, factor }) => sum + count * Math.log(factor), 0) / recalls.length;
  const byItself = byGrade((grade) => {
    const { count = 0, factor = 1 } = factors.find((one) => one.grade === grade) ?? {};
    const moved = count === 0 ? all : Math.log(factor);
    const weight = count === 0 ? 0.5 : count / (count + USUAL_COUNTS_AS);
    return USUAL_STABILITIES[grade] * Math.exp(Math.max(0, moved) * weight);
  });
  return { answers: recalls.length, stabilities: rising(byItself) };
}

/** The fit of a day: worked out again only when something of an earlier day changed, not by the day's own answers. */
export type FitOfDay = (projection: Projection, dayStart: number) => Fit;

export function createFitOfDay(): FitOfDay {
  let last: { readonly projection: Projection; readonly dayStart: number; readonly fit: Fit } | null = null;
  return (projection, dayStart) => {
    const isKept = last?.dayStart === dayStart && isSameBefore(dayStart, last.projection, projection);
    const fit =
      last !== null && isKept ? last.fit : sameOr(last?.fit, fittedStabilities(projection, dayStart));
    last = { projection, dayStart, fit };
    return fit;
  };
}

/** The earlier object where the figures are the same, so that no card is worked out again. */
function sameOr(before: Fit | undefined, now: Fit): Fit {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Whether both say the same of the days before. Most buckets are the same object. */
function isSameBefore(dayStart: number, one: Projection, other: Projection): boolean {
  return other.buckets.every((bucket, place) => {
    const before = one.buckets[place];
    if (before === bucket) return true;
    if (before === undefined || [...before.keys()].some((itemId) => !bucket.has(itemId))) return false;
    return [...bucket].every(([itemId, past]) => isSamePast(dayStart, before.get(itemId), past));
  });
}

function isSamePast(dayStart: number, one: ItemPast | undefined, other: ItemPast): boolean {
  if (one === other) return true;
  const [before, now] = [one, other].map((past) => past?.answers.filter(({ at }) => at < dayStart) ?? []);
  return (
    (one?.corrections.length ?? 0) === other.corrections.length &&
    before?.length === now?.length &&
    (before ?? []).every(({ id }, place) => id === now?.[place]?.id)
  );
}

/** An item's past never changes: it is replaced by each new answer to it. */
const known = new WeakMap<ItemPast, readonly FirstRecall[]>();

function firstRecallsOf(past: ItemPast): readonly FirstRecall[] {
  const found = known.get(past) ?? readFirstRecalls(past);
  known.set(past, found);
  return found;
}

function readFirstRecalls(past: ItemPast): readonly FirstRecall[] {
  const answers = countedAnswers(past);
  return [...new Set(answers.map(({ card }) => card))].flatMap((card): FirstRecall[] => {
    const [first, ...more] = answers.filter((answer) => answer.card === card);
    if (first === undefined) return [];
    const next = more.find(({ at }) => at - first.at >= DAY_MS / 2);
    if (next === undefined) return [];
    return [
      {
        grade: reviewGradeOf(first, true),
        days: Math.max(1, Math.round((next.at - first.at) / DAY_MS)),
        isRecalled: reviewGradeOf(next, false) !== 'again',
        at: next.at,
      },
    ];
  });
}

/** By how much the best stability differs from the usual one; 1 where there is no answer. */
function factorOf(grade: ReviewGrade, recalls: readonly FirstRecall[], average: number): number {
  if (recalls.length === 0) return 1;
  const groups = [...new Set(recalls.map(({ days }) => days))].map((days) => {
    const ofDays = recalls.filter((recall) => recall.days === days);
    const recall = (recallOf(ofDays) * recalls.length + average) / (recalls.length + 1);
    return { days, count: ofDays.length, recall };
  });
  const lossOf = (stability: number) =>
    groups.reduce((sum, { days, count, recall }) => {
      const chance = forgetting_curve(default_w, days, stability);
      return sum - count * (recall * Math.log(chance) + (1 - recall) * Math.log(1 - chance));
    }, 0);
  return leastOf(lossOf) / USUAL_STABILITIES[grade];
}

/** Ternary search, on a scale of ratios: the loss has one lowest point. */
function leastOf(lossOf: (stability: number) => number): number {
  let [low, high] = [Math.log(SHORTEST_DAYS), Math.log(LONGEST_DAYS)];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const third = (high - low) / 3;
    if (lossOf(Math.exp(low + third)) < lossOf(Math.exp(high - third))) high -= third;
    else low += third;
  }
  return Math.exp((low + high) / 2);
}

function recallOf(recalls: readonly FirstRecall[]): number {
  return recalls.filter(({ isRecalled }) => isRecalled).length / recalls.length;
}

/** A better grade never has the shorter stability. */
function rising(stabilities: FirstStabilities): FirstStabilities {
  let least = SHORTEST_DAYS;
  return byGrade((grade) => {
    least = Math.min(LONGEST_DAYS, Math.max(least, stabilities[grade]));
    return least;
  });
}

function byGrade(of: (grade: ReviewGrade) => number): FirstStabilities {
  // In the order of the grades, the worst first.
  const [again, hard, good, easy] = [of('again'), of('hard'), of('good'), of('easy')];
  return { again, hard, good, easy };
}

import type { ItemTopic } from '#learning/item-topic.ts';
import { rightShareOf, type MockResult } from '#learning/rules/mock-results.ts';
import type { Standing } from '#learning/rules/standing.ts';

/** A skill or theme of a part: what of it can be practised, and how it went, in games, review and mock exams together. */
export interface RoomTopic extends Standing {
  readonly topic: ItemTopic;
  /** How many questions there are to practise with, all on other texts than those of the mock exams. */
  readonly questions: number;
}

/** What the one button of a room leads to (EXM-09). */
export type NextStep =
  | { readonly kind: 'resume' }
  | { readonly kind: 'begin' }
  | { readonly kind: 'practise'; readonly weak: RoomTopic }
  | { readonly kind: 'sit'; readonly examId: string; readonly isAgain: boolean };

interface Standings {
  /** A mock exam is under way. */
  readonly isSat: boolean;
  /** Until the exam; null if no date is known. */
  readonly daysLeft: number | null;
  readonly topics: readonly RoomTopic[];
  /** Of the mock exams, the newest first. */
  readonly results: readonly MockResult[];
  /** The exams in the official format, in their order. */
  readonly examIds: readonly string[];
  /** The share of right answers that is enough. */
  readonly enough: number;
  /** So many answers say enough of a part to sit an exam in it. */
  readonly answersBeforeExam: number;
}

/** From then on an exam measures first, as in the plan (PTH-07). */
const SHORT_DAYS = 21;
/** Two mistakes in a skill may be chance no longer. */
const LEAST_WRONG = 2;

/**
 * One step: what was begun is finished; who has answered little begins; then an exam measures, its weakest skill is practised, and the
 * next exam measures again. After the last one the oldest comes again.
 */
export function nextStep(standings: Standings): NextStep {
  const { isSat, daysLeft, topics, results, examIds, enough } = standings;
  if (isSat) return { kind: 'resume' };
  const isBegun = hasBegun(standings);
  const [last] = results;
  const isSoon = daysLeft !== null && daysLeft <= SHORT_DAYS;
  const isEnough = last !== undefined && (rightShareOf(last) ?? 0) >= enough;
  // An exam that was hardly answered says nothing of what to practise.
  if (!isBegun && (last === undefined ? !isSoon : !isEnough)) return { kind: 'begin' };
  const weak = weakestFirst(topics).find((topic) => topic.questions > 0 && wrongIn(topic) >= LEAST_WRONG);
  if (last !== undefined && !isEnough && weak !== undefined) return { kind: 'practise', weak };
  const unsat = examIds.find((id) => results.every(({ examId }) => examId !== id));
  const oldest = results.toReversed().find(({ examId }) => examIds.includes(examId))?.examId;
  const examId = unsat ?? oldest ?? examIds[0];
  return examId === undefined ? { kind: 'begin' } : { kind: 'sit', examId, isAgain: unsat === undefined };
}

/** Something of a part is known: enough answers, or all there is to practise. */
function hasBegun({ topics, answersBeforeExam }: Pick<Standings, 'topics' | 'answersBeforeExam'>): boolean {
  const sumOf = (count: (topic: RoomTopic) => number) => topics.reduce((sum, topic) => sum + count(topic), 0);
  const toPractise = sumOf(({ questions }) => questions);
  return sumOf(({ asked }) => asked) >= Math.min(answersBeforeExam, Math.max(1, toPractise));
}

/** Those that were missed most, then those never asked, then the rest. */
export function weakestFirst(topics: readonly RoomTopic[]): readonly RoomTopic[] {
  const missed = (topic: RoomTopic) =>
    topic.questions === 0 ? -1 : wrongIn(topic) / Math.max(1, topic.asked);
  return topics.toSorted((one, other) => missed(other) - missed(one) || one.asked - other.asked);
}

export function wrongIn({ asked, right }: Standing): number {
  return asked - right;
}

/** How the last two exams in the official format compare; null before there are two. */
export function trendOf(
  results: readonly MockResult[],
  examIds: readonly string[],
): 'better' | 'same' | 'worse' | null {
  const [last, before] = results
    .filter(({ examId }) => examIds.includes(examId))
    .flatMap((result) => rightShareOf(result) ?? []);
  if (last === undefined || before === undefined) return null;
  if (last === before) return 'same';
  return last > before ? 'better' : 'worse';
}

import {
  createEmptyCard,
  default_learning_steps,
  default_relearning_steps,
  default_w,
  forgetting_curve,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating,
  State,
  StrategyMode,
  type Card,
  type Grade,
} from 'ts-fsrs';
import { DAY_MS } from '#lib/duration.ts';
import type { PastAnswer } from './projection.ts';
import { RETENTION_PERCENT } from './review-limits.ts';
import type { StudyGrade } from './study-event.ts';
import { isKnownBefore } from './study-past.ts';

/** The four grades of a card in review, the worst first (MEM-06). */
export const REVIEW_GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type ReviewGrade = (typeof REVIEW_GRADES)[number];

/** When a card returns, and how well it is known. */
export interface Schedule {
  /** `learning`: it returns within the day, until it has been known twice. */
  readonly phase: 'learning' | 'known';
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  readonly answeredAt: number;
  /** The days after which nine of ten such cards are still known. */
  readonly stabilityDays: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** When review last asked it early; null: never. */
  readonly earlyAt: number | null;
  readonly answers: number;
  /** How many good answers make it known; 0 once it is. */
  readonly stepsLeft: number;
}

export interface Scheduler {
  /** Computes a card's schedule from its answers, oldest first; null if there are none. */
  readonly scheduleOf: (cardId: string, answers: readonly PastAnswer[]) => Schedule | null;
  /** When a card would return after each grade given now (ms since 1970). */
  readonly dueAfter: (
    cardId: string,
    answers: readonly PastAnswer[],
    now: number,
  ) => Record<ReviewGrade, number>;
}

/** The chance, from 0 to 1, that a card is still known at an instant (ms since 1970), by the forgetting curve of FSRS. */
export function chanceAt({ answeredAt, stabilityDays }: Schedule, instant: number): number {
  return forgetting_curve(default_w, Math.max(0, instant - answeredAt) / DAY_MS, stabilityDays);
}

/** How many good answers make a new card known. */
export const STEPS_OF_NEW = default_learning_steps.length;

/** A card returns at least once a year, because the exam comes sooner than FSRS would ask again. */
const LONGEST_INTERVAL_DAYS = 365;
/** FSRS keeps good a day past hard, and easy another day past good, also beyond its longest interval. */
const DAYS_BETWEEN_BUTTONS = 2;

/** Right counts as good, wrong as again (MEM-05). */
const RATINGS: Record<StudyGrade, Grade> = {
  wrong: Rating.Again,
  again: Rating.Again,
  hard: Rating.Hard,
  right: Rating.Good,
  good: Rating.Good,
  easy: Rating.Easy,
};

const GRADES_OF_FSRS: Record<Grade, ReviewGrade> = {
  [Rating.Again]: 'again',
  [Rating.Hard]: 'hard',
  [Rating.Good]: 'good',
  [Rating.Easy]: 'easy',
};

/**
 * `I knew it`, at the first sight of a card, means that it was known before: easy. Of the first stabilities of FSRS that
 * of a good new card (2.3 days) is of one that was just taught, that of an easy one (8.3 days) of one that was known; and
 * only easy leaves out the learning steps, so that nobody is asked again on the same day what they knew.
 */
function ratingOf(answer: PastAnswer, isFirst: boolean): Grade {
  return isFirst && isKnownBefore(answer) ? Rating.Easy : RATINGS[answer.grade];
}

/** The grade under which an answer counts. */
export function reviewGradeOf(answer: PastAnswer, isFirst: boolean): ReviewGrade {
  return GRADES_OF_FSRS[ratingOf(answer, isFirst)];
}

function stepsLeftOf({ state, learning_steps: done }: Card): number {
  if (state === State.Review) return 0;
  const steps = state === State.Relearning ? default_relearning_steps : default_learning_steps;
  return Math.max(1, steps.length - done);
}

type CardOfFsrs = Card & { readonly card_id: string };

const emptyCard = (cardId: string, at: number): CardOfFsrs => ({ ...createEmptyCard(at), card_id: cardId });

/** A card after one of its answers. */
interface Replayed {
  readonly before: Replayed | null;
  readonly card: CardOfFsrs;
  readonly earlyAt: number | null;
}
/** The card after each answer that was replayed before: it is still that card where all answers before it are the same. */
export type ReplayedCards = WeakMap<PastAnswer, Replayed>;

/**
 * Spaced repetition by FSRS (MEM-05), with its default parameters and learning steps. Intervals vary by a few per cent,
 * so that cards learned together do not always return together. The variation depends on the card's id, so it is the
 * same on every device.
 * @param retentionPercent the wanted share of cards known when they return
 * @param first the stabilities after a first answer, if they are fitted to the person (MEM-23)
 * @param replayed for a caller that asks for each card after each of its answers: only new answers are then computed. It takes memory per answer.
 */
export function createScheduler(
  retentionPercent: number = RETENTION_PERCENT.usual,
  first: Readonly<Record<ReviewGrade, number>> | null = null,
  replayed?: ReplayedCards,
): Scheduler {
  const { least, most } = RETENTION_PERCENT;
  const algorithm = fsrs({
    ...(first !== null && {
      w: [...REVIEW_GRADES.map((grade) => first[grade]), ...default_w.slice(REVIEW_GRADES.length)],
    }),
    request_retention: Math.min(most, Math.max(least, retentionPercent)) / 100,
    maximum_interval: LONGEST_INTERVAL_DAYS - DAYS_BETWEEN_BUTTONS,
    enable_fuzz: true,
  }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('card_id'));

  const answered = (before: Replayed | null, cardId: string, answer: PastAnswer): Replayed => {
    const card = before?.card ?? emptyCard(cardId, answer.at);
    const { at, activity } = answer;
    const isLearned = card.state === State.Learning || card.state === State.Relearning;
    const isEarly = isLearned && activity === 'review' && at < card.due.getTime();
    const next = algorithm.next(card, at, ratingOf(answer, before === null)).card;
    const earlyAt = isEarly ? at : (before?.earlyAt ?? null);
    return { before, card: { ...next, card_id: cardId }, earlyAt };
  };
  const replay = (cardId: string, answers: readonly PastAnswer[]) => {
    let last: Replayed | null = null;
    for (const answer of answers) {
      const known = replayed?.get(answer);
      const isSame = known?.before === last && known.card.card_id === cardId;
      const now: Replayed = isSame ? known : answered(last, cardId, answer);
      replayed?.set(answer, now);
      last = now;
    }
    return last;
  };

  return {
    scheduleOf(cardId, answers) {
      const [last, replayedCard] = [answers.at(-1), replay(cardId, answers)];
      if (last === undefined || replayedCard === null) return null;
      const { card, earlyAt } = replayedCard;
      return {
        phase: card.state === State.Review ? 'known' : 'learning',
        dueAt: card.due.getTime(),
        answeredAt: last.at,
        stabilityDays: card.stability,
        difficulty: card.difficulty,
        earlyAt,
        answers: answers.length,
        stepsLeft: stepsLeftOf(card),
      };
    },
    dueAfter(cardId, answers, now) {
      // After the clock was set back: never before the last answer.
      const at = Math.max(now, answers.at(-1)?.at ?? now);
      const preview = algorithm.repeat(replay(cardId, answers)?.card ?? emptyCard(cardId, 0), at);
      const due = (rating: Grade) => preview[rating].card.due.getTime();
      return {
        again: due(Rating.Again),
        hard: due(Rating.Hard),
        good: due(Rating.Good),
        easy: due(Rating.Easy),
      };
    },
  };
}

import { default_w, forgetting_curve } from 'ts-fsrs';
import type { Schedule } from '#learning/rules/schedule.ts';
import { DAY_MS } from '#lib/duration.ts';

/** A simulated learner. */
export interface Learner {
  readonly name: string;
  /** How long they remember, relative to what FSRS expects of most people. */
  readonly memory: number;
  /** How often the first answer to something new is right. */
  readonly firstTimeRight: number;
  /** How often a card is right that was shown some minutes ago. */
  readonly minutesLaterRight: number;
  /** How long an answer takes, relative to the app's estimate. */
  readonly slowness: number;
  /** Days without any study, from 0. */
  readonly isAway: (day: number) => boolean;
}

/** How many words of the path somebody knows before the first day (PTH-06). */
export const KNOWN_BEFORE = [0, 300, 1000];

export const LEARNERS: readonly Learner[] = [
  {
    name: 'good',
    memory: 1.3,
    firstTimeRight: 0.75,
    minutesLaterRight: 0.95,
    slowness: 0.8,
    isAway: () => false,
  },
  {
    name: 'slow',
    memory: 0.6,
    firstTimeRight: 0.45,
    minutesLaterRight: 0.8,
    slowness: 1.5,
    isAway: () => false,
  },
  {
    name: 'away for ten days',
    memory: 1,
    firstTimeRight: 0.6,
    minutesLaterRight: 0.9,
    slowness: 1,
    isAway: (day) => day >= 14 && day < 24,
  },
];

/** How likely the learner still knows a card: the forgetting curve of FSRS, stretched or shortened. */
export function recallOf(learner: Learner, schedule: Schedule | null, now: number): number {
  if (schedule === null) return learner.firstTimeRight;
  if (schedule.phase === 'learning' && now - schedule.answeredAt < DAY_MS / 2)
    return learner.minutesLaterRight;
  const days = Math.max(0, now - schedule.answeredAt) / DAY_MS;
  return forgetting_curve(default_w, days, Math.max(0.01, schedule.stabilityDays * learner.memory));
}

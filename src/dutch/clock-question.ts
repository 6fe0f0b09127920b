import {
  allTimeWords,
  CLOCK_TIMES,
  clockSteps,
  clockTimeAt,
  timeWords,
  type ClockTime,
} from './clock-time.ts';
import { shuffled, type Random } from '#lib/random.ts';

/** A question of the clock quiz: what time is it? */
export interface ClockQuestion {
  readonly time: ClockTime;
  /** Four different wordings, one of which is correct. */
  readonly options: readonly string[];
}

// MSC-13
const WRONG_OPTIONS = 3;
const STEPS_IN_HOUR = 12;
/** Typical mistakes of learners: the hour (`half drie` for 3:30), five and ten minutes more or less. */
const NEAR_STEPS = [-STEPS_IN_HOUR, STEPS_IN_HOUR, -2, -1, 1, 2];

/** Draws questions about different times. */
export function drawClockQuestions(count: number, random: Random): ClockQuestion[] {
  return shuffled(CLOCK_TIMES, random)
    .slice(0, count)
    .map((time) => askClock(time, random));
}

/**
 * A question about a time with four different wordings, shuffled. No second correct wording is among the wrong ones:
 * `twintig over vier` is never offered next to `tien voor half vijf` (MSC-13).
 */
export function askClock(time: ClockTime, random: Random): ClockQuestion {
  const right = allTimeWords(time);
  const near = NEAR_STEPS.map((steps) => timeWords(clockTimeAt(clockSteps(time) + steps)));
  const wrong = [...new Set([...near, mirrored(timeWords(time))])].filter((words) => !right.includes(words));
  const options = [timeWords(time), ...shuffled(wrong, random).slice(0, WRONG_OPTIONS)];
  return { time, options: shuffled(options, random) };
}

/** Whether the wording is correct, including the second correct wording. */
export function isRightTime({ time }: ClockQuestion, words: string): boolean {
  return allTimeWords(time).includes(words);
}

/** `over` for `voor` and the other way round. */
function mirrored(words: string): string {
  return words.includes('over') ? words.replace('over', 'voor') : words.replace('voor', 'over');
}

import { countWord, numberWords } from './number-words.ts';

/** A time on a clock face, to five minutes (MSC-13). Half a day: 3:00 is also 15:00. */
export interface ClockTime {
  /** 1 to 12. */
  readonly hour: number;
  /** 0, 5 … 55. */
  readonly minute: number;
}

/** MSC-13 */
export const MINUTE_STEP = 5;
const HOURS_ON_FACE = 12;
const MINUTES_IN_HOUR = 60;
const STEPS_IN_HALF_DAY = (HOURS_ON_FACE * MINUTES_IN_HOUR) / MINUTE_STEP;

/** The words before the hour, by minutes. From 20 past on Dutch looks ahead to the next hour. */
const WORDINGS: readonly (readonly [minute: number, before: string, hour: 'this' | 'next'])[] = [
  [5, 'vijf over', 'this'],
  [10, 'tien over', 'this'],
  [15, 'kwart over', 'this'],
  [20, 'tien voor half', 'next'],
  [25, 'vijf voor half', 'next'],
  [30, 'half', 'next'],
  [35, 'vijf over half', 'next'],
  [40, 'tien over half', 'next'],
  [45, 'kwart voor', 'next'],
  [50, 'tien voor', 'next'],
  [55, 'vijf voor', 'next'],
];

/** All 144 times, from 1:00 to 12:55. */
export const CLOCK_TIMES: readonly ClockTime[] = Array.from({ length: STEPS_IN_HALF_DAY }, (_, step) =>
  clockTimeAt(HOURS_ON_FACE + step),
);

/** The time that many steps of five minutes after (or before) twelve o'clock; wraps around like the hands. */
export function clockTimeAt(steps: number): ClockTime {
  const step = ((steps % STEPS_IN_HALF_DAY) + STEPS_IN_HALF_DAY) % STEPS_IN_HALF_DAY;
  const minutes = step * MINUTE_STEP;
  return { hour: Math.floor(minutes / MINUTES_IN_HOUR) || HOURS_ON_FACE, minute: minutes % MINUTES_IN_HOUR };
}

/** The time as steps of five minutes since twelve o'clock: 0 to 143. */
export function clockSteps({ hour, minute }: ClockTime): number {
  return ((hour % HOURS_ON_FACE) * MINUTES_IN_HOUR + minute) / MINUTE_STEP;
}

/** The time in everyday Dutch: `kwart voor drie`, `vijf over half vier`, `één uur`. */
export function timeWords({ hour, minute }: ClockTime): string {
  const wording = WORDINGS.find(([at]) => at === minute);
  if (wording === undefined) return `${countWord(hour)} uur`;
  const [, before, which] = wording;
  return `${before} ${hourWord(which === 'this' ? hour : nextHour(hour))}`;
}

/**
 * Other equally correct wordings, usually none. 20 past and 20 to have two: `tien voor half vijf` is also `twintig over
 * vier` (Onze Taal, "Hoe laat is het?").
 */
export function otherTimeWords({ hour, minute }: ClockTime): readonly string[] {
  if (minute === 20) return [`twintig over ${hourWord(hour)}`];
  if (minute === 40) return [`twintig voor ${hourWord(nextHour(hour))}`];
  return [];
}

/** Every correct wording of the time in everyday Dutch, the usual one first. */
export function allTimeWords(time: ClockTime): readonly string[] {
  return [timeWords(time), ...otherTimeWords(time)];
}

/** The time as a clock shows it: `8:35`. */
export function digitalTime({ hour, minute }: Readonly<{ hour: number; minute: number }>): string {
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/**
 * The formal reading of the figures, as at a station or on the news: `acht uur vijfendertig`, `veertien uur dertig`,
 * `één uur`. For hours 0 to 24 and minutes 0 to 59.
 */
export function digitalTimeWords({ hour, minute }: Readonly<{ hour: number; minute: number }>): string {
  const hours = `${countWord(hour)} uur`;
  return minute === 0 ? hours : `${hours} ${countWord(minute)}`;
}

function nextHour(hour: number): number {
  return (hour % HOURS_ON_FACE) + 1;
}

/** `één`, so that nobody reads `half een` as "half a". */
function hourWord(hour: number): string {
  return hour === 1 ? countWord(hour) : numberWords(hour);
}

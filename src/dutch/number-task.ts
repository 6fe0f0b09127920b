import { countWord, numberFigure } from './number-words.ts';
import { parseNumber } from './parse-number.ts';
import { parsePrice, priceFigure, priceWords } from './price.ts';
import { shuffled, type Random } from '#lib/random.ts';

/** The levels of difficulty of the spoken numbers (MSC-09). */
export const NUMBER_LEVELS = ['up-to-20', 'up-to-100', 'up-to-1000', 'prices'] as const;
export type NumberLevel = (typeof NUMBER_LEVELS)[number];

/** A number or price to understand. */
export interface NumberTask {
  readonly kind: 'number' | 'price';
  /** The number, or the price in cents. */
  readonly value: number;
  readonly words: string;
  readonly figure: string;
}

/** From, to and step of each level; prices in cents, in steps of five as for cash. */
const RANGES: Record<NumberLevel, readonly [from: number, to: number, step: number]> = {
  'up-to-20': [0, 20, 1],
  'up-to-100': [13, 100, 1],
  'up-to-1000': [101, 1000, 1],
  prices: [10, 4995, 5],
};

/** Draws different random tasks of a level. */
export function drawNumberTasks(level: NumberLevel, count: number, random: Random): NumberTask[] {
  return shuffled(valuesOf(level), random)
    .slice(0, count)
    .map((value) => taskOf(level, value));
}

/** All tasks of a level, from the smallest number. */
export function numberTasks(level: NumberLevel): NumberTask[] {
  return valuesOf(level).map((value) => taskOf(level, value));
}

function valuesOf(level: NumberLevel): number[] {
  const [from, to, step] = RANGES[level];
  return Array.from({ length: (to - from) / step + 1 }, (_, place) => from + place * step);
}

function taskOf(level: NumberLevel, value: number): NumberTask {
  return level === 'prices' ? priceTask(value) : numberTask(value);
}

/** Reads a typed answer by the task's kind, as digits or words; null if it is not a number or price. */
export function readAnswer({ kind }: NumberTask, typed: string): number | null {
  return kind === 'price' ? parsePrice(typed) : parseNumber(typed);
}

/** Whether the two digits of a number were swapped: 53 for `vijfendertig`, the commonest mistake. */
export function isSwapped({ kind, value }: NumberTask, typed: number): boolean {
  return (
    kind === 'number' && value > 9 && value < 100 && typed === (value % 10) * 10 + Math.floor(value / 10)
  );
}

function numberTask(value: number): NumberTask {
  return { kind: 'number', value, words: countWord(value), figure: numberFigure(value) };
}

function priceTask(value: number): NumberTask {
  return { kind: 'price', value, words: priceWords(value), figure: priceFigure(value) };
}

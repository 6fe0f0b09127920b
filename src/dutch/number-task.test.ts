import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawNumberTasks, isSwapped, readAnswer, type NumberLevel } from './number-task.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';

const LARGEST: Record<NumberLevel, number> = {
  'up-to-20': 20,
  'up-to-100': 100,
  'up-to-1000': 1000,
  prices: 4995,
};
const anyLevel = fc.constantFrom<NumberLevel>('up-to-20', 'up-to-100', 'up-to-1000', 'prices');

describe('numbers challenge', () => {
  it('MSC-09: a round has ten different tasks within its level, answered right by figure or by words', () => {
    fc.assert(
      fc.property(anyLevel, fc.integer(), (level, seed) => {
        const tasks = drawNumberTasks(level, 10, createSeededRandom(seed));
        expect(new Set(tasks.map(({ value }) => value)).size).toBe(10);
        for (const task of tasks) {
          expect(task.kind).toBe(level === 'prices' ? 'price' : 'number');
          expect(task.value).toBeLessThanOrEqual(LARGEST[level]);
          expect(readAnswer(task, task.figure)).toBe(task.value);
          expect(readAnswer(task, ` ${task.words.toUpperCase()} `)).toBe(task.value);
          expect(readAnswer(task, '?')).toBeNull();
        }
      }),
    );
  });

  it('MSC-09: swapped digits are distinguished from other mistakes', () => {
    const task = { kind: 'number', value: 35, words: 'vijfendertig', figure: '35' } as const;
    expect([53, 35, 54].map((typed) => isSwapped(task, typed))).toEqual([true, false, false]);
    expect(isSwapped({ ...task, value: 350 }, 53)).toBe(false);
    expect(isSwapped({ ...task, value: 135 }, 53)).toBe(false);
  });
});

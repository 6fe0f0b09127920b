import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenWord, nextWords } from './next-words.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { answered, marked, unmarked } from '#testing/study-events.ts';

const PATH = ['word:hallo', 'word:ja', 'word:een', 'word:huis', 'word:brood', 'word:tafel'];
const HOME = new Set(['word:tafel', 'word:huis', 'word:deur']);
const always = () => true;

describe('the next words', () => {
  it('PTH-02: the first open words of the path, in its order', () => {
    expect(nextWords(PATH, (id) => id !== 'word:ja', 3)).toEqual(['word:hallo', 'word:een', 'word:huis']);
    expect(nextWords(PATH, () => false, 10)).toEqual([]);
  });

  it('PTH-02: the words of one topic come first, in the order of the path, then the others', () => {
    expect(nextWords(PATH, always, 4, HOME)).toEqual(['word:huis', 'word:tafel', 'word:hallo', 'word:ja']);
    expect(nextWords(PATH, (id) => id !== 'word:huis', 2, HOME)).toEqual(['word:tafel', 'word:hallo']);
  });

  it('PTH-02: never more than asked for, never twice, never one that is not open, and no open one is passed over', () => {
    const subset = fc.subarray(PATH).map((ids) => new Set(ids));
    fc.assert(
      fc.property(subset, subset, fc.nat({ max: 8 }), (open, first, count) => {
        const next = nextWords(PATH, (id) => open.has(id), count, first);
        expect(next).toHaveLength(Math.min(count, open.size));
        expect(new Set(next).size).toBe(next.length);
        expect(next.every((id) => open.has(id))).toBe(true);
        const rank = (id: string) => PATH.indexOf(id) + (first.has(id) ? 0 : PATH.length);
        const passedOver = [...open].filter((id) => !next.includes(id)).map(rank);
        expect(next.map(rank)).toEqual(next.map(rank).toSorted((a, b) => a - b));
        expect(Math.min(...passedOver, Infinity)).toBeGreaterThan(Math.max(...next.map(rank), -1));
      }),
    );
  });

  it('PTH-02 PTH-01: a word is open until something was answered about it, or it is marked as known', () => {
    const projection = project(EMPTY_PROJECTION, [answered({ itemId: 'word:ja', grade: 'again' })]);
    expect(isOpenWord(projection, 'word:ja')).toBe(false);
    expect(isOpenWord(projection, 'word:hallo')).toBe(true);
    const mark = marked(['word:hallo'], 'm', 5);
    expect(isOpenWord(project(projection, [mark]), 'word:hallo')).toBe(false);
    expect(isOpenWord(project(projection, [mark, unmarked(mark, 6)]), 'word:hallo')).toBe(true);
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextWord, sentenceAround, type WordBox } from './next-word.ts';

/** Two lines of three words, the second a little lower in its line, as a bold word is. */
const BOXES: readonly WordBox[] = [
  { left: 0, top: 0, bottom: 20 },
  { left: 50, top: 2, bottom: 22 },
  { left: 100, top: 0, bottom: 20 },
  { left: 0, top: 30, bottom: 50 },
  { left: 60, top: 30, bottom: 50 },
  { left: 110, top: 30, bottom: 50 },
];

it('RDG-01: arrow keys go from word to word and from line to line, and stay at the ends', () => {
  expect(nextWord(BOXES, -1, 'ArrowRight')).toBe(0);
  expect(nextWord(BOXES, 0, 'ArrowRight')).toBe(1);
  expect(nextWord(BOXES, 2, 'ArrowRight')).toBe(3);
  expect(nextWord(BOXES, 5, 'ArrowRight')).toBe(5);
  expect(nextWord(BOXES, 0, 'ArrowLeft')).toBe(0);
  expect(nextWord(BOXES, 1, 'ArrowDown')).toBe(4);
  expect(nextWord(BOXES, 5, 'ArrowUp')).toBe(2);
  expect(nextWord(BOXES, 1, 'ArrowUp')).toBe(1);
  expect(nextWord([], 0, 'ArrowDown')).toBe(-1);
});

it('RDG-01: the sentence of a word is what must stay in sight, and always has the word in it', () => {
  const text = 'Ik bel je op. Kom je om 3.30 uur? Ja!';
  const around = (word: string) => text.slice(...sentenceAround(text, text.indexOf(word)));
  expect(around('bel')).toBe('Ik bel je op.');
  expect(around('uur')).toBe('Kom je om 3.30 uur?');
  expect(around('Ja')).toBe('Ja!');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '.', '?', '\n') }), fc.nat(40), (any, at) => {
      const offset = Math.min(at, any.length);
      const [start, end] = sentenceAround(any, offset);
      expect(start).toBeLessThanOrEqual(offset);
      expect(end).toBeGreaterThanOrEqual(offset);
      expect(end).toBeLessThanOrEqual(Math.max(any.length, offset));
    }),
  );
});

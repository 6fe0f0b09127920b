import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { allText, countText, placeText } from './study-unit.ts';

describe('what the cards of a list are called', () => {
  it.each([
    ['word', '1 word', 'all 2 words', 'Word 1 of 2'],
    ['card', '1 card', 'all 2 cards', 'Card 1 of 2'],
    ['question', '1 question', 'all 2 questions', 'Question 1 of 2'],
  ] as const)('LNG-04: %s: a sentence of its own for each', (unit, one, all, place) => {
    expect(inEnglish(countText(unit, 1))).toBe(one);
    expect(inEnglish(allText(unit, 1))).toBe(one);
    expect(inEnglish(allText(unit, 2))).toBe(all);
    expect(inEnglish(placeText(unit, 1, 2))).toBe(place);
  });
});

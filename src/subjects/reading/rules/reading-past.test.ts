import { expect, it } from 'vitest';
import { readingState, readSoFar } from './reading-past.ts';

it('RDG-03: a text is read when all its questions are answered, and then its words count once', () => {
  const answered = new Set(['a1', 'a2', 'b1']);
  const isAnswered = (id: string) => answered.has(id);
  const texts = [
    { questions: ['a1', 'a2'], words: 90 },
    { questions: ['b1', 'b2'], words: 120 },
    { questions: ['c1', 'c2'], words: 150 },
  ];
  expect(texts.map((text) => readingState(text, isAnswered))).toEqual(['read', 'begun', 'new']);
  expect(readSoFar(texts, isAnswered)).toEqual({ texts: 1, words: 90 });
});

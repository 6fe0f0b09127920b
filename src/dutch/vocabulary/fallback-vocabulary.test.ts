import { expect, it } from 'vitest';
import { FALLBACK_VOCABULARY } from './fallback-vocabulary.ts';
import { allWords } from './vocabulary.ts';

it('VOC-07: without the word lists there is one topic with two complete words', () => {
  expect(FALLBACK_VOCABULARY.topics).toHaveLength(1);
  const words = allWords(FALLBACK_VOCABULARY);
  expect(words).toHaveLength(2);
  for (const word of words) {
    expect(word.example.toLowerCase()).toContain(word.dutch);
    expect(word.exampleEn).toBeTruthy();
    expect(word.article).toMatch(/^(de|het)$/);
  }
});

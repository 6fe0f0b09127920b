import { describe, expect, it } from 'vitest';
import { countWords, judgeWriting, reachablePoints, writingScore } from './writing-score.ts';

const words = (count: number) => Array.from({ length: count }, () => 'woord').join(' ');
const earned = (...given: Parameters<typeof judgeWriting>) =>
  judgeWriting(...given)
    .filter(({ isEarned }) => isEarned)
    .map(({ id }) => id);

describe('writing', () => {
  it('WRI-01: words are what blanks and line ends part; an empty text has none', () => {
    expect(['', '  \n', 'een', ' een\n twee\u00A0drie '].map(countWords)).toEqual([0, 0, 1, 3]);
  });

  it('WRI-03: three points from 30 words, two more from 50', () => {
    expect(earned(words(29), 'form')).toEqual([]);
    expect(earned(words(30), 'form')).toEqual(['thirty-words']);
    expect(earned(words(49), 'form')).toEqual(['thirty-words']);
    expect(writingScore(judgeWriting(words(50), 'form'), 8)).toBe(5);
  });

  it('WRI-03: a greeting, a closing, and a question in an e-mail', () => {
    expect(earned('Geachte mevrouw De Vries, ik heb een vraag. Groeten, Samir', 'email')).toEqual([
      'greeting',
      'closing',
      'question',
    ]);
    expect(earned('Beste Anna, een vraag. Met vriendelijke groet, Ana', 'form')).toEqual([
      'greeting',
      'closing',
    ]);
    expect(earned('Vandaag was de beste dag.', 'email')).toEqual([]);
  });

  it('WRI-03: three sentences in a text', () => {
    expect(earned('Een zin. Nog een zin. En nog een.', 'text')).toEqual(['sentences']);
    expect(earned('Een zin. Nog een zin...', 'text')).toEqual([]);
    expect(earned('Een. Twee. Drie.', 'email')).toEqual([]);
  });

  it('WRI-03: never more than the task can bring', () => {
    const full = `Beste buurman, ik heb een vraag. ${words(50)} Groeten`;
    expect(writingScore(judgeWriting(full, 'email'), 10)).toBe(9);
    expect(writingScore(judgeWriting(full, 'email'), 8)).toBe(8);
  });

  it('WRI-03: an e-mail can earn 9 points, a form 7 and a text 8, and never more than the task brings', () => {
    expect([
      reachablePoints('email', 10),
      reachablePoints('form', 8),
      reachablePoints('text', 10),
      reachablePoints('email', 8),
    ]).toEqual([9, 7, 8, 8]);
  });
});

import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from './form-clues.ts';
import { wordClueFigures, wordClueProblems } from './word-clues.ts';

/** This many questions with these options, of which the one at `correct` is right. */
function questions(count: number, options: readonly string[], correct: number): AskedQuestion[] {
  return Array.from({ length: count }, () => ({ question: 'Wat is waar?', options, correct }));
}

const messagesOf = (asked: readonly AskedQuestion[]) =>
  wordClueProblems(asked, 'bank').map(({ message }) => message);

describe('word clues', () => {
  it.each([
    ['absolute words', 'Dat mag alleen thuis'],
    ['absolute words', 'Ja, maar pas later'],
    ['absolute words', 'Iedereen vanaf 14 jaar'],
    ['a duty or a ban', 'Je moet dat betalen'],
    ['a duty or a ban', 'Dat mag een leraar niet'],
    ['a reason or a condition', 'Ja, als de gemeente dat goed vindt'],
    ['something free or at once', 'Het is gratis'],
    ['a number', 'Na twee weken'],
    ['a number', 'Om 9.30 uur'],
  ])(
    'CON-09: a bank is rejected in which options with %s (%s) are hardly ever right, or mostly',
    (name, marked) => {
      const options = [marked, 'Bij de gemeente', 'Bij de politie'];
      const [wrong, right] = [questions(13, options, 1), questions(3, options, 0)];
      expect(messagesOf([...wrong, ...right])).toContain(`bank: of 16 options with ${name} 3 are right`);
      expect(messagesOf(questions(15, options, 0))).toContain(
        `bank: of 15 options with ${name} 15 are right`,
      );
      expect(messagesOf([...questions(10, options, 1), ...questions(5, options, 0)])).toEqual([]);
    },
  );

  it('CON-09: a word that all options have, or that is part of another word, is no clue', () => {
    expect(messagesOf(questions(20, ['Alleen Mei', 'Alleen Ana', 'Alleen Omar'], 0))).toEqual([]);
    expect(messagesOf(questions(20, ['De maart', 'De ballen', 'De moeder'], 0))).toEqual([]);
  });

  it('CON-09: the only option with Ja, or with Nee, is neither mostly nor hardly ever right', () => {
    const options = ['Ja, dat mag', 'Nee, dat mag', 'Nee, dat kan'];
    expect(messagesOf(questions(15, options, 0))).toEqual([
      'bank: of 15 answers among Ja and Nee 15 are the only Ja or the only Nee',
    ]);
    expect(messagesOf(questions(15, options, 1))).toEqual([
      'bank: of 15 answers among Ja and Nee 0 are the only Ja or the only Nee',
    ]);
    expect(messagesOf([...questions(5, options, 0), ...questions(10, options, 1)])).toEqual([]);
    expect(messagesOf(questions(15, ['Ja, nu', 'Ja, later', 'Ja, morgen'], 0))).toEqual([]);
  });

  it('CON-09: for few options it is a figure, not an error', () => {
    const few = questions(14, ['Alleen thuis', 'Op straat', 'Op school'], 1);
    expect(messagesOf(few)).toEqual([]);
    expect(wordClueFigures(few)).toEqual([
      { label: 'options with absolute words, right of all', value: '0 of 14', isDetail: true },
    ]);
  });
});

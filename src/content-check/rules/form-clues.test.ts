import { describe, expect, it } from 'vitest';
import { formClueFigures, formClueProblems, type AskedQuestion } from './form-clues.ts';

/** Options of one length with different letters, and a question with none of their words. */
const FAIR: AskedQuestion = {
  question: 'Wat hoort erbij?',
  options: ['bbbb', 'cccc', 'dddd'],
  correct: 0,
  text: 'Hier staat niets van.',
};

/** A bank of this many questions, some of them as given and the rest without a clue. */
function bankWith(clue: Partial<AskedQuestion>, share: number, length = 40): AskedQuestion[] {
  return Array.from({ length }, (_, place) => (place < share * length ? { ...FAIR, ...clue } : FAIR));
}

const foundIn = (questions: readonly AskedQuestion[]) =>
  formClueProblems(questions, 'bank').map(({ message }) => message.replace('bank: the right answer is ', ''));

describe('form clues', () => {
  it.each<[string, Partial<AskedQuestion>]>([
    ['the longest', { options: ['bbbbbb', 'cccc', 'dddd'] }],
    ['the shortest', { options: ['bbb', 'cccc', 'dddd'] }],
    ['the most like the others', { options: ['bbcd', 'bbxy', 'cdvw'] }],
    ['the least like the others', { options: ['bbbb', 'cccd', 'cccv'] }],
    ['the one with most words of the question', { question: 'Wat hoort bij bbbb?' }],
    ['the one with most words of the text', { text: 'Hier staat bbbb, en cc.' }],
  ])('CON-09: a bank is rejected in which the right answer is %s too often', (name, clue) => {
    expect(foundIn(bankWith(clue, 0.5))).toEqual([`${name} in 50%`]);
    expect(foundIn(bankWith(clue, 0.45))).toEqual([]);
  });

  it('CON-09: a clue that wrong answers also have does not count', () => {
    const tied = { options: ['bbbbbb', 'cccccc', 'dddd'] };
    expect(foundIn(bankWith(tied, 1))).toEqual([]);
    const pointsAway = { options: ['bbbb', 'cccccc', 'ddddd'], correct: 2 };
    expect(foundIn(bankWith(pointsAway, 1))).toEqual([]);
  });

  it('CON-09: small words, which every text has, do not count as shared', () => {
    expect(
      foundIn(bankWith({ question: 'Wat is de kat?', options: ['de een', 'cccccc', 'dddddd'] }, 1)),
    ).not.toContain('the one with most words of the question in 100%');
  });

  it('CON-09: under 30 questions it is a figure, not an error; two options give no clue', () => {
    const clue = { options: ['bbbbbb', 'cccc', 'dddd'] };
    expect(foundIn(bankWith(clue, 1, 29))).toEqual([]);
    expect(formClueFigures(bankWith(clue, 1, 10))).toContainEqual({
      label: 'guessed by form, of 10: the longest',
      value: '100%',
      isDetail: true,
    });
    expect(formClueFigures(bankWith({ options: ['bb', 'c'] }, 1))).toEqual([]);
  });

  it('CON-09: a bank without texts has no figure about them', () => {
    const { text: _, ...noText } = FAIR;
    const labels = formClueFigures([noText]).map(({ label }) => label);
    expect(labels).toHaveLength(5);
    expect(labels.join()).not.toContain('of the text');
  });
});

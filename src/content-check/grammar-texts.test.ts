import { expect, it } from 'vitest';
import { practiceTexts, quizTexts } from './grammar-texts.ts';

const piecesOf = (texts: ReturnType<typeof quizTexts>, id: string) =>
  texts.find((text) => text.id === id)?.pieces;

it('RDG-01 RDG-02: a quiz is annotated with its gap, as it asks, and filled, as it answers; what is wrong on purpose is not', () => {
  const quizzes = quizTexts();
  expect(piecesOf(quizzes, 'conjugation-jij-work')).toEqual([
    'Waar ___ jij op vrijdag?',
    'Waar werk jij op vrijdag?',
  ]);
  expect(piecesOf(quizzes, 'negation-garden')).toEqual(['Wij hebben geen tuin.', 'Wij hebben een tuin.']);
  expect(piecesOf(quizzes, 'correct-trees-park')).toEqual(['In het park staan veel bomen.']);
});

it('RDG-01 RDG-02: sentences of practice are annotated in all orders that are right', () => {
  const pieces = piecesOf(practiceTexts(), 'clause-moeder-opbellen');
  for (const sentence of [
    'Ik bel vanavond mijn moeder op.',
    'Vanavond bel ik mijn moeder op.',
    'Ik beloof dat ik vanavond mijn moeder opbel.',
  ])
    expect(pieces).toContain(sentence);
});

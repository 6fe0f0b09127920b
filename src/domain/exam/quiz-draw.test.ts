import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawQuiz, isInOrder } from '#domain/exam/quiz-draw.ts';

const ABC = ['De gemeente', 'De notaris', 'Het UWV'];
const QUESTIONS = ['one', 'two', 'three', 'four'].map((id) => ({ id, options: ABC, correct: 0 }));
const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

it('CON-07 EXM-04: a draw asks every question once and leaves out no option, whatever chance says', () => {
  fc.assert(
    fc.property(chance, (numbers) => {
      const draw = drawQuiz(QUESTIONS, 'shuffled', () => numbers.next().value);
      expect(draw.map(({ id }) => id).toSorted()).toEqual(['four', 'one', 'three', 'two']);
      for (const { options } of draw) expect(options.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    }),
  );
});

it('CON-07: each place is as likely for the right option', () => {
  const firsts = [0, 0.34, 0.67].map((number) => drawQuiz(QUESTIONS, 'fixed', () => number)[0]?.options[0]);
  expect(firsts).toEqual([0, 1, 2]);
});

it('REA-01: questions to one text stay together, in their order', () => {
  const draw = drawQuiz(QUESTIONS, 'fixed', () => 0.9);
  expect(draw.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
});

it.each([
  [['Vanaf 4 jaar', 'Vanaf 5 jaar', 'Vanaf 6 jaar'], true],
  [['Op maandag 12 oktober.', 'Op maandag 23 november.', 'Op dinsdag 24 november.'], true],
  [['€ 1,50', '€ 12,50', '€ 125'], true],
  [['Om 9.30 uur', 'Om 10.00 uur', 'Om 10.30 uur'], true],
  [['Om vier uur', 'Om vijf uur', 'Om half zes'], true],
  [['Op spoor acht', 'Op spoor vijf', 'Op spoor tien'], false],
  [['Op spoor acht, voor', 'Op spoor acht, achter', 'Op spoor negen'], false],
  [['De verjaardag van de koning', 'De bevrijding van 1945', 'De Dag van de Arbeid'], false],
  [['Na acht dagen', 'Wachten', 'Na tien dagen'], false],
])('CON-07: %j stays in its order: %j', (options, isKept) => {
  expect(isInOrder(options)).toBe(isKept);
});

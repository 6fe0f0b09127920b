import { expect, it } from 'vitest';
import { textProblems } from '../sample-entry.ts';
import { spokenQuestionsRule } from './spoken-questions.ts';

const problemsOf = textProblems(spokenQuestionsRule);

it.each([
  'Waarheen gaan jullie deze zomer?',
  'Waarvan is deze soep gemaakt?',
  'Lekker! Waarmee heb je dat gemaakt?',
])('CON-06: "%s" is found, as nobody asks that way', (text) => {
  expect(problemsOf(text)).toMatchObject([{ about: 'one' }]);
});

it.each([
  'Waar gaan jullie deze zomer naartoe?',
  'Waar is deze soep van gemaakt?',
  'Waarom ben je gisteren niet gekomen?',
  'Een brief waarin staat wat je moet betalen.',
])('CON-06: "%s" passes', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

import { expect, it } from 'vitest';
import { sampleContext } from '../sample-entry.ts';
import { weekdaysRule } from './weekdays.ts';

const problemsOf = (text: string) =>
  weekdaysRule([{ line: 1, id: 'letter', texts: [{ field: 'text', text }] }], sampleContext()).map(
    ({ message }) => message,
  );

it('CON-06: a weekday that does not match its date is found, also for a date that shares its month', () => {
  expect(problemsOf('Wij zijn dicht op donderdag 7 en vrijdag 8 januari.')).toEqual([]);
  expect(problemsOf('Wij zijn dicht op woensdag 7 en vrijdag 8 januari.')).toEqual([
    '7 januari 2027 is donderdag, not woensdag',
  ]);
  expect(problemsOf('Zaterdag 31 oktober 2026.')).toEqual([]);
  expect(problemsOf('Op maandag 14 dagen vrij. Het is mei.')).toEqual([]);
});

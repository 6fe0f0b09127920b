import { expect, it } from 'vitest';
import { carefulMinutes } from './careful-minutes.ts';

it('MOC-01 CON-07: a careful candidate reads twice at 120 words a minute, hears all once and takes 20 seconds an answer', () => {
  expect(carefulMinutes({})).toBe(0);
  expect(carefulMinutes({ readWords: 1200 })).toBe(20);
  expect(carefulMinutes({ readWords: 1200, answers: 25 })).toBe(29);
  expect(carefulMinutes({ heardSeconds: 600, answers: 3 })).toBe(11);
  expect(carefulMinutes({ writtenWords: 40 })).toBe(5);
  expect(carefulMinutes({ spokenWords: 61 })).toBe(2);
});

import { expect, it } from 'vitest';
import { UNREAD_BANKS, unreadKey, unreadSheet } from './unread-sheet.ts';
import { SITTINGS } from './sittings.ts';

const questions = [
  { id: 'pool-sunday', question: 'Hoe laat?', options: ['Om 9.00 uur.', 'Om 10.00 uur.'], correct: 1 },
  {
    id: 'choir-why',
    question: 'Waarom?',
    options: ['Het is koud.', 'Het is duur.', 'Het is ver.'],
    correct: 0,
  },
];

it('MOC-06: a sheet to guess from shows questions and options, and the key their letters', () => {
  expect(unreadSheet(questions)).toBe(
    '1. Hoe laat?\n   A. Om 9.00 uur.\n   B. Om 10.00 uur.\n\n2. Waarom?\n   A. Het is koud.\n   B. Het is duur.\n   C. Het is ver.',
  );
  expect(unreadKey(questions)).toBe('1 B\n2 A');
});

it('MOC-06: each bank with a figure of guessers has a sheet', () => {
  const guessed = SITTINGS.filter(({ kind }) => kind === 'unread guess').map(({ bank }) => bank);
  expect([...UNREAD_BANKS.keys()]).toEqual(guessed);
});

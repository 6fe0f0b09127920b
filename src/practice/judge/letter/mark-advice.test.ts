import { expect, it } from 'vitest';
import { wordsOfAdvice } from './advice-words.ts';
import { markAdvice } from './mark-advice.ts';

const adviceOnClosing = (closing: string) =>
  markAdvice(`Beste Anna,\n\nKom je morgen?\n\n${closing}\nRania`, []).map(wordsOfAdvice);

it('JDG-08 JDG-10: a closing without its -e counts, and the usual one is shown', () => {
  expect(adviceOnClosing('Met vriendelijk groet,')).toEqual([
    '*vriendelijk groet*: before *groet* and *groeten* the word *vriendelijk* gets an -e. Perhaps: *vriendelijke groet*.',
  ]);
  expect(adviceOnClosing('Hartelijk groeten')).toEqual([
    '*Hartelijk groeten*: before *groet* and *groeten* the word *hartelijk* gets an -e. Perhaps: *Hartelijke groeten*.',
  ]);
  for (const right of ['Met vriendelijke groet,', 'Groeten', 'Ik wil u vriendelijk groeten.'])
    expect(adviceOnClosing(right)).toEqual([]);
});

import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  KEPT_SPOKEN_GAME,
  KEPT_WRITTEN_GAME,
  spokenGameOfVersion1,
  writtenGameOfVersion1,
} from './kept-open-game.ts';

/** As the build of 23 November 2026 kept them. */
const LETTER = { taskId: 'mail', text: 'Beste Anna', durationMs: 9000, by: 'person' };
const TAKES = { all: [{ id: 'a', durationMs: 4000 }], chosenId: 'a' };
const SPOKEN = { questionId: 'een', ...TAKES };

const doneLetter = (told: number[] | null) => ({
  taskId: 'mail',
  answer: { texts: ['Beste Anna'], told },
  durationMs: 9000,
  by: 'person',
});
const doneAnswer = { taskId: 'een', answer: TAKES, durationMs: 0, by: 'person' };

const keptAs = <Game>(schema: GenericSchema<unknown, Game>, value: unknown): Game | null => {
  const found = safeParse(schema, value);
  return found.success ? found.output : null;
};

describe('games of version 1', () => {
  it.each([
    [
      { phase: 'intro', handedIn: [LETTER] },
      { phase: 'intro', done: [doneLetter(null)] },
    ],
    [
      { phase: 'writing', handedIn: [LETTER], taskId: 'form', text: 'Ik', startedAt: 5, endsAt: 9 },
      {
        phase: 'doing',
        done: [doneLetter(null)],
        taskId: 'form',
        answer: { texts: ['Ik'], told: null },
        startedAt: 5,
        endsAt: 9,
      },
    ],
    [
      { phase: 'scored', handedIn: [{ ...LETTER, told: [2] }] },
      { phase: 'reviewing', done: [doneLetter([2])] },
    ],
    [
      { phase: 'finished', handedIn: [LETTER] },
      { phase: 'finished', done: [doneLetter(null)] },
    ],
    [{ phase: 'writing' }, null],
  ])('DAT-07 WRI-02: %j of the writing game is read', (older, today) => {
    expect(keptAs(KEPT_WRITTEN_GAME, writtenGameOfVersion1(older))).toEqual(today);
  });

  const underWay = { phase: 'doing', done: [], answer: TAKES };
  it.each([
    [
      { phase: 'intro', answers: [SPOKEN] },
      { phase: 'intro', done: [doneAnswer] },
    ],
    [
      { phase: 'answering', answers: [SPOKEN], takes: TAKES, endsAt: 9 },
      { ...underWay, done: [doneAnswer], startedAt: 9, endsAt: 9 },
    ],
    [
      { phase: 'recording', answers: [], takes: TAKES, endsAt: 9 },
      { ...underWay, startedAt: 9, endsAt: 9 },
    ],
    // It is looked at again as soon as the clock is read.
    [
      { phase: 'saving', answers: [], takes: TAKES },
      { ...underWay, startedAt: 0, endsAt: 0 },
    ],
    [
      { phase: 'reviewing', answers: [], takes: TAKES, failure: 'denied' },
      { ...underWay, startedAt: 0, endsAt: 0 },
    ],
    [{ phase: 'none' }, null],
  ])('DAT-07 EXM-07: %j of the speaking game is read', (older, today) => {
    expect(keptAs(KEPT_SPOKEN_GAME, spokenGameOfVersion1(older))).toEqual(today);
  });
});

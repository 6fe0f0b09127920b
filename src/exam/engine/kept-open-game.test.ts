import { readFileSync } from 'node:fs';
import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { KEPT_SPOKEN_GAME, KEPT_WRITTEN_GAME, olderSpokenGame, olderWrittenGame } from './kept-open-game.ts';
import { KEPT_WRITING_EXAMS, writingExamsOfVersion1 } from './kept-writing.ts';
import { readStoredFixture } from '#testing/stored-fixture.ts';

/** As the build of 23 November 2026 kept them. */
const LETTER = { taskId: 'mail', text: 'Beste Anna', durationMs: 9000, by: 'person' };
const TAKES = { all: [{ id: 'a', durationMs: 4000 }], chosenId: 'a' };
const SPOKEN = { questionId: 'een', ...TAKES };

const doneLetter = (told: number[] | null) => ({
  taskId: 'mail',
  answer: { texts: ['Beste Anna'], told, rating: null, isLogged: true },
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
        answer: { texts: ['Ik'], told: null, rating: null },
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
    expect(keptAs(KEPT_WRITTEN_GAME, olderWrittenGame(older, 1))).toEqual(today);
  });

  it('DAT-07 WRI-02: a writing game as 1.0.0 stored it is read; its texts are in the log already', () => {
    const { version, value } = readStoredFixture('1.0.0').sittings['writing-game'] ?? {};
    expect(version).toBe(2);
    expect(keptAs(KEPT_WRITTEN_GAME, olderWrittenGame(value, 2))).toMatchObject({
      phase: 'doing',
      done: [{ taskId: 'writing-landlord-heating', answer: { told: null, rating: null, isLogged: true } }],
      answer: { texts: [expect.stringContaining('computer')], rating: null },
    });
    expect(olderWrittenGame({ phase: 'none' }, 2)).toBeNull();
  });

  it('DAT-07 MOC-11: writing exams as 1.0.0 stored them are read, with what was ticked', () => {
    const { value } = readStoredFixture('1.0.0').sittings['mock-writing'] ?? {};
    const desk = keptAs(KEPT_WRITING_EXAMS, writingExamsOfVersion1(value));
    expect(desk?.current?.answers).toEqual({ 'mock-writing-1-day-off': ['Beste Anna,'] });
    expect(desk?.past).toMatchObject([
      { told: { 'mock-writing-1-day-off': [0, 1] }, rated: {}, logged: 'handed-in', seen: [] },
    ]);
    expect(writingExamsOfVersion1('none')).toBeNull();
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
    expect(keptAs(KEPT_SPOKEN_GAME, olderSpokenGame(older, 1))).toEqual(today);
  });

  it('DAT-07 EXM-07: a speaking game as 1.0.0 stored it is read as it is, with its takes', () => {
    const { version, value } = readStoredFixture('1.0.0').sittings['speaking-game'] ?? {};
    expect(version).toBe(2);
    expect(keptAs(KEPT_SPOKEN_GAME, olderSpokenGame(value, 2))).toEqual(value);
  });

  it('DAT-07 EXM-07: a speaking game of version 3 is read as it is, with the rating of what was said aloud', () => {
    const stored: { version: number; value: unknown } = JSON.parse(
      readFileSync('tests/fixtures/speaking-game-3.json', 'utf8'),
    );
    expect(stored.version).toBe(3);
    const game = keptAs(KEPT_SPOKEN_GAME, olderSpokenGame(stored.value, stored.version));
    expect(game).toEqual(stored.value);
    expect(game?.done.map(({ answer }) => answer.aloud)).toEqual([undefined, { task: 3 }]);
    expect(keptAs(KEPT_SPOKEN_GAME, { phase: 'doing', done: [{ taskId: 'een' }] })).toBeNull();
  });
});

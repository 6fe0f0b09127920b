import { describe, it } from 'vitest';
import { MINUTE_MS } from '#lib/duration.ts';
import { err } from '#lib/result.ts';
import { openAt, SLOW_MACHINE_MS, type Transcript } from './transcript.tsx';

/** The positions of the right options, question by question, the same in every transcript. */
const READING_KEY = '142133344112231';
const KNM_KEY = '221333211223122233233112133121';
const LISTENING_KEY = '211211311213332111211322111312';

const places = (key: string) => Array.from(key, Number);

async function read(run: Transcript, option: number) {
  await run.pick(option);
  await run.press('Submit');
}

async function hear(run: Transcript) {
  await run.press('Play');
  await run.waitFor('You can answer now.');
}

describe('transcripts of the reading game', { timeout: SLOW_MACHINE_MS }, () => {
  it('EXM-04 EXM-07 REA-02: right, wrong, restart and leave cancelled, reopened, out of lives, the missed again', async () => {
    const run = await openAt('/reading-game');
    await run.press('Start');
    await read(run, 1);
    run.keep();
    await run.press('Next Question');
    await read(run, 1);
    await run.press('Next Question');
    await run.press('Restart');
    await run.press('Continue the game');
    await run.press('Practice A2');
    await run.press('Stay');
    await run.reopen(5 * MINUTE_MS);
    await run.keys('2');
    await run.press('Submit');
    await run.press('Next Question');
    await run.press('Practice A2');
    await run.press('Leave');
    run.keep();
    await run.visit('/reading-game');
    await read(run, 2);
    await run.press('Next Question');
    await read(run, 2);
    run.keep();
    await run.press('See result');
    await run.press('In review…');
    await run.press('Take out');
    await run.press('Practise these again');
    for (const option of [3, 2, 1]) {
      await read(run, option);
      await run.keys('{Enter}');
    }
    run.keep();
    await run.end('reading-game-lost');
  });

  it('EXM-08 REA-03: all but one right, to the result, and on to the mock exam', async () => {
    const run = await openAt('/reading-game');
    await run.press('Start');
    for (const [place, right] of places(READING_KEY).entries()) {
      await read(run, place === 3 ? (right % 3) + 1 : right);
      await run.press(place === 14 ? 'See result' : 'Next Question');
    }
    run.keep();
    await run.press('Play Again');
    run.keep();
    await run.end('reading-game-won');
  });

  it('MOC-13: calm practice of one text, reopened, and restarted', async () => {
    const run = await openAt('/reading-game');
    await run.pick(2);
    await run.select('Which questions?', 'Zo vieren we oud en nieuw (3)');
    await run.press('Start');
    await read(run, 2);
    await run.reopen(90 * MINUTE_MS);
    await run.press('Next Question');
    await read(run, 2);
    await run.press('Next Question');
    await read(run, 1);
    await run.press('See result');
    run.keep();
    await run.press('Play Again');
    await run.press('Start');
    await read(run, 1);
    await run.press('Restart');
    await run.press('Start again');
    await run.end('reading-calm');
  });
});

describe('transcripts of the KNM game', { timeout: SLOW_MACHINE_MS }, () => {
  it('EXM-04 EXM-05 KNM-02: a streak by keys, which breaks, three mistakes, the missed again', async () => {
    const run = await openAt('/knm-game');
    await run.press('Start');
    for (const keys of ['2', '2', '1', '3', '1', '2', '1']) {
      await run.keys(keys);
      await run.keys('{Enter}');
    }
    run.keep();
    await run.press('Practise these again');
    await run.pick(1);
    await run.end('knm-game-lost');
  });

  it('EXM-08 KNM-03 KNM-04: two mistakes and the rest right: passed', async () => {
    const run = await openAt('/knm-game');
    await run.press('Start');
    for (const [place, right] of places(KNM_KEY).entries()) {
      await run.pick(place === 4 || place === 20 ? (right % 3) + 1 : right);
      await run.press(place === 29 ? 'Quiz Voltooien' : 'Volgende Vraag');
    }
    run.keep();
    await run.press('KNM exam');
    await run.end('knm-game-won');
  });

  it('EXM-06 EXM-07: time runs out on the page, and in the next game while it is closed', async () => {
    const run = await openAt('/knm-game');
    await run.press('Start');
    await run.pick(2);
    await run.wait(40 * MINUTE_MS);
    await run.press('Volgende Vraag');
    await run.wait(5 * MINUTE_MS);
    run.keep();
    await run.press('Play Again');
    await run.press('Start');
    await run.pick(1);
    await run.reopen(50 * MINUTE_MS);
    await run.end('knm-game-time-over');
  });

  it('MOC-13: calm practice of one theme; mistakes cost nothing', async () => {
    const run = await openAt('/knm-game');
    await run.pick(2);
    await run.select('Which questions?', 'Omgangsvormen, waarden en normen (26)');
    await run.press('Start');
    for (const option of [1, 2, 3]) {
      await run.pick(option);
      await run.keys('{Enter}');
    }
    run.keep();
    await run.end('knm-calm');
  });
});

describe('transcripts of the listening game', { timeout: SLOW_MACHINE_MS }, () => {
  it('LIS-02 LIS-04: too early, stopped, heard, wrong, reopened; a computer voice; read instead; out of lives', async () => {
    const run = await openAt('/listening-game');
    await run.press('Start');
    await run.pick(1);
    await run.happen('the voice begins to take its time', () => run.platform.speech.hold());
    await run.press('Play');
    await run.press('Stop');
    await run.happen('the voice is quick again', () =>
      run.platform.speech.answerWith({ ok: true, value: undefined }),
    );
    await run.reopen(MINUTE_MS);
    await hear(run);
    await run.reopen(MINUTE_MS);
    await run.pick(1);
    run.keep();
    await run.press('Volgende Vraag');
    await run.happen('there is no Dutch voice', () => run.platform.speech.answerWith(err('no-dutch-voice')));
    await hear(run);
    await run.pick(1);
    await run.press('Volgende Vraag');
    await run.happen('nothing can be played', () => run.platform.audio.answerWith(err('unavailable')));
    for (const next of ['Volgende Vraag', 'Resultaat bekijken']) {
      await run.press('Play');
      await run.waitFor('[Show the text]');
      await run.press('Show the text');
      await run.pick(3);
      await run.press(next);
    }
    run.keep();
    await run.end('listening-game-lost');
  });

  it('LIS-03 EXM-08: one mistake and the rest right: passed', async () => {
    const run = await openAt('/listening-game');
    await run.press('Start');
    for (const [place, right] of places(LISTENING_KEY).entries()) {
      await hear(run);
      await run.pick(place === 2 ? (right % 3) + 1 : right);
      await run.press(place === 29 ? 'Quiz Voltooien' : 'Volgende Vraag');
    }
    await run.end('listening-game-won');
  });

  it('LIS-01 MOC-13: time runs out; calm practice has no clock', async () => {
    const run = await openAt('/listening-game');
    await run.press('Start');
    await hear(run);
    await run.pick(3);
    await run.wait(30 * MINUTE_MS);
    run.keep();
    await run.press('Play Again');
    await run.pick(2);
    await run.press('Start');
    await run.wait(60 * MINUTE_MS);
    for (const option of [1, 1, 1, 1]) {
      await hear(run);
      await run.pick(option);
      await run.press('Volgende Vraag');
    }
    await run.end('listening-calm');
  });
});

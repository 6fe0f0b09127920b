import { describe, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { openAt, SLOW_MACHINE_MS, type Transcript } from './transcript.tsx';

const LETTER =
  'Geachte mevrouw De Groot,\nIk woon in de Kerkstraat. Sinds dinsdag doet de verwarming het niet en het is koud in huis. Dat is een probleem, want mijn dochter is ziek. Wanneer kan er iemand komen? Ik ben elke avond na zes uur thuis en op zaterdag ben ik de hele dag thuis.\nMet vriendelijke groet, Ana Pinto';
const HALF_A_LETTER =
  'Beste meneer, ik wil graag de cursus doen. Ik werk op maandag en dinsdag. Ik kan op woensdag komen. Morgen ik kan niet bellen en het is niet goet.';

async function record(run: Transcript, begin = 'Start') {
  await run.press(begin);
  await run.press('Stop recording');
}

describe('transcripts of the writing game', { timeout: SLOW_MACHINE_MS }, () => {
  it('WRI-01 WRI-02 WRI-03 EXM-07: typed, reopened, handed in; half a letter; time over; empty; the result', async () => {
    const run = await openAt('/writing-game');
    run.platform.spelling.unknown.set('goet', ['goed', 'groet']);
    await run.press('Start');
    await run.type('Your text', 'Geachte mevrouw');
    run.keep();
    await run.reopen(3 * MINUTE_MS);
    await run.type('Your text', LETTER);
    await run.press('Inleveren');
    run.keep();
    await run.press('Schrijf in welke straat u woont.');
    await run.press('Count these points');
    run.keep();
    await run.press('Next task');
    await run.press('Start');
    await run.type('Your text', HALF_A_LETTER);
    await run.press('Inleveren');
    await run.press('Uw geboortedatum');
    await run.press('Count these points');
    run.keep();
    await run.press('Next task');
    await run.press('Start');
    await run.type('Your text', 'Beste buren, ik woon hier drie jaar.');
    await run.wait(20 * MINUTE_MS);
    await run.press('Next task');
    await run.press('Start');
    await run.press('Inleveren');
    await run.press('Show the result');
    run.keep();
    await run.press('Restart');
    run.keep();
    await run.end('writing-game');
  });
});

describe('transcripts of the speaking game', { timeout: SLOW_MACHINE_MS }, () => {
  it('SPE-01 SPE-02 SPE-03: no microphone, recorded twice, played, time over, reopened, skipped to the result', async () => {
    const run = await openAt('/speaking-game');
    await run.happen('there is no microphone', () => run.platform.recorder.failWith('denied'));
    await run.press('Start');
    await run.happen('the microphone is allowed', () => run.platform.recorder.failWith(null));
    await record(run, 'Try Again');
    await record(run, 'Record again');
    await run.pick(1);
    await run.press('Play recording 1');
    await run.happen('it is played to its end', () => run.platform.recorder.endPlaying());
    await run.press('Delete recording 1');
    run.keep();
    await run.press('Next Question');
    await run.press('Start');
    await run.wait(30 * SECOND_MS);
    await run.reopen(MINUTE_MS);
    await run.press('Next Question');
    await run.happen('nothing is said', () =>
      run.platform.recorder.setSound({ durationMs: 4000, spokenMs: 0 }),
    );
    await record(run);
    await run.press('Next Question');
    await run.press('Practice A2');
    await run.press('Leave');
    await run.visit('/speaking-game');
    for (let place = 3; place < 10; place += 1) await run.press('Skip question');
    run.keep();
    await run.press('Play Again');
    run.keep();
    await run.end('speaking-game');
  });
});

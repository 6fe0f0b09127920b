import { describe, it } from 'vitest';
import { err } from '#lib/result.ts';
import { openAt, SLOW_MACHINE_MS } from './transcript.tsx';

/** An address that names the last section draws all of them at once. */
const MISC = '/misc#education-section';

describe('transcripts of the games of /misc', { timeout: SLOW_MACHINE_MS }, () => {
  it('CON-08 MSC-09 MSC-12 SPK-02: heard or read, and typed: words, names, numbers', async () => {
    const run = await openAt(MISC, {}, 'Game: which word do you hear?');
    await run.press('Play the ear game');
    for (const option of [1, 2, 1, 2, 1, 2, 1]) {
      await run.pick(option);
      await run.press('Next Word');
    }
    await run.keys('2');
    await run.press('See the result');
    run.keep();
    await run.press('Practise these again');
    await run.pick(1);

    await run.lookAt('Game: which name is it?');
    await run.press('Play the spelling game');
    await run.press('Write the letters out');
    await run.type('The name', 'hugo');
    await run.keys('{Enter}');
    await run.keys('{Enter}');
    await run.press('Listen slowly');
    await run.type('The name', 'Jan');
    await run.press('Check');

    await run.lookAt('Numbers challenge');
    await run.pick(4);
    await run.press('Play');
    await run.type('The price', '12');
    await run.press('Check');
    await run.press('Next number');
    await run.happen('there is no Dutch voice', () => run.platform.speech.answerWith(err('no-dutch-voice')));
    await run.press('Listen');
    await run.type('The price', 'veertig');
    await run.press('Check');
    await run.keys('{Enter}');
    run.keep();
    await run.end('misc-heard');
  });

  it('MSC-07 MSC-11 MSC-13: pictures: clocks, the family, the body, two ways through the town', async () => {
    const run = await openAt(MISC, {}, 'Dutch Time Practice');
    await run.press('Quiz');
    await run.press('Play');
    await run.pick(3);
    await run.press('Next Question');
    await run.keys('1');
    await run.press('Start Over');
    await run.pick(3);

    await run.lookAt('Quiz: who is it?');
    await run.press('Play the family quiz');
    await run.pick(1);
    await run.press('Next Question');
    await run.pick(2);

    await run.lookAt('Game: point to it');
    await run.press('Play: read the word');
    await run.press('the ear', 1);
    await run.press('Next part');
    await run.press('the nose', 1);
    await run.keys('{Enter}');
    await run.press('Listen');

    await run.lookAt('Game: where do you end up?');
    await run.press('Follow a route');
    for (const option of [1, 2, 3, 4, 1]) {
      await run.pick(option);
      await run.keys('{Enter}');
    }
    run.keep();

    await run.lookAt('Game: walk to the station');
    await run.press('Walk to the station');
    await run.keys('{ArrowUp}');
    await run.press('Sla linksaf…');
    await run.press('Ga rechtdoor…');
    await run.type('Or type what you would say', 'keer om');
    await run.press('Go');
    await run.type('Or type what you would say', 'vlieg');
    await run.press('Go');
    await run.press('Ga rechtdoor…');
    await run.press('Sla linksaf…');
    await run.keys('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}');
    await run.keys('{ArrowUp}{ArrowUp}{ArrowUp}');
    run.keep();
    await run.end('misc-looked-at');
  });
});

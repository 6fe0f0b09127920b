import { describe, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { err } from '#lib/result.ts';
import { openAt, SLOW_MACHINE_MS, type Transcript } from './transcript.tsx';

const LETTER =
  'Beste mevrouw Smit,\n\nIk wil graag vrij op vrijdag 21 mei, want mijn vriend trouwt. Morgen ik kan niet bellen. Mijn collega Omar kan werken en hij vind het goet. Is dat goed?\n\nGroeten,\nHassan';

async function open(part: string): Promise<Transcript> {
  const run = await openAt('/mock-exam');
  await run.press(`${part} exams`);
  return run;
}

/** The practice format is on the page about the exam (MOC-12). */
async function openPractice(part: string): Promise<Transcript> {
  const run = await openAt('/mock-exam');
  await run.visit('/practice-a2');
  await run.press(`${part} practice exam`);
  return run;
}

async function handIn(run: Transcript, all: 'Alle vragen' | 'Alle opdrachten') {
  await run.press(all);
  await run.press('Inleveren');
  // Once more, in the dialog.
  await run.press('Inleveren');
}

describe('transcripts of the mock exams', { timeout: SLOW_MACHINE_MS }, () => {
  it('MOC-02 MOC-03 MOC-04 MOC-07: KNM: answers given, changed, marked, reopened, handed in, mistakes', async () => {
    const run = await open('KNM');
    await run.press('Open KNM mock exam');
    await run.press('Start');
    await run.press('Volgende');
    await run.pick(1);
    await run.pick(2);
    await run.press('Vraag markeren');
    run.keep();
    await run.press('Volgende');
    await run.keys('3');
    await run.reopen(10 * MINUTE_MS);
    await run.press('Luister naar de vraag');
    await run.press('Vorige');
    await run.press('Volgende');
    await run.press('Volgende');
    await run.pick(1);
    await run.press('Alle vragen');
    await run.press('Inleveren');
    await run.press('Nog niet');
    await run.press('Vraag 1: …');
    await run.pick(3);
    await run.press('Stoppen');
    await run.press('Later verder');
    await run.visit('/mock-exam');
    await run.press('Continue: KNM');
    await run.wait(21 * MINUTE_MS);
    await handIn(run, 'Alle vragen');
    run.keep();
    await run.press('Add to review…');
    await run.press('KNM exam');
    await run.press('See or print this result…');
    await run.end('mock-knm');
  });

  it('MOC-04 MOC-05: reading: more time, which runs out while it is closed', async () => {
    const run = await open('Reading');
    await run.press('Open Exam 1');
    await run.pick(2);
    await run.press('Start');
    for (const option of [1, 2, 3]) {
      await run.pick(option);
      await run.press('Volgende');
    }
    await run.press('Alle vragen');
    await run.press('Vraag 7: open');
    await run.reopen(60 * MINUTE_MS);
    run.keep();
    await run.reopen(60 * MINUTE_MS);
    run.keep();
    await run.press('Reading exam');
    await run.press('Open Exam 1');
    await run.press('Start');
    await run.wait(66 * MINUTE_MS);
    await run.end('mock-reading');
  });

  it('MOC-05 MOC-06 MOC-08 LIS-04: listening without a clock: heard, read instead, handed in', async () => {
    const run = await openPractice('Listening');
    await run.press('No clock');
    await run.press('Start');
    await run.pick(2);
    await run.waitFor('[Nog een keer luisteren]');
    run.keep();
    await run.press('Volgende');
    await run.pick(1);
    await run.press('Volgende');
    await run.waitFor('[Nog een keer luisteren]');
    await run.press('Nog een keer luisteren');
    await run.press('Stop');
    await run.happen('no sound can be had', () => {
      run.platform.speech.answerWith(err('no-dutch-voice'));
      run.platform.audio.answerWith(err('unavailable'));
    });
    await run.press('Volgende');
    await run.press('Volgende');
    await run.wait(5 * SECOND_MS);
    await run.pick(3);
    await handIn(run, 'Alle vragen');
    run.keep();
    await run.end('mock-listening');
  });

  it('MOC-02 MOC-09: writing: a form, a letter, reopened, handed in, ticks, points, models', async () => {
    const run = await open('Writing');
    run.platform.spelling.unknown.set('goet', ['goed', 'groet']);
    await run.press('Open Exam 1');
    await run.press('Start');
    await run.type('Geboortedatum', '3-9-1990');
    await run.press('Opdracht markeren');
    await run.press('Alle opdrachten');
    await run.press('Opdracht 3: open');
    await run.type('Uw e-mail', LETTER);
    run.keep();
    await run.reopen(5 * MINUTE_MS);
    await handIn(run, 'Alle opdrachten');
    run.keep();
    await run.press('Does it say which day?');
    await run.press('Did you give the reason?');
    await run.press('Count these points', 2);
    run.keep();
    await run.press('Writing exam');
    await run.press('See or print this result…');
    await run.end('mock-writing');
  });

  it('MOC-10 SPE-02: speaking: recorded, again, without a microphone, reopened, handed in, self-rated', async () => {
    const run = await openPractice('Speaking');
    await run.press('Start');
    await run.press('Volgende');
    await run.press('Luister');
    await run.press('Opnemen');
    await run.wait(5 * SECOND_MS);
    await run.press('Stop met opnemen');
    run.keep();
    await run.press('Luister naar uw antwoord');
    await run.happen('it is played to its end', () => run.platform.recorder.endPlaying());
    await run.press('Opnieuw opnemen');
    await run.wait(61 * SECOND_MS);
    await run.reopen(30 * SECOND_MS);
    run.keep();
    await run.press('Volgende');
    await run.press('Volgende');
    await run.press('Opdracht markeren');
    await run.happen('the microphone is not allowed', () => run.platform.recorder.failWith('denied'));
    await run.press('Opnemen');
    await run.press('Volgende');
    await run.press('Volgende');
    await handIn(run, 'Alle opdrachten');
    run.keep();
    await run.press('Rate your answers');
    for (const anchor of [3, 7, 10]) await run.pick(anchor);
    run.keep();
    await run.press('Play your answer 1');
    await run.press('Delete the recording…');
    await run.press('Delete');
    run.keep();
    await run.press('Speaking exam');
    await run.end('mock-speaking');
  });
});

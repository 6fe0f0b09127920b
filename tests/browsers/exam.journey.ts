import { rows as knmQuestions } from '#content/exam/knm-questions.ts';
import { LISTENING_QUESTIONS } from '#content/exam/listening-questions.ts';
import { rows as readingQuestions } from '#content/exam/reading-questions.ts';
import { expect, openApp, test } from './journey.ts';
import type { Part, Visit } from './driver/visit.ts';
import { readStudyLog } from './study-log.ts';

const LETTER = 'Geachte mevrouw De Groot, de verwarming doet het niet. Met vriendelijke groet, Ana Pinto';

async function openGame(visit: Visit, path: string): Promise<void> {
  await openApp(visit, path);
  await visit.button('Start').press();
}

const textOf = async (part: Part): Promise<string> => {
  await part.shown();
  return (await part.texts())[0] ?? '';
};

const grades = async (visit: Visit) => (await readStudyLog(visit)).map((answer) => answer.split(' ')[1]);

test('QUA-21 REA-02: a text is read, a question answered wrong and two right, until the game is left', async ({
  visit,
}) => {
  await openGame(visit, '/reading-game');
  for (const number of [1, 2, 3]) {
    await visit.text(`Question ${number} of 15`).shown();
    const question = await textOf(visit.css('main h2[lang=nl]'));
    const row = readingQuestions.find((one) => one.question === question);
    const option = row?.options[((row?.correct ?? 0) + (number === 1 ? 1 : 0)) % row.options.length] ?? '';
    await visit.role('radio', option).press();
    await visit.button('Submit').press();
    await visit.text(number === 1 ? '❌ Incorrect! -1 life' : /Correct! \+100/).shown();
    await visit.button('Next Question').press();
  }
  await expect.poll(() => grades(visit)).toEqual(['wrong', 'right', 'right']);
  await visit.link('Home').within(visit.role('navigation', 'Main')).press();
  await visit.button('Leave').press();
  await visit.isAt('/');
});

test('QUA-21 KNM-03: three wrong answers end the game, and the result shows the right ones', async ({
  visit,
}) => {
  await openGame(visit, '/knm-game');
  for (const number of [1, 2, 3]) {
    await visit.text(`Question ${number} of 30`).shown();
    const question = await textOf(visit.css('main h2[lang=nl]'));
    const row = knmQuestions.find((one) => one.question === question);
    const wrong = row?.options[((row?.correct ?? 0) + 1) % row.options.length] ?? '';
    await visit.text(wrong).within(visit.css('main fieldset')).first().press();
    await visit.button(number === 3 ? /^Resultaat bekijken/ : /^Volgende Vraag/).press();
  }
  await visit.text(/^Je hebt geen levens meer!/).shown();
  await expect.poll(() => grades(visit)).toEqual(['wrong', 'wrong', 'wrong']);
});

test('QUA-21 LIS-02 LIS-04: a fragment is heard by voice or recording, or read, and answered', async ({
  visit,
}) => {
  await openGame(visit, '/listening-game');
  await visit.text('Question 1 of 30').shown();
  const question = await textOf(visit.css('main h2'));
  const setting = await textOf(visit.css('main p[lang=nl]').first());
  const row = LISTENING_QUESTIONS.find((one) => one.question === question && one.setting === setting);
  await visit.button('Play').press();
  // On a machine without sound, as servers are, the text can be read. The longest fragments last a minute and a half.
  test.setTimeout(180_000);
  const [open, silent] = [visit.text('You can answer now.'), visit.button('Show the text')];
  await expect
    .poll(async () => (await open.isShown()) || (await silent.isShown()), { timeout: 120_000 })
    .toBe(true);
  if (await silent.isShown()) await silent.press();
  await visit
    .text(row?.options[row.correct] ?? '')
    .within(visit.css('main fieldset'))
    .first()
    .press();
  await visit.button(/^(Volgende Vraag|Next Question)/).press();
  await visit.text('Question 2 of 30').shown();
  await expect.poll(() => grades(visit)).toEqual(['right']);
});

test('QUA-21 WRI-02: a letter survives a reload, its sheet grows with it, and it is handed in', async ({
  visit,
}) => {
  await visit.resize(390, 844);
  await openGame(visit, '/writing-game');
  const sheet = visit.role('textbox', 'Your text');
  const heights = () =>
    visit.run(() => {
      const { clientHeight = 0, scrollHeight = 0 } = document.querySelector('textarea') ?? {};
      return { clientHeight, hidden: scrollHeight - clientHeight };
    });
  await sheet.type(LETTER);
  await expect.poll(() => sheet.texts()).toEqual([LETTER]);
  const before = await heights();
  for (let line = 0; line < 14; line += 1) await visit.key('Enter');
  await visit.type('Ana');
  const after = await heights();
  expect(after.clientHeight).toBeGreaterThan(before.clientHeight);
  expect(after.hidden).toBeLessThanOrEqual(1);
  await expect
    .poll(() => visit.run(() => document.querySelector('textarea')?.value.endsWith('Ana')))
    .toBe(true);
  // Nothing older than a second is lost.
  await visit.run(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await visit.reload();
  await expect.poll(async () => (await sheet.texts())[0]?.replaceAll(/\s+/g, ' ')).toBe(`${LETTER} Ana`);
  await visit.button(/^Inleveren/).press();
  await visit.role('region', 'Your points').shown();
  await visit.button('Next task').press();
  await visit.text('Task 2 of 4').shown();
});

/** A silent recording doesn't count. The beep is short, so every frame is checked. */
const heardBeep = (visit: Visit) =>
  visit.run(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.querySelector('[aria-hidden] > .bg-success') === null) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );

test('QUA-21 SPE-02: an answer is recorded and played, or the missing microphone explained and skipped', async ({
  visit,
  engine,
}) => {
  await openGame(visit, '/speaking-game');
  if (engine.name === 'webkit') {
    await visit.role('alert').shown();
  } else {
    await visit.button(/^(Start|Stop) recording$/).shown();
    if (await visit.button('Start recording').isShown()) await visit.button('Start recording').press();
    await visit.button('Stop recording').shown();
    // Firefox's test tone never stops, and without a loudspeaker there is no level to measure.
    if (engine.name === 'chromium') await heardBeep(visit);
    await visit.button('Stop recording').press();
    await visit.heading('Your answer').shown();
    await visit.button('Play your answer').press();
    await visit.button('Play your answer').shown();
  }
  await visit.button(/^(Next|Skip) Question$/).press();
  await visit.heading(/^Question 2/).shown();
});

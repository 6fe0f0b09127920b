import { openApp } from './support/app.ts';
import { WITH_ALLOWED_MICROPHONE } from './support/browser.ts';
import { secondsRecorded } from './support/exam-games.ts';
import { expect, test } from './support/journey.ts';
import { button, PHONE, thumbOn } from './support/thumb.ts';
import { giveVoices } from './support/voices.ts';

test.use({
  viewport: PHONE,
  launchOptions: WITH_ALLOWED_MICROPHONE,
});

/** The sheet has room for one line more than is written, and its padding. */
const BELOW_LAST_LINE_PX = 45;

test('QUA-22 KNM-02 REA-02 LIS-02: exam games are started, answered and continued within reach of the thumb', async ({
  page,
}) => {
  await giveVoices(page, { ends: true });
  const inReach = thumbOn();
  for (const game of ['knm', 'reading', 'listening']) {
    await openApp(page, `/${game}-game`);
    await inReach(button(page, 'Start'), 'next');
    await button(page, 'Start').click();
    const options = page.locator('main fieldset').getByRole(game === 'reading' ? 'radio' : 'button');
    for (const _ of [1, 2]) {
      await expect(options.first()).toBeEnabled();
      if (game === 'reading') {
        if (await button(page, 'To the question').isVisible()) {
          await inReach(button(page, 'To the question'), 'next');
          await button(page, 'To the question').click();
        }
        // On a radio button Enter submits, though the `Submit` button is in the bar.
        await options.last().check();
        await inReach(button(page, 'Submit'), 'next');
        await inReach(button(page, 'To the text'), 'next');
        await options.last().press('Enter');
      } else {
        if (game === 'listening') {
          await inReach(button(page, 'Play'), 'next');
          await button(page, 'Play').click();
          await expect(page.getByText('You can answer now.')).toBeVisible({ timeout: 30_000 });
        }
        await expect(options.last()).toBeInViewport();
        await options.first().click();
      }
      const next = button(page, /^(Volgende Vraag|Next Question)$/);
      await expect(next).toBeFocused();
      await inReach(next, 'next');
      // The feedback is visible together with it.
      await expect(page.locator('main').getByText(/^(Correct! \+|Incorrect|❌ Incorrect)/)).toBeInViewport();
      await next.click();
    }
  }
});

test('QUA-22 WRI-02 SPE-02: a letter is handed in with its points visible, and the end of a long page is at hand', async ({
  page,
}) => {
  const inReach = thumbOn();
  await openApp(page, '/writing-game');
  for (const _ of [1, 2]) {
    await inReach(button(page, 'Start'), 'next');
    await button(page, 'Start').click();
    const sheet = page.getByRole('textbox', { name: 'Your text' });
    await expect(sheet).toBeFocused();
    await sheet.fill(`Geachte mevrouw,\n${'Ik woon in de Kerkstraat.\n'.repeat(25)}`);
    await sheet.press('End');
    await page.keyboard.type('Groeten');
    // Neither the current line is behind the bar, nor is the list of required points out of view.
    for (const point of await page.getByText('What you must write').locator('..').getByRole('listitem').all())
      await expect(point).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('timer')).toBeInViewport();
    const [text, bar] = [await sheet.boundingBox(), await page.locator('.action-bar').boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0) - BELOW_LAST_LINE_PX).toBeLessThanOrEqual(bar?.y ?? 0);
    await inReach(button(page, 'Inleveren'), 'next');
    await button(page, 'Inleveren').click();
    await inReach(button(page, 'Next task'), 'next');
    await button(page, 'Next task').click();
  }
  await openApp(page, '/speaking-game');
  for (const _ of [1, 2]) {
    await inReach(button(page, 'Start'), 'next');
    await button(page, 'Start').click();
    const record = button(page, /^(Start|Stop) recording$/);
    await inReach(record, 'next');
    if ((await record.textContent()) === 'Start recording') await record.click();
    await secondsRecorded(page, 1);
    await button(page, 'Stop recording').click();
    await expect(page.getByRole('heading', { name: 'Your answer' })).toBeFocused();
    await inReach(button(page, 'Next Question'), 'next');
    await button(page, 'Next Question').click();
  }
});

test('QUA-22 MOC-01 MOC-03: a mock exam of every part is started, answered and handed in by thumb', async ({
  page,
}) => {
  // Speech continues until it is stopped, and so does the fragment.
  await giveVoices(page, { ends: false });
  for (const [part, exam] of [
    ['Reading', 'Open Exam 1'],
    ['Listening', 'Open Exam 1'],
    ['KNM', 'Open KNM mock exam'],
    ['Writing', 'Open Exam 1'],
    ['Speaking', 'Open Exam 1'],
  ] as const) {
    const inReach = thumbOn();
    // Another part of the same page would not open it again.
    await page.goto('about:blank');
    await openApp(page, '/mock-exam');
    await page.getByRole('link', { name: `${part} exams` }).click();
    await page.getByRole('link', { name: exam }).click();
    await inReach(button(page, 'Start'), `${part}, start`);
    await button(page, 'Start').click();
    const next = button(page, 'Volgende');
    const task = page.getByRole('main').getByRole('radio').or(page.getByRole('textbox')).first();
    const record = button(page, 'Opnemen');
    await expect(next).toBeVisible();
    for (const _ of [1, 2]) {
      // The screen that opens a part or a theme.
      if (!(await task.or(record).first().isVisible())) {
        await inReach(next, `${part}, on`);
        await next.click();
      }
      await expect(task.or(record).first()).toBeVisible();
      if (part === 'Speaking') {
        await inReach(record, `${part}, record`);
        await record.click();
        await inReach(button(page, 'Stop met opnemen'), `${part}, record`);
        await page.waitForFunction(() => document.querySelector('[aria-hidden] > .bg-success') !== null);
        await button(page, 'Stop met opnemen').click();
        await expect(page.getByText(/^Opgenomen: /)).toBeVisible();
      } else if (part === 'Writing') await task.fill('Hassan');
      else {
        if (part === 'Listening') {
          await inReach(button(page, 'Luister naar het fragment'), `${part}, listen`);
          // It stays in place when the text of the button next to it gets shorter.
          await inReach(next, `${part}, next`);
          await button(page, 'Luister naar het fragment').click();
          await inReach(button(page.locator('.action-bar'), 'Stop'), `${part}, listen`);
        }
        await task.check();
      }
      await inReach(next, `${part}, next`);
      await next.click();
    }
    await button(page, /^Alle (vragen|opdrachten)$/).click();
    await inReach(button(page, 'Inleveren'), `${part}, hand in`);
    await button(page, 'Inleveren').click();
    await inReach(button(page.getByRole('dialog'), 'Inleveren'), `${part}, sure`);
  }
});

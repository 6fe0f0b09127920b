import { expect, test, type Locator, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { openApp } from './support/app.ts';
import { openMiscSection, type SECTIONS } from './support/misc.ts';
import { giveVoices } from './support/voices.ts';
import { openCards } from './support/vocabulary.ts';

const { launchOptions } = config.use ?? {};

test.use({
  // A phone of 390 x 844 whose browser takes 100 for its bars.
  viewport: { width: 390, height: 744 },
  permissions: ['microphone'],
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--use-fake-device-for-media-stream'],
  },
});

/** The sheet has room for one line more than is written, and its padding. */
const BELOW_LAST_LINE_PX = 45;

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

/**
 * Expects of what one goes on with that it is whole in sight as the page stands, in its lower third, with nothing over it; that
 * its bar covers nothing that has the focus; and that it stands where it stood the last time under the same word.
 */
function thumbOn(): (control: Locator, place: string) => Promise<void> {
  const bottoms = new Map<string, number>();
  return async (control, place) => {
    const name = `${place}: ${String(control)}`;
    await expect(control, name).toBeInViewport({ ratio: 1 });
    const seen = await control.evaluate((element) => {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      const bar = element.closest('.action-bar')?.getBoundingClientRect();
      const focused = document.activeElement;
      const focus = focused?.getBoundingClientRect();
      const isBarsOwn = focused?.closest('.action-bar') !== null || focused === document.body;
      // Of what is longer than the screen (a sheet, a text) the beginning is seen.
      const isClear = focused?.matches('a, button, input, summary') === true ? focus?.bottom : focus?.top;
      return {
        bottom,
        isLow: y >= (innerHeight * 2) / 3,
        isOnTop: element.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
        isFocusSeen: isBarsOwn || (isClear ?? 0) <= (bar?.top ?? 0) + 1,
      };
    });
    expect(seen, name).toMatchObject({ isLow: true, isOnTop: true, isFocusSeen: true });
    const before = bottoms.get(place) ?? seen.bottom;
    expect(
      Math.abs(seen.bottom - before),
      `${name} moved from ${before} to ${seen.bottom}`,
    ).toBeLessThanOrEqual(2);
    bottoms.set(place, seen.bottom);
  };
}

test('QUA-22 VOC-05 CUL-03 INT-04: a card is turned, rated and passed by the thumb, at the same places from card to card', async ({
  page,
}) => {
  for (const height of [744, 844]) {
    await page.setViewportSize({ width: 390, height });
    const inReach = thumbOn();
    await page.goto('about:blank');
    await openCards(page);
    for (const card of [1, 2, 3]) {
      await expect(page.getByText(`Word ${card} of`).first()).toBeVisible();
      await inReach(button(page, 'Show Translation'), 'turn');
      await inReach(button(page, 'Next'), 'pass');
      await button(page, 'Show Translation').click();
      // What has come is seen, not only the button that brought it.
      await expect(button(page, 'Listen to the sentence')).toBeInViewport({ ratio: 1 });
      await inReach(button(page, 'Hide Translation'), 'turn');
      await inReach(button(page, 'I knew it'), 'rate');
      await button(page, 'I knew it').click();
    }
  }
  const inReach = thumbOn();
  await openApp(page, '/culture');
  await button(page, 'Living').click();
  await button(page, /^Start Section/)
    .first()
    .click();
  for (const place of ['turn', 'turn']) {
    await inReach(button(page, 'Show Translation'), place);
    await button(page, 'Show Translation').click();
    await inReach(button(page, 'Not yet'), 'rate');
    await button(page, 'Not yet').click();
  }
  await openApp(page, '/vragenlijst');
  await button(page, '1 Personal Information').click();
  for (const place of ['turn', 'turn']) {
    await inReach(button(page, 'Show Answer'), place);
    await button(page, 'Show Answer').click();
    await inReach(button(page, 'Try again'), 'rate');
    await button(page, 'Try again').click();
    await expect(page.getByText('Try again 🤔')).toBeInViewport();
    await inReach(button(page, 'Next'), 'pass');
    await button(page, 'Next').click();
  }
});

test('QUA-22 QUA-15: Tab leads nowhere behind the bar, and in a low window the bar stands in the flow', async ({
  page,
}) => {
  await openCards(page);
  await button(page, 'Show Translation').click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('main').focus();
  const hidden: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    hidden.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('.action-bar');
        if (focused === null || bar === null || focused === document.body || bar.contains(focused)) return [];
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1
          ? [focused.textContent ?? '']
          : [];
      })),
    );
  }
  expect(hidden).toEqual([]);
  // What zooming to 400% leaves of a window of 1280 x 1024, and about what a keyboard leaves of a phone.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button(page, 'Next')).not.toBeInViewport();
});

/** Chooses the first option of what is asked, and goes on, twice. */
async function answerTwice(
  place: Locator,
  { options, next }: { options: Locator; next: string | RegExp },
): Promise<void> {
  const inReach = thumbOn();
  for (const _ of [1, 2]) {
    await expect(options.first()).toBeEnabled();
    await options.first().click();
    await inReach(button(place, next), 'next');
    await button(place, next).click();
  }
}

test('QUA-22 GRA-03 GRA-19 GRA-20: quizzes, practice and their dialogs lead on at the lower edge', async ({
  page,
}) => {
  await openApp(page, '/grammar');
  const dialog = page.getByRole('dialog');
  await button(page, 'Grammar Quiz of the Day').click();
  await answerTwice(dialog, {
    options: dialog.locator('fieldset').getByRole('button'),
    next: 'Try Another Question',
  });
  await button(dialog, 'Close').click();
  await button(page, 'Correct the Grammar').click();
  const inReach = thumbOn();
  for (const _ of [1, 2]) {
    await dialog.getByLabel('Your correction').fill('Ik');
    await inReach(button(dialog, 'Submit Correction'), 'next');
    await button(dialog, 'Submit Correction').click();
    await inReach(button(dialog, 'Try Another Correction'), 'next');
    await button(dialog, 'Try Another Correction').click();
  }
  await button(dialog, 'Close').click();
  await button(page, '4 Main Clauses').click();
  const quiz = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Quiz: / }) })
    .first();
  await answerTwice(quiz, {
    options: quiz.locator('fieldset').first().getByRole('button'),
    next: 'Next Question',
  });
  await button(page, /^Practise more/)
    .first()
    .click();
  const words = page.getByRole('group', { name: 'Words to use' }).getByRole('button');
  for (const _ of [1, 2]) {
    await expect(words.first()).toBeVisible();
    while ((await words.count()) > 0) await words.first().click();
    await inReach(button(page, 'Check'), 'check');
    await button(page, 'Check').click();
    await expect(page.getByText(/^(That is right\.|Not right\.)/).last()).toBeInViewport();
    await inReach(button(page, 'Next Sentence'), 'check');
    await button(page, 'Next Sentence').click();
  }
});

test('QUA-22 KNM-02 REA-02 LIS-02: the games of the exam are started, answered and passed without a long way', async ({
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
        // From a radio button Enter submits, though `Submit` stands in the bar.
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
      // What is said to the answer is seen with it.
      await expect(page.locator('main').getByText(/^(Correct! \+|Incorrect|❌ Incorrect)/)).toBeInViewport();
      await next.click();
    }
  }
});

test('QUA-22 WRI-02 SPE-02: a letter is handed in with its points in sight, and what comes after a long page is at hand', async ({
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
    // The line that is written is not behind the bar, nor the list of what must be written out of sight.
    await expect(
      page.getByText('What you must write').locator('..').getByRole('listitem').first(),
    ).toBeInViewport();
    await expect(page.getByRole('timer')).toBeInViewport();
    const [text, bar] = [await sheet.boundingBox(), await page.locator('.action-bar').boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0) - BELOW_LAST_LINE_PX).toBeLessThanOrEqual(bar?.y ?? 0);
    await inReach(button(page, 'Inleveren'), 'next');
    await button(page, 'Inleveren').click();
    await inReach(button(page, 'Next Task'), 'next');
    await button(page, 'Next Task').click();
  }
  await openApp(page, '/speaking-game');
  for (const _ of [1, 2]) {
    await inReach(button(page, 'Start'), 'next');
    await button(page, 'Start').click();
    const record = button(page, /^(Start|Stop) Recording$/);
    await inReach(record, 'next');
    if ((await record.textContent()) === 'Start Recording') await record.click();
    // A microphone knows no other clock than the real one.
    await page.waitForTimeout(300);
    await button(page, 'Stop Recording').click();
    await expect(page.getByRole('heading', { name: 'Your answer' })).toBeFocused();
    await inReach(button(page, 'Next Question'), 'next');
    await button(page, 'Next Question').click();
  }
});

test('QUA-22 MSC-11 MSC-13: the games of /misc lead on at the lower edge', async ({ page }) => {
  const openSection = async (title: keyof typeof SECTIONS) => {
    // Another address of the same page would not open it anew.
    await page.goto('about:blank');
    return openMiscSection(page, title);
  };
  const time = await openSection('Time');
  await button(time, 'Quiz').click();
  await button(time, 'Play').click();
  const phrases = time.getByRole('group', { name: 'Hoe laat is het?' }).getByRole('button');
  await answerTwice(time, { options: phrases, next: 'Next Question' });

  const town = await openSection('Directions');
  await button(town, 'Follow a Route').click();
  await answerTwice(town, { options: button(town, /^Bij /), next: 'Next Route' });
  await button(town, 'Walk to the Station').click();
  const inReach = thumbOn();
  for (const name of ['Ga rechtdoor straight on', 'Keer om turn round', 'Sla linksaf turn left']) {
    await inReach(button(town, name), name.startsWith('Keer') ? 'second row' : 'first row');
    await button(town, name).click();
    await expect(town.getByRole('img', { name: /^A town of five/ })).toBeInViewport({ ratio: 0.98 });
  }

  const family = await openSection('Family Relations');
  await button(family, 'Play the Family Quiz').click();
  const relatives = family.getByRole('group', { name: /mijn/ }).getByRole('button');
  await answerTwice(family, { options: relatives, next: 'Next Question' });

  const numbers = await openSection('Numbers');
  await numbers.getByText('Read the words', { exact: true }).click();
  await button(numbers, 'Play').click();
  for (const _ of [1, 2]) {
    await numbers.getByRole('textbox', { name: 'The number' }).fill('3');
    await expect(button(numbers, 'Check')).toBeInViewport({ ratio: 1 });
    await button(numbers, 'Check').click();
    await inReach(button(numbers, 'Next Number'), 'next');
    await button(numbers, 'Next Number').click();
  }
});

import type { Page } from '@playwright/test';
import { lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { expectLogged } from './support/study-log.ts';
import { button, PHONE, thumbOn } from './support/thumb.ts';
import { giveVoices } from './support/voices.ts';

const main = (page: Page) => page.getByRole('main');

test('PTH-02 PTH-04 QUA-22: the next ten words of the path by thumb: shown, heard, chosen, then from memory', async ({
  page,
}) => {
  const asked = await giveVoices(page, { ends: true });
  const look = await lookByTurns(page, { theme: 'dark', width: 390 });
  await page.setViewportSize(PHONE);
  await openApp(page, '/vocabulary');
  await look('the vocabulary page');
  await button(page, 'Learn 10 new words').click();
  await expect(main(page).getByText('1 of 10 new words')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2, name: 'hallo' })).toBeVisible();
  await expect.poll(asked).toContain('say hallo');
  await look('a new word');
  const inReach = thumbOn();
  const seen = new Set<string>();
  // Each word is chosen and remembered once: twenty answers.
  for (let answers = 0; answers < 20;) {
    const known = button(page, 'I know this word');
    const group = main(page).locator('fieldset').getByRole('button');
    const show = button(page, 'Show Answer');
    await expect(known.or(show).or(group.first()).first()).toBeVisible();
    if (await known.isVisible()) {
      const [dutch, english] = [
        await main(page).getByRole('heading', { level: 2 }).innerText(),
        await main(page).locator('p.text-2xl').innerText(),
      ];
      seen.add(dutch);
      await inReach(button(page, 'Next'), 'next');
      await button(page, 'Next').click();
      await expect(group).toHaveCount(3);
      await button(main(page), english).click();
      await expect(main(page).getByText('Right', { exact: true })).toBeVisible();
      await inReach(button(page, 'Next'), 'next');
      await button(page, 'Next').click();
    } else {
      await inReach(show, 'show');
      await show.click();
      await inReach(button(page, 'I knew it'), 'rate');
      await button(page, 'I knew it').click();
    }
    answers += 1;
  }
  expect(seen.size).toBe(10);
  await expect(main(page).getByText('Well done! 10 words done.')).toBeVisible();
  await look('the end of ten words');
  await expectLogged(page, 20);
  await button(page, 'Ten more words').click();
  await expect(main(page).getByText('1 of 10 new words')).toBeVisible();
  expect(seen).not.toContain(await main(page).getByRole('heading', { level: 2 }).innerText());
});

test('PTH-04 QUA-14: a new word is met, chosen and remembered by keys alone', async ({ page }) => {
  await giveVoices(page, { ends: true });
  await openApp(page, '/vocabulary');
  await button(page, 'Learn 10 new words').focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 2, name: 'hallo' })).toBeVisible();
  await button(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('2 of 10 new words')).toBeVisible();
});

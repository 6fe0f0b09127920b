import { expect, test } from '@playwright/test';
import { openApp } from './support/app.ts';
import { button, PHONE, thumbOn } from './support/thumb.ts';
import { openCards } from './support/vocabulary.ts';

test.use({ viewport: PHONE });

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

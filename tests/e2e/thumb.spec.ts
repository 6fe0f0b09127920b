import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { expectLogged } from './support/study-log.ts';
import { button, PHONE, thumbOn } from './support/thumb.ts';
import { openCards } from './support/vocabulary.ts';
import { giveVoices } from './support/voices.ts';
import { serveWords } from './support/word-list.ts';

test.use({ viewport: PHONE });

test('QUA-22 VOC-05 CUL-03 INT-04: a card is turned, rated and skipped by thumb, in the same place on each card', async ({
  page,
}) => {
  const inReach = thumbOn();
  await openCards(page);
  for (const card of [1, 2, 3]) {
    await expect(page.getByText(`Word ${card} of`).first()).toBeVisible();
    await inReach(button(page, 'Show Translation'), 'turn');
    await inReach(button(page, 'Next'), 'pass');
    await button(page, 'Show Translation').click();
    // The new content is visible, not only the button that showed it.
    await expect(button(page, 'Listen to the sentence')).toBeInViewport({ ratio: 1 });
    await inReach(button(page, 'Hide Translation'), 'turn');
    await inReach(button(page, 'I knew it'), 'rate');
    await button(page, 'I knew it').click();
  }
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

test('QUA-22 MEM-06 MEM-09 MEM-21: review and every exercise are answered, rated and continued by thumb', async ({
  page,
}) => {
  await giveVoices(page, { ends: true });
  await serveWords(page);
  await openCards(page);
  await button(page, 'More with this list').click();
  await button(page, 'Add to review: 2 words').click();
  await expect(button(page, /^In review: /)).toBeVisible();
  await expectLogged(page, 2);
  const inReview = thumbOn();
  await openApp(page, '/review');
  for (const _ of [1, 2]) {
    await inReview(button(page, 'Show Answer'), 'turn');
    await button(page, 'Show Answer').click();
    for (const grade of [/^Not yet/, /^I knew it/]) await inReview(button(page, grade), `${grade}`);
    await button(page, /^I knew it/).click();
  }

  await page.goto('about:blank');
  await openCards(page);
  await button(page, 'More with this list').click();
  await button(page, 'Other exercises').click();
  for (const way of ['See and rate', 'English to Dutch', 'Listen and type', 'De or het', 'Matching pairs']) {
    const inReach = thumbOn();
    await button(page, way).click();
    await expect(button(page, 'Back to the exercises')).toBeVisible();
    const cards = way === 'De or het' || way === 'Matching pairs' ? 1 : 2;
    for (let card = 1; card <= cards; card += 1) {
      if (way === 'See and rate') {
        await inReach(button(page, 'Show Translation'), 'turn');
        await button(page, 'Show Translation').click();
        await inReach(button(page, 'Not yet'), 'rate');
        await button(page, 'Not yet').click();
        continue;
      }
      if (way === 'De or het') await page.getByRole('group').getByRole('button').first().click();
      else if (way === 'Matching pairs') {
        for (const text of ['de afspraak', 'appointment', 'opbellen', 'to call'])
          await button(page, text).click();
      } else {
        await inReach(button(page, 'I don’t know'), 'answer');
        await page.getByLabel('Your answer').fill('iets');
        await inReach(button(page, 'Check'), 'answer');
        await button(page, 'Check').click();
        await inReach(button(page, 'Mine was wrong'), 'answer');
        await button(page, 'Mine was wrong').click();
        await expect(page.getByText('Counted as wrong.')).toBeInViewport({ ratio: 1 });
      }
      const next = button(page, /^(Next|See the result)$/);
      await inReach(next, 'next');
      await next.click();
    }
    await expect(button(page, 'Practise all again')).toBeInViewport({ ratio: 1 });
    await button(page, 'Back to the exercises').click();
  }
});

test('QUA-22 QUA-15: Tab never leads behind the bar, and in a low window the bar scrolls with the page', async ({
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

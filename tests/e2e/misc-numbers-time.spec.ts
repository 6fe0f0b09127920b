import type { Locator } from '@playwright/test';
import { allTimeWords, CLOCK_TIMES, digitalTime } from '#dutch/clock-time.ts';
import { expectNoSidewaysScroll, lookByTurns, wakeWhatRests } from './support/accessibility.ts';
import { expect, test } from './support/journey.ts';
import { openMiscSection } from './support/misc.ts';
import { readStudyLog } from './support/study-log.ts';

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

test('MSC-13 MEM-01 QUA-14: a clock is set by dial and hands; a quiz is finished by keyboard, and logged', async ({
  page,
}) => {
  const time = await openMiscSection(page, 'Time');
  const clock = time.getByRole('slider', { name: 'Clock' });
  const dial = clock.locator('xpath=following-sibling::*[1]');
  await dial.scrollIntoViewIfNeeded();
  const box = await dial.boundingBox();
  if (box === null) throw new Error('no clock');
  /** A point on the dial, as fractions of its radius from the centre. */
  const at = (x: number, y: number) =>
    [box.x + (box.width / 2) * (1 + x), box.y + (box.height / 2) * (1 + y)] as const;
  await expect(clock).toHaveAttribute('aria-valuetext', '2:45, kwart voor drie');
  await page.mouse.click(...at(0, 0.62));
  await expect(clock).toHaveAttribute('aria-valuetext', '2:30, half drie');
  await page.mouse.click(...at(-0.25, 0.02));
  await expect(clock).toHaveAttribute('aria-valuetext', '8:30, half negen');
  await page.mouse.move(...at(0, 0.5));
  await page.mouse.down();
  for (const [x, y] of [
    [-0.4, 0.3],
    [-0.5, 0],
    [-0.3, -0.4],
    [0, -0.5],
  ] as const)
    await page.mouse.move(...at(x, y));
  await page.mouse.up();
  await expect(clock).toHaveAttribute('aria-valuetext', '9:00, negen uur');

  await button(time, 'Practice').focus();
  await page.keyboard.press('Tab');
  await expect(button(time, 'Quiz')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(time, 'Quiz')).toHaveAttribute('aria-pressed', 'true');
  const play = button(time, 'Play');
  await expect(play).toBeVisible();
  while (!(await play.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let place = 1; place <= 10; place += 1) {
    await expect(time.getByText(`Clock ${place} of 10`)).toBeVisible();
    const shown = await time.getByRole('img').getAttribute('aria-label');
    const asked = CLOCK_TIMES.find((one) => shown === `Clock showing ${digitalTime(one)}`);
    if (asked === undefined) throw new Error(`no time: ${shown}`);
    const options = await time.getByRole('button', { name: /^(?!Start Over)/ }).allInnerTexts();
    const phrases = options.filter((text) => /^\d\n/.test(text)).map((text) => text.slice(2));
    expect(new Set(phrases).size).toBe(4);
    const right = allTimeWords(asked);
    expect(phrases.filter((words) => right.includes(words))).toHaveLength(1);
    const key = phrases.findIndex((words) => right.includes(words) === (place !== 2)) + 1;
    await page.keyboard.press(String(key));
    await expect(time.getByText(place === 2 ? 'Not right.' : 'Right!')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(time.getByText('9 of 10 right.').locator('..')).toBeFocused();
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ activity, grade }) => `${activity} ${grade}`))
    .toEqual(['game right', 'game wrong', ...Array<string>(8).fill('game right')]);
  expect((await readStudyLog(page)).every(({ itemId }) => /^question:clock-\d+-\d\d$/.test(itemId))).toBe(
    true,
  );
});

test('QUA-13 QUA-15 QUA-16 MSC-04 MSC-09 MSC-13: the sections are readable and large enough to press', async ({
  page,
}) => {
  const expectAccessible = await lookByTurns(page, { theme: 'dark', width: 390 });
  await openMiscSection(page, 'Numbers');
  const parts = ['#numbers-section', '#time-practice', '#days-week-section'];
  await wakeWhatRests(page, ...parts);
  const [numbers, time, days] = parts.map((part) => page.locator(part));
  if (!numbers || !time || !days) throw new Error('no sections');
  await button(days, '1 Maandag Monday').click();
  await days.getByRole('button', { name: /De avond/ }).click();
  await numbers.getByText('Read the words').click();
  await button(numbers, 'Play').click();
  await numbers.getByLabel('The number').fill('1');
  await button(numbers, 'Check').click();
  // A button half covered by the bars doesn't count as small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible('three sections', ...parts);
  await button(time, 'Quiz').click();
  await button(time, 'Play').click();
  await time.getByRole('group', { name: 'Hoe laat is het?' }).getByRole('button').first().click();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible('clock quiz', '#time-practice');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `three sections, ${width} px`);
    for (const place of [numbers, time, days]) {
      const heights = await place
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights), `${width} px`).toBeGreaterThanOrEqual(43.9);
    }
  }
});

import type { Locator } from '@playwright/test';
import { drawTheSame } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openMiscSection } from './support/misc.ts';
import { readStudyLog } from './support/study-log.ts';

test('MSC-11 MEM-01: the town is walked by arrow keys and typed commands, and routes are followed, all logged', async ({
  page,
}) => {
  // A town with some dead ends before the way is found: in another it may take five times as long.
  await drawTheSame(page);
  const section = await openMiscSection(page, 'Directions');
  await section.getByRole('button', { name: 'Walk to the station' }).click();
  await expect(section.getByRole('button', { name: 'Ga rechtdoor straight on' })).toBeFocused();
  await expect(
    section.getByText(/column 1 from the left, row 1 from the bottom, at het hotel\. You face north/),
  ).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(section.getByText(/the town ends here.*You face west/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(section.getByText(/You face east/)).toBeVisible();
  const field = section.getByLabel('Or type what you would say');
  await field.fill('sla linsaf');
  await field.press('Enter');
  await expect(section.getByText(/I don’t know “sla linsaf”/)).toBeVisible();
  await walkToStation(section);
  await expect(section.getByText('Je bent op het station.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Walk again' })).toBeFocused();
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ itemId, grade }) => `${itemId} ${grade}`))
    .toEqual(['question:walk-to-het-station right']);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Ga rechtdoor straight on' })).toBeFocused();

  await section.getByRole('button', { name: 'Follow a route' }).click();
  for (let number = 1; number <= 5; number += 1) {
    await expect(section.getByText(`Route ${number} of 5`)).toBeFocused();
    const options = section.getByRole('button', { name: /^Bij / });
    await expect(options).toHaveCount(4);
    await options.first().click();
    await expect(options.first()).toBeDisabled();
    await expect(section.getByText(/You end up at (de|het) /)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(section.getByText(/^[0-5] of 5 right/).locator('..')).toBeFocused();
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ itemId }) => itemId.startsWith('question:route-')))
    .toEqual([false, ...Array<boolean>(5).fill(true)]);
});

/**
 * Walks through a town like a person who can't see the map and tries each street: the page says where the walker is and whether the street
 * ahead is free.
 */
async function walkToStation(section: Locator): Promise<void> {
  const field = section.getByLabel('Or type what you would say');
  const say = async (command: string) => {
    await field.fill(command);
    await field.press('Enter');
    return section.locator('output').filter({ hasText: 'You are in column' }).innerText();
  };
  const seen = new Set<string>();
  const place = (text: string) => /column \d from the left, row \d/.exec(text)?.[0] ?? '';
  let text = await say('draai om');
  // Depth first: always the first free street to a new crossing, otherwise back.
  const search = async ({ isStart }: { isStart: boolean }): Promise<boolean> => {
    seen.add(place(text));
    for (let turn = 0; turn < 4; turn += 1) {
      // Two turns face the way back.
      if (text.includes('the street is free') && (isStart || turn !== 2)) {
        const before = place(text);
        text = await say('ga rechtdoor');
        if (!text.includes('Ahead')) return true;
        if (!seen.has(place(text)) && (await search({ isStart: false }))) return true;
        await say('draai om');
        await say('ga rechtdoor');
        text = await say('draai om');
        if (place(text) !== before) throw new Error(`lost at ${text}`);
      }
      text = await say('sla linksaf');
    }
    return false;
  };
  expect(await search({ isStart: true })).toBe(true);
}

import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectNoViolation } from './support/accessibility.ts';
import { openApp, SIGNED_IN } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { openCards } from './support/vocabulary.ts';
import { serveWords } from './support/word-list.ts';

/** Another device: a separate browser, in which this word is known. */
async function openDevice(browser: Browser, presses: number): Promise<Page> {
  const context = await browser.newContext({ storageState: SIGNED_IN });
  const page = await context.newPage();
  await serveWords(page);
  await openCards(page);
  for (let card = 1; card < presses; card += 1)
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect.poll(async () => (await readStudyLog(page)).length).toBe(1);
  await openApp(page, '/settings');
  return page;
}

async function savedCopy(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  return (await download).path();
}

async function bringIn(page: Page, file: string): Promise<void> {
  await page.getByLabel('Import a copy').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/^Imported: 1 answer/)).toBeVisible();
}

test('MEM-13 MEM-16: two devices exchange copies and then review the same; deleting erases all and signs out', async ({
  browser,
}) => {
  const phone = await openDevice(browser, 1);
  const laptop = await openDevice(browser, 2);
  const [ofPhone, ofLaptop] = [await savedCopy(phone), await savedCopy(laptop)];
  expect(JSON.parse(await readFile(ofPhone, 'utf8'))).toMatchObject({ app: 'oefenpad', version: 1 });
  await bringIn(phone, ofLaptop);
  await bringIn(laptop, ofPhone);
  await expectNoViolation(laptop, 'a copy brought in');
  for (const page of [phone, laptop]) {
    const items = (await readStudyLog(page)).map(({ itemId }) => itemId);
    expect(items.toSorted()).toEqual(['word:afspraak', 'word:opbellen']);
    await openApp(page, '/review');
    await expect(page.getByText('4 to go')).toBeVisible();
  }

  await openApp(laptop, '/settings');
  await laptop.getByRole('button', { name: 'Delete all my data' }).click();
  await laptop.getByRole('button', { name: 'Delete everything' }).click();
  await expect(laptop).toHaveURL(/\/login$/);
  expect(await readStudyLog(laptop)).toEqual([]);
  expect(await readStudyLog(phone)).toHaveLength(2);
  await Promise.all([phone, laptop].map((page) => page.context().close()));
});

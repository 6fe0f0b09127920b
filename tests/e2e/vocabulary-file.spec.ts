import type { Page } from '@playwright/test';
import { runClockUntil, openApp } from './support/app.ts';
import { allowAnyLength } from './support/data-files.ts';
import { holdRequests } from './support/held-requests.ts';
import { expect, test } from './support/journey.ts';
import { openCards } from './support/vocabulary.ts';
import { HEADER, serveWords, THREE_WORDS } from './support/word-list.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('VOC-07 DAT-04: words that fail to load are retried three times, then two built-in words are shown', async ({
  page,
}) => {
  await page.clock.install();
  let tries = 0;
  await page.route('**/vocabulary.csv?t=*', (route) => {
    tries += 1;
    return route.abort();
  });
  await openApp(page, '/vocabulary');
  await expect(heading(page, 'Vocabulary')).toBeVisible();
  await runClockUntil(page, page.getByText('There was a problem loading the vocabulary lists.'));
  await expect(page.getByText('The word lists could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await page.getByRole('button', { name: 'Personal Details' }).click();
  await expect(page.getByText('Word 1 of 2', { exact: true })).toBeVisible();
  expect(tries).toBe(4);
});

test('DAT-01 DAT-03: broken rows are left out and counted, the others can be studied', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await serveWords(page, ['fiets', '"open quote,x', ...THREE_WORDS.slice(1, 2)]);
  await openCards(page);
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
  await expect(page.getByText('Word 1 of 1', { exact: true })).toBeVisible();
  expect(warnings.some((text) => text.includes('2 rows skipped'))).toBe(true);
});

test('DAT-03: a word without an example gets one', async ({ page }) => {
  await allowAnyLength(page);
  await page.route('**/vocabulary.csv*', (route) =>
    route.fulfill({
      contentType: 'text/csv',
      body: `${HEADER}\nknikkerbaan,marble run,x,Personal Details\n`,
    }),
  );
  await openCards(page);
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await expect(page.getByText('Ik gebruik het woord "knikkerbaan".').first()).toBeVisible();
});

test('VOC-07 NAV-08: slow words show placeholders first, and say so', async ({ page }) => {
  const release = await holdRequests(page, '**/vocabulary.csv*');
  await openApp(page, '/vocabulary');
  await expect(heading(page, 'Vocabulary')).toBeVisible();
  await expect(page.getByText('Loading the word lists …')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /Shopping/ })).toBeVisible();
});

test('MEM-03: with storage blocked studying still works, with one notice', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await serveWords(page);
  await openCards(page);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await page.getByRole('button', { name: 'Not yet' }).click();
  }
  await expect(heading(page, 'Who Are You?')).toBeVisible();
  await expect(page.getByText('Your answers are not saved')).toHaveCount(1);
});

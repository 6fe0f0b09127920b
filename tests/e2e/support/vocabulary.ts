import { expect, type Page } from '@playwright/test';
import { signIn } from './app.ts';

/** Signs in and opens the cards of a list of the first topic. */
export async function openCards(page: Page, list = 'Personal Details'): Promise<void> {
  await signIn(page, { path: '/vocabulary' });
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await page.getByRole('button', { name: list }).click();
  // The heading is there before the card is.
  await expect(page.getByRole('button', { name: 'Show Translation' })).toBeVisible();
}

import { expect, type Page } from '@playwright/test';
import { openApp } from './app.ts';

/** Opens the cards of a list of the first topic. */
export async function openCards(page: Page, list = 'Personal Details'): Promise<void> {
  await openApp(page, '/vocabulary');
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await page.getByRole('button', { name: list }).click();
  // The heading is drawn before the card.
  await expect(page.getByRole('button', { name: 'Show Translation' })).toBeVisible();
}

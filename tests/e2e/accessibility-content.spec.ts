import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolation, LOOKS, wearLook } from './support/accessibility.ts';
import { exhaustRetries, signIn } from './support/app.ts';
import { serveCulture } from './support/culture-list.ts';
import { serveThemes, THEMES_FAILED } from './support/themes.ts';
import { servePlayer, serveVideos } from './support/video-lists.ts';

for (const { theme, width } of LOOKS) {
  test(`QUA-13: axe finds nothing in the interactions, ${theme}, ${width} px`, async ({ page }) => {
    await wearLook(page, { theme, width });
    await page.clock.install();
    await serveThemes(page, { missing: [6] });
    await signIn(page, { path: '/vragenlijst' });
    await expect(page.getByRole('button', { name: '1 Personal Information' })).toBeVisible();
    await expectNoViolation(page, 'themes on their way');
    await exhaustRetries(page, THEMES_FAILED);
    await expect(page.getByText('Some themes could not be loaded')).toBeVisible();
    await expectNoViolation(page, 'themes');
    await page.getByRole('button', { name: '1 Personal Information' }).click();
    await expectNoViolation(page, 'question');
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expectNoViolation(page, 'answer');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectNoViolation(page, 'feedback');
    await page.goBack();
    await page.getByRole('button', { name: 'Interaction of the Day' }).click();
    await expectNoViolation(page, 'interaction of the day');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in the culture words, ${theme}, ${width} px`, async ({ page }) => {
    await wearLook(page, { theme, width });
    await page.clock.install();
    await page.route('**/culture.csv*', (route) => route.abort());
    await signIn(page, { path: '/culture' });
    await expect(page.getByText('The culture words are slow to come.')).toBeVisible();
    await expectNoViolation(page, 'culture on its way');
    await exhaustRetries(page, 'There was a problem loading the culture content.');
    await expectNoViolation(page, 'no culture words');
    await page.unrouteAll();
    await serveCulture(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Living' })).toBeVisible();
    await expectNoViolation(page, 'culture topics');
    await page.getByRole('button', { name: 'Cultural Word of the Day' }).click();
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expectNoViolation(page, 'cultural word of the day');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Living' }).click();
    await expectNoViolation(page, 'sections');
    await page.getByRole('button', { name: 'Start Section Afval scheiden' }).click();
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await expectNoViolation(page, 'culture card');
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, 'culture card');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in the videos, ${theme}, ${width} px`, async ({ page, context }) => {
    await wearLook(page, { theme, width });
    await page.clock.install();
    await serveVideos(page, { missing: ['culture'] });
    await servePlayer(page, { error: 100 });
    await signIn(page, { path: '/youtube' });
    await expect(page.getByRole('button', { name: 'Music' })).toBeVisible();
    await expectNoViolation(page, 'categories, one on its way');
    await page.clock.runFor(8000);
    await page.getByRole('button', { name: 'Culture' }).click();
    await expect(page.getByText('This list is empty for now')).toBeVisible();
    await expectNoViolation(page, 'no list');
    await page.goBack();
    await page.getByRole('button', { name: 'Music' }).click();
    await expectNoViolation(page, 'videos');
    await page.getByRole('button', { name: 'Play Anne' }).click();
    await page.clock.runFor(100);
    await expect(page.getByText(/not there any more/)).toBeVisible();
    await expectNoViolation(page, 'player');
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, 'videos');
    await page.setViewportSize({ width, height: 900 });
    await context.setOffline(true);
    await expect(page.getByText('A video needs a connection.')).toHaveCount(3);
    await expectNoViolation(page, 'videos offline');
    await context.setOffline(false);
    await expect(page.getByText('A video needs a connection.')).toHaveCount(0);
    await page.getByLabel('Search').fill('xyz');
    await expect(page.getByText(/No video found/)).toBeVisible();
    await expectNoViolation(page, 'no video found');
  });
}

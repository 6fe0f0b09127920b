import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, lookByTurns, smallTargets } from './support/accessibility.ts';
import { openApp, switchOffSoundByItself } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openCards } from './support/vocabulary.ts';
import { giveVoices } from './support/voices.ts';
import { serveWords } from './support/word-list.ts';

const radio = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

test('MEM-16 QUA-13 QUA-15: choices by keyboard apply at once, on every page and after a reload', async ({
  page,
}) => {
  const expectAccessible = await lookByTurns(page, { theme: 'light', width: 390 });
  await openApp(page, '/settings');
  await expectAccessible('settings');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-motion', 'full');
  await radio(page, 'Appearance', 'As on my device').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('font-size', '21.6px');
  await expect(root).toHaveAttribute('data-motion', 'less');

  await page.reload();
  await expect(radio(page, 'Text size', 'Larger')).toBeChecked();
  await expect(radio(page, 'Motion', 'Always less')).toBeChecked();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('learner', { exact: true }).click();
  // Both places show the same setting.
  await page.getByRole('banner').getByRole('radio', { name: 'As on my device' }).check();
  await expect(radio(page, 'Appearance', 'As on my device').last()).toBeChecked();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expectAccessible('settings, chosen');
  expect(await smallTargets(page)).toEqual([]);
});

test('MEM-16 QUA-15: at 320 px the largest text makes no page scroll sideways', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('oefenpad.text-size', 'larger'));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/vocabulary',
    '/grammar',
    '/practice-a2',
    '/knm-game',
    '/writing-game',
    '/settings',
  ]) {
    await openApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '21.6px');
    await expectNoSidewaysScroll(page, path);
  }
  // The bar is still one row, and a menu wherever its links have no room.
  const bar = page.getByRole('banner');
  expect((await bar.boundingBox())?.height).toBeLessThan(90);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expectNoSidewaysScroll(page, '1280 px');
});

test('MEM-16 SPK-01: the chosen voice and speed say the words, also after a reload', async ({ page }) => {
  await switchOffSoundByItself(page);
  const asked = await giveVoices(page, { languages: ['nl-NL', 'nl-BE', 'en-GB'], ends: true });
  await page.addInitScript(() => {
    const speak = Reflect.get(SpeechSynthesis.prototype, 'speak');
    Object.assign(globalThis, { spokenBy: [] });
    Object.defineProperty(SpeechSynthesis.prototype, 'speak', {
      value(utterance: SpeechSynthesisUtterance) {
        Reflect.get(globalThis, 'spokenBy').push([utterance.voice?.name, Number(utterance.rate.toFixed(2))]);
        Reflect.apply(speak, this, [utterance]);
      },
    });
  });
  const spokenBy = () => page.evaluate(() => Reflect.get(globalThis, 'spokenBy'));
  await serveWords(page);
  await openApp(page, '/settings');
  const voice = page.getByLabel('Voice', { exact: true });
  await expect(voice.getByRole('option')).toHaveText([
    'The best one: A voice of nl-NL',
    'A voice of nl-NL',
    'A voice of nl-BE',
  ]);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect.poll(spokenBy).toEqual([['A voice of nl-NL', 0.8]]);
  await voice.selectOption('A voice of nl-BE');
  await page.getByRole('slider', { name: 'Speed' }).press('Home');
  await expect(page.getByText('0.6 times')).toBeVisible();
  await openCards(page);
  await page.getByRole('button', { name: 'Pronunciation' }).click();
  await expect.poll(asked).toEqual(['say de afspraak']);
  expect(await spokenBy()).toEqual([['A voice of nl-BE', 0.6]]);
});

test('MEM-16 MEM-04 QUA-13: voice, sound, storage and version are open to everyone', async ({ page }) => {
  await giveVoices(page, { languages: ['nl-NL', 'nl-BE'], ends: true });
  const expectAccessible = await lookByTurns(page, { theme: 'light', width: 390 });
  await openApp(page, '/settings');
  await expect(page.getByLabel('Voice', { exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Save all sound on this device' })).toBeVisible();
  await expect(page.getByText(/takes about [\d.]+ MB/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask the browser to keep my data' }).click();
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expect(page.getByText(/newest version/)).toBeVisible();
  await expectAccessible('settings, voices');
  await expectAccessible('settings, voices');
  await expectNoSidewaysScroll(page, 'settings');
  expect(await smallTargets(page)).toEqual([]);
});

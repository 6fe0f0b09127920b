import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { KEPT_GAMES, makeProfile, openKillable, playAndKill } from './support/kept-games.ts';
import { giveVoices } from './support/voices.ts';

const ELSEWHERE = 'This game is open in another tab';

/** One that is typed and one that is chosen; all are saved the same way. */
const SAMPLE = KEPT_GAMES.slice(0, 2);

test('DAT-07 WRI-02 QUA-19: a browser killed during a letter loses nothing older than a second', async ({
  baseURL,
}) => {
  const [writing] = KEPT_GAMES;
  if (writing === undefined) throw new Error('There is no writing game');
  const profile = await makeProfile();
  await playAndKill(writing, profile.folder, baseURL ?? '');
  await profile.remove();
});

test('MEM-03 QUA-19 EXM-07: with site data blocked a game can still be played, and says that it is not saved', async ({
  baseURL,
}) => {
  const profile = await makeProfile();
  await mkdir(path.join(profile.folder, 'Default'), { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(path.join(profile.folder, 'Default', 'Preferences'), JSON.stringify(blocked));
  for (const game of SAMPLE) {
    const browser = await openKillable(profile.folder, baseURL ?? '', game.path);
    await expect(browser.page.getByText("This can't be saved on your device")).toBeVisible();
    await game.begin(browser.page);
    const before = await game.place(browser.page);
    await game.step(browser.page);
    await expect.poll(() => game.place(browser.page).catch(() => before)).not.toBe(before);
    await browser.kill();
  }
  await profile.remove();
});

for (const game of SAMPLE) {
  test(`QUA-19 DAT-07 EXM-07: ${game.key} in two tabs: one plays, the other says so and can take over`, async ({
    page,
    context,
  }) => {
    const open = async (tab: Page) => {
      await giveVoices(tab, { ends: true });
      await openApp(tab, game.path);
    };
    await open(page);
    await game.begin(page);
    await game.step(page);
    const second = await context.newPage();
    await open(second);
    await expect(second.getByText(ELSEWHERE)).toBeVisible();
    await game.step(page);
    const place = await game.place(page);
    await second.getByRole('button', { name: 'Play here' }).click();
    await expect.poll(() => game.place(second).catch(() => -1)).toBe(place);
    await expect(page.getByText(ELSEWHERE)).toBeVisible();
    await game.step(second);
    const further = await game.place(second);
    await page.getByRole('button', { name: 'Play here' }).click();
    await expect.poll(() => game.place(page).catch(() => -1)).toBe(further);
    await expect(second.getByText(ELSEWHERE)).toBeVisible();
    // Closing a tab releases the game at once.
    await page.close({ runBeforeUnload: false });
    await second.getByRole('button', { name: 'Play here' }).click();
    await expect.poll(() => game.place(second).catch(() => -1)).toBeGreaterThanOrEqual(further);
  });
}

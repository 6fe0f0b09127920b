import {
  expectNoSidewaysScroll,
  laidOut,
  lookByTurns,
  setWideTextSpacing,
  wakeWhatRests,
} from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { button, openMiscSection } from './support/misc.ts';

test('QUA-13 QUA-15: axe finds nothing in miscellaneous Dutch', async ({ page }) => {
  const expectAccessible = await lookByTurns(page, { theme: 'light', width: 1280 });
  await openApp(page, '/misc');
  await page.getByRole('button', { name: 'Did You Know?' }).click();
  await expect(page.getByRole('dialog', { name: 'Did You Know?' })).toBeVisible();
  await expectAccessible('fun fact', 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/: loading …$/)).toHaveCount(0);
  await wakeWhatRests(page);
  await expectAccessible('all sections');
  // In its section: among all 4,000 elements each look for a name takes a tenth of a second.
  const [alphabets, directions] = [page.locator('#alphabets-section'), page.locator('#directions-section')];
  await button(alphabets, /^Y Griekse ij/).click();
  await button(alphabets, 'Play the spelling game').click();
  await button(alphabets, 'Write the letters out').click();
  await alphabets.getByLabel('The name').fill('Xxx');
  await button(alphabets, 'Check').click();
  await button(directions, 'Walk to the station').click();
  await directions.getByLabel('Or type what you would say').fill('linsaf');
  await page.keyboard.press('Enter');
  await button(directions, 'Follow a route').click();
  await button(directions, /^Bij /).first().click();
  await expectAccessible('letter and games', '#alphabets-section', '#directions-section');
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(page, 'miscellaneous Dutch');
});

test('QUA-13 QUA-15: axe finds nothing in the diagrams', async ({ page }) => {
  const expectAccessible = await lookByTurns(page, { theme: 'dark', width: 1280 });
  const school = await openMiscSection(page, 'Education System');
  await button(school, /^vmbo,/).press('Enter');
  const [body, family] = [page.locator('#body-parts-section'), page.locator('#family-relations-section')];
  await button(family, /^de zus,/).press('Enter');
  await button(family, 'Play the family quiz').click();
  await button(body, 'Play: read the word').click();
  await button(body, 'the knee').press('Enter');
  await button(body, 'de neus, the nose').press('Enter');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(
    'diagrams',
    '#body-parts-section',
    '#family-relations-section',
    '#education-section',
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await setWideTextSpacing(page);
  await expectNoSidewaysScroll(page, 'all sections with wide text spacing');
});

test('MSC-06 MSC-08 MSC-11 MSC-13 QUA-15 QUA-16: text in drawings is at least 12 px large at any width', async ({
  page,
}) => {
  const directions = await openMiscSection(page, 'Directions');
  await button(directions, 'Walk to the station').click();
  await expect(directions.getByRole('img', { name: /^A town of five by five/ })).toBeVisible();
  for (const width of [1280, 1024, 768, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await laidOut(page);
    const texts = await page.locator('main svg text:visible').evaluateAll((all) =>
      all.map((text) => {
        const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 0;
        return { text: text.textContent, px: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
      }),
    );
    expect(
      texts.map(({ text }) => text),
      `${width} px`,
    ).toEqual(expect.arrayContaining(['deapotheek', 'basisschool', 'tante', 'm+', 'kerk', '12']));
    expect(
      texts.filter(({ px }) => px < 12),
      `${width} px`,
    ).toEqual([]);
    await expectNoSidewaysScroll(page, `drawings, ${width} px`);
  }
});

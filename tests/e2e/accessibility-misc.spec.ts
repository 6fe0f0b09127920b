import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolation, LOOKS, wearLook } from './support/accessibility.ts';
import { signIn } from './support/app.ts';
import { button, openMiscSection } from './support/misc.ts';

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in miscellaneous Dutch, ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await wearLook(page, { theme, width });
    await signIn(page, { path: '/misc' });
    await expect(page.getByRole('dialog', { name: 'Did You Know?' })).toBeVisible();
    await expectNoViolation(page, 'fun fact');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/: loading …$/)).toHaveCount(0);
    await expectNoViolation(page, 'all sections');
    await page.getByRole('button', { name: /^Y Griekse ij/ }).click();
    await page.getByRole('button', { name: 'Play the Spelling Game' }).click();
    await page.getByRole('button', { name: 'Write the letters out' }).click();
    await page.getByLabel('The name').fill('Xxx');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('button', { name: 'Walk to the Station' }).click();
    await page.getByLabel('Or type what you would say').fill('linsaf');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Follow a Route' }).click();
    await expectNoViolation(page, 'letter and games');
    await page.getByRole('button', { name: /^Bij / }).first().click();
    await expectNoViolation(page, 'route answered');
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, 'miscellaneous Dutch');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in the diagrams, ${theme}, ${width} px`, async ({ page }) => {
    await wearLook(page, { theme, width });
    const school = await openMiscSection(page, 'Education System');
    await button(school, /^vmbo,/).press('Enter');
    await button(page.locator('main'), /^de zus,/).press('Enter');
    await button(page.locator('main'), 'Play the Family Quiz').click();
    await button(page.locator('main'), 'Play: Read the Word').click();
    await button(page.locator('main'), 'the knee').press('Enter');
    await button(page.locator('main'), 'de neus, the nose').press('Enter');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectNoViolation(
      page,
      'diagrams',
      '#body-parts-section',
      '#family-relations-section',
      '#education-section',
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'diagrams');
  });
}

for (const width of [320, 360, 390, 768, 1024, 1280]) {
  test(`MSC-06 MSC-08 MSC-11 MSC-13 QUA-15 QUA-16: text in drawings is at least 12 px large, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const directions = await openMiscSection(page, 'Directions');
    await button(directions, 'Walk to the Station').click();
    await expect(directions.getByRole('img', { name: /^A town of five by five/ })).toBeVisible();
    const texts = await page.locator('main svg text:visible').evaluateAll((all) =>
      all.map((text) => {
        const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 0;
        return { text: text.textContent, px: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
      }),
    );
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['deapotheek', 'basisschool', 'tante', 'm+', 'kerk', '12']),
    );
    expect(texts.filter(({ px }) => px < 12)).toEqual([]);
    await expectNoSidewaysScroll(page, 'drawings');
  });
}

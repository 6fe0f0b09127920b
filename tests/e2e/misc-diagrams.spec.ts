import { expect, test } from './support/journey.ts';
import { button, namesByTab, openMiscSection, SECTIONS } from './support/misc.ts';

test('MSC-03 MSC-06 MSC-08: family tree and school levels by keyboard: reached, opened, described, deselected', async ({
  page,
}) => {
  const family = await openMiscSection(page, 'Family Relations');
  const first = button(family, 'de grootvader, the grandfather');
  const names = await namesByTab(page, first, 16);
  expect(names).toContain('de neef, the cousin or nephew');
  expect(new Set(names.map((name) => name?.split(', ')[0])).size).toBe(16);
  expect(names.every((name) => name?.startsWith('de '))).toBe(true);
  const niece = button(family, 'de nicht, the cousin or niece');
  await niece.focus();
  await expect(page.getByRole('tooltip')).toHaveText('de nichtthe cousin or niece');
  await page.keyboard.press('Enter');
  await expect(niece).toHaveAttribute('aria-pressed', 'true');
  await expect(family.getByText('One word for two English ones')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(niece).toHaveAttribute('aria-pressed', 'false');
  await expect(family.getByText('Press somebody in the family of')).toBeVisible();
  // A finger points at neither of the two before it presses one.
  const brothersDaughter = niece.locator('[data-outline]').last();
  await brothersDaughter.dispatchEvent('click');
  await expect
    .poll(async () => {
      const word = await page.getByRole('tooltip').boundingBox();
      const pressed = await brothersDaughter.boundingBox();
      return (pressed?.y ?? 0) - (word?.y ?? 0) - (word?.height ?? 0);
    })
    // The other one is a generation above.
    .toBeLessThan(20);

  // A letter says the same as the colour, and the legend explains it.
  await expect(button(family, 'de broer, the brother').locator('text')).toHaveText(['broer', 'm']);
  await expect(button(family, 'de tante, the aunt').locator('text')).toHaveText(['tante', 'v+']);
  await expect(button(family, 'de neef, the cousin or nephew').locator('text')).toHaveText([
    'neef',
    'm+',
    'neef',
    'm+',
  ]);
  await expect(family.getByRole('list', { name: 'Signs' }).getByRole('listitem')).toHaveText([
    'm: man, male',
    'v: vrouw, female',
    '+: familie, extended family',
  ]);

  const school = page.locator(`#${SECTIONS['Education System']}`);
  const prompt = school.getByText('Choose a level in the diagram');
  await expect(prompt).toBeVisible();
  const basisschool = button(school, 'basisschool, primary school, 4–12');
  const levels = await namesByTab(page, basisschool, 9);
  expect(levels.map((name) => name?.split(', ')[0])).toEqual([
    'basisschool',
    'vmbo',
    'havo',
    'vwo',
    'mbo',
    'hbo',
    'wo',
    'master',
    'PhD',
  ]);
  await basisschool.focus();
  for (const name of levels) {
    await page.keyboard.press('Enter');
    await expect(school.getByRole('heading', { level: 3 })).toContainText(name?.split(', ')[0] ?? '');
    await expect(button(school, name ?? '')).toHaveAttribute('aria-pressed', 'true');
    if (name !== levels.at(-1)) await page.keyboard.press('Tab');
  }
  await expect(school.getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(prompt).toBeVisible();

  // The details describe the lines in words.
  await button(school, /^hbo,/).click();
  const lists = school.getByRole('listitem');
  await expect(lists.filter({ hasText: 'with a diploma of level 4' })).toContainText('mbo');
  await expect(lists.filter({ hasText: 'after the first year (propedeuse)' })).toContainText('wo');
  await button(school, /^havo,/).click();
  await expect(school.getByText('50% school exams and 50% central exams.')).toBeVisible();
  await expect(lists.filter({ hasText: 'with a diploma, to year 5' })).toContainText('vwo');
  await expect(school.getByText('This is a simple picture of a system with more doors.')).toBeVisible();

  // On a wide screen it is 700 px high; on a phone it stands alone, with numbered conditions.
  const drawing = school.locator('svg:has([role=button]):visible');
  await expect(drawing).toHaveCount(1);
  expect((await drawing.boundingBox())?.height).toBe(700);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(drawing).toHaveCount(1);
  await expect(drawing.getByRole('button')).toHaveCount(9);
  const conditions = school.getByRole('list', { name: 'Conditions' }).getByRole('listitem');
  await expect(conditions.first()).toHaveText('1extra vak, one more subject: vmbo to havo');
  await button(school, /^vmbo,/).click();
  await button(school, 'Read about vmbo').click();
  await expect(school.getByRole('heading', { level: 3, name: /^vmbo,/ })).toBeFocused();
});

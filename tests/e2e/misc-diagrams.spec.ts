import { expect, test } from '@playwright/test';
import { button, namesByTab, openMiscSection, partOf } from './support/misc.ts';
import { readStudyLog } from './support/study-log.ts';

test('MSC-08 MSC-03: the family tree by keyboard: 16 words, tooltips, chosen and put back, each with its signs', async ({
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

  // What the colour says, a letter says too, and the legend explains it.
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
    '+: familie, the wider family',
  ]);
});

test('MSC-08: the quiz on the family has an end, and its answers are in the log', async ({ page }) => {
  const family = await openMiscSection(page, 'Family Relations');
  await button(family, 'Play the family quiz').click();
  const quiz = partOf(family, 'Quiz: who is it?');
  for (let number = 1; number <= 8; number += 1) {
    await expect(quiz.getByText(`Question ${number} of 8`)).toBeVisible();
    await quiz.getByRole('group').getByRole('button').first().press('Enter');
    await expect(quiz.getByText(/^(Right!|Not right\.)$/)).toBeVisible();
    await expect(quiz.getByRole('group').getByRole('button').first()).toBeDisabled();
    await page.keyboard.press('Enter');
  }
  await expect(quiz.getByText(/^\d of 8 right/).locator('..')).toBeFocused();
  await expect.poll(async () => (await readStudyLog(page)).length).toBe(8);
  for (const { itemId } of await readStudyLog(page)) expect(itemId).toMatch(/^question:family-/);
});

test('MSC-06 MSC-03: every school level is reached and opened by keyboard, tells its ways on in words, and is put back', async ({
  page,
}) => {
  const school = await openMiscSection(page, 'Education System');
  const prompt = school.getByText('Choose a level in the diagram');
  await expect(prompt).toBeVisible();
  const first = button(school, 'basisschool, primary school, 4–12');
  const names = await namesByTab(page, first, 9);
  expect(names.map((name) => name?.split(', ')[0])).toEqual([
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
  await first.focus();
  for (const name of names) {
    await page.keyboard.press('Enter');
    await expect(school.getByRole('heading', { level: 3 })).toContainText(name?.split(', ')[0] ?? '');
    await expect(button(school, name ?? '')).toHaveAttribute('aria-pressed', 'true');
    if (name !== names.at(-1)) await page.keyboard.press('Tab');
  }
  await expect(school.getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(prompt).toBeVisible();

  // The details say in words what the lines show.
  await button(school, /^hbo,/).click();
  const lists = school.getByRole('listitem');
  await expect(lists.filter({ hasText: 'with a diploma of level 4' })).toContainText('mbo');
  await expect(lists.filter({ hasText: 'after the first year (propedeuse)' })).toContainText('wo');
  await button(school, /^havo,/).click();
  await expect(school.getByText('50% school exams and 50% central exams.')).toBeVisible();
  await expect(lists.filter({ hasText: 'with a diploma, to year 5' })).toContainText('vwo');
  await expect(school.getByText('This is a simple picture of a system with more doors.')).toBeVisible();
});

test('MSC-06: on a wide screen the diagram is 700 px high; on a phone it stands on its own with numbered conditions', async ({
  page,
}) => {
  const school = await openMiscSection(page, 'Education System');
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

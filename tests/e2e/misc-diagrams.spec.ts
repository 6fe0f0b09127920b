import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openMiscSection } from './support/misc.ts';
import { readStudyLog } from './support/study-log.ts';

const button = (place: Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

/** A part of a section, by its heading. */
const partOf = (section: Locator, heading: string) =>
  section
    .locator('div', { has: section.page().getByRole('heading', { level: 3, name: heading }) })
    .last()
    .locator('..');

/** Tab from one control to the next, as often as there are controls. */
async function namesByTab(page: Page, first: Locator, count: number): Promise<(string | null)[]> {
  // Away from the diagram: what is hovered would hide what the focus does.
  await page.mouse.move(0, 0);
  await first.focus();
  const names: (string | null)[] = [];
  for (let step = 0; step < count; step += 1) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
    await page.keyboard.press('Tab');
  }
  return names;
}

test('MSC-07: the 13 parts of the body are controls in a sensible order, with Dutch and English', async ({
  page,
}) => {
  const body = await openMiscSection(page, 'Body Parts');
  expect(await namesByTab(page, button(body, 'het hoofd, the head'), 13)).toEqual([
    'het hoofd, the head',
    'de ogen, the eyes',
    'de neus, the nose',
    'de mond, the mouth',
    'het oor, the ear',
    'de nek, the neck',
    'de arm, the arm',
    'de hand, the hand',
    'de buik, the stomach, the belly',
    'de rug, the back',
    'het been, the leg',
    'de knie, the knee',
    'de voet, the foot',
  ]);
});

test('MSC-03 MSC-07: a part that is hovered or focused shows its word, and no longer when it is left', async ({
  page,
}) => {
  const body = await openMiscSection(page, 'Body Parts');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeHidden();
  await button(body, 'de neus, the nose').hover();
  await expect(tooltip).toHaveText('de neusthe nose');
  await button(body, 'de mond, the mouth').hover();
  await expect(tooltip).toHaveText('de mondthe mouth');
  await body.getByRole('heading', { level: 2 }).hover();
  await expect(tooltip).toBeHidden();
  await button(body, 'de knie, the knee').focus();
  await expect(tooltip).toHaveText('de kniethe knee');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('de voetthe foot');
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeHidden();
});

test('MSC-03 MSC-07 QUA-15: a tooltip stays while the pointer is on it, and presses go through it', async ({
  page,
}) => {
  const body = await openMiscSection(page, 'Body Parts');
  const tooltip = page.getByRole('tooltip');
  const nose = button(body, 'de neus, the nose');
  await nose.hover();
  await expect(tooltip).toHaveText('de neusthe nose');
  const [from, to] = [await nose.boundingBox(), await tooltip.boundingBox()];
  if (!from || !to) throw new Error('nothing drawn');
  const over = [to.x + to.width / 2, to.y + to.height / 2] as const;
  await page.mouse.move(...over, { steps: 12 });
  await expect(tooltip).toHaveText('de neusthe nose');
  await page.mouse.click(...over);
  await expect(button(body, 'het hoofd, the head')).toHaveAttribute('aria-pressed', 'true');
  await expect(tooltip).toHaveText('het hoofdthe head');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2, { steps: 12 });
  await expect(tooltip).toHaveText('de neusthe nose');
});

test('MSC-03 MSC-07: a pressed part is chosen by pointer and by key, and put back by the same', async ({
  page,
}) => {
  const body = await openMiscSection(page, 'Body Parts');
  const back = button(body, 'de rug, the back');
  await back.click();
  await expect(back).toHaveAttribute('aria-pressed', 'true');
  await expect(body.getByText('Ik heb last van mijn rug.')).toBeVisible();
  await expect(back).toBeFocused();
  await page.keyboard.press('Space');
  await expect(back).toHaveAttribute('aria-pressed', 'false');
  await expect(body.getByText('Press a part of the body to hear its name.')).toBeVisible();
  await button(body, 'het been, the leg').press('Enter');
  await expect(body.getByText('Hij heeft zijn been gebroken.')).toBeVisible();
  await expect(body.getByText('one eye is')).toContainText('het oog');
});

test('MSC-07: the game asks for ten parts, says what was wrong and logs each answer once', async ({
  page,
}) => {
  const body = await openMiscSection(page, 'Body Parts');
  await button(body, 'Play: Read the Word').click();
  const game = partOf(body, 'Game: point to it');
  const english = new Map(
    (
      await button(body, /^(de|het) \w+, the /).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
    ).map((name) => [name.split(', ')[0], name.split(', ').slice(1).join(', ')]),
  );
  const wrongPart = 'the foot';
  for (let number = 1; number <= 10; number += 1) {
    await expect(game.getByText(`Part ${number} of 10`)).toBeVisible();
    const asked = (await game.getByText(/^Tik aan: /).innerText()).replace('Tik aan: ', '');
    const right = english.get(asked) ?? '';
    const isWrongTry = number === 1 && right !== wrongPart;
    await button(game, isWrongTry ? wrongPart : right).press('Enter');
    await expect(game.getByText(isWrongTry ? 'Not right.' : 'Right!', { exact: true })).toBeVisible();
    // An answer is final.
    await button(game, right).press('Enter');
    await button(game, number === 10 ? 'See the Result' : 'Next Part').click();
  }
  await expect(game.getByText(/^(9|10) of 10 right/)).toBeFocused();
  await expect.poll(async () => (await readStudyLog(page)).length).toBe(10);
  const answers = await readStudyLog(page);
  expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(10);
  for (const { itemId, activity } of answers) {
    expect(itemId).toMatch(/^question:body-part-(de|het)-[a-z]+$/);
    expect(activity).toBe('game');
  }
  await button(game, 'Play Again').click();
  await expect(game.getByText('Part 1 of 10')).toBeVisible();
});

test('MSC-07: heard only, the word is hidden until it is asked for or answered', async ({ page }) => {
  const body = await openMiscSection(page, 'Body Parts');
  await button(body, 'Play: Only Hear It').click();
  const game = partOf(body, 'Game: point to it');
  await expect(game.getByText('Tik aan: …')).toBeVisible();
  await button(game, 'Show the Word').click();
  await expect(game.getByText(/^Tik aan: (de|het) /)).toBeVisible();
});

test('MSC-08 MSC-03: the family tree by keyboard: 16 words, tooltips, chosen and put back', async ({
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
});

test('MSC-08: each relative says by a letter what the colour says, and the legend explains it', async ({
  page,
}) => {
  const family = await openMiscSection(page, 'Family Relations');
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
  await button(family, 'Play the Family Quiz').click();
  const quiz = partOf(family, 'Quiz: who is it?');
  for (let number = 1; number <= 8; number += 1) {
    await expect(quiz.getByText(`Question ${number} of 8`)).toBeVisible();
    await quiz.getByRole('listitem').getByRole('button').first().press('Enter');
    await expect(quiz.getByText(/^(Right!|Not right\.)$/)).toBeVisible();
    await expect(quiz.getByRole('listitem').getByRole('button').first()).toBeDisabled();
    await page.keyboard.press('Enter');
  }
  await expect(quiz.getByText(/^\d of 8 right/)).toBeFocused();
  await expect.poll(async () => (await readStudyLog(page)).length).toBe(8);
  for (const { itemId } of await readStudyLog(page)) expect(itemId).toMatch(/^question:family-/);
});

test('MSC-06 MSC-03: every school level is reached and opened by keyboard, and put back', async ({
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
});

test('MSC-06: the details say in words what the lines show', async ({ page }) => {
  const school = await openMiscSection(page, 'Education System');
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

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`QUA-13 QUA-15: axe finds nothing in the diagrams, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const school = await openMiscSection(page, 'Education System');
      await button(school, /^vmbo,/).press('Enter');
      await button(page.locator('main'), /^de zus,/).press('Enter');
      await button(page.locator('main'), 'Play the Family Quiz').click();
      await button(page.locator('main'), 'Play: Read the Word').click();
      await button(page.locator('main'), 'the knee').press('Enter');
      await button(page.locator('main'), 'de neus, the nose').press('Enter');
      await expect(page.getByRole('tooltip')).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .include('#body-parts-section')
        .include('#family-relations-section')
        .include('#education-section')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

for (const width of [320, 360, 390]) {
  test(`MSC-06 MSC-08 MSC-11 QUA-16: text in drawings is at least 12 px large, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const directions = await openMiscSection(page, 'Directions');
    await directions.getByRole('button', { name: 'Walk to the Station' }).click();
    for (const title of ['Directions', 'Family Relations', 'Education System']) {
      const sizes = await page
        .getByRole('region', { name: title })
        .locator('svg text:visible')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 0;
            return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
          }),
        );
      expect(sizes.length).toBeGreaterThan(5);
      // Town signs are drawn to the width of the screen, and said in words below.
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(title === 'Directions' && width < 390 ? 9 : 12);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

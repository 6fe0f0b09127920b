import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { button, namesByTab, openMiscSection, partOf, SECTIONS } from './support/misc.ts';
import { readStudyLog } from './support/study-log.ts';

/** The labels in the drawing, in Tab order. */
const PART_NAMES = [
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
];

test('MSC-03 MSC-07 QUA-15: 13 body parts show their word on hover or focus, and toggle by pointer and key', async ({
  page,
}) => {
  const body = await openMiscSection(page, 'Body Parts');
  const tooltip = page.getByRole('tooltip');
  expect(await namesByTab(page, button(body, 'het hoofd, the head'), 13)).toEqual(PART_NAMES);
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

  // It stays under the pointer, and lets presses through.
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

test('MSC-07 MSC-08: the body and family games explain mistakes, log each answer once, and start again', async ({
  page,
}) => {
  const body = await openMiscSection(page, 'Body Parts');
  await button(body, 'Play: read the word').click();
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
    await button(game, number === 10 ? 'See the result' : 'Next part').click();
  }
  await expect(game.getByText(/^(9|10) of 10 right/).locator('..')).toBeFocused();
  await expect.poll(async () => (await readStudyLog(page)).length).toBe(10);
  const answers = await readStudyLog(page);
  expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(10);
  for (const { itemId, activity } of answers) {
    expect(itemId).toMatch(/^question:body-part-(de|het)-[a-z]+$/);
    expect(activity).toBe('game');
  }
  await button(game, 'Play Again').click();
  await expect(game.getByText('Part 1 of 10')).toBeVisible();

  const family = page.locator(`#${SECTIONS['Family Relations']}`);
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
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ itemId }) => itemId.startsWith('question:family-')))
    .toEqual([...Array<boolean>(10).fill(false), ...Array<boolean>(8).fill(true)]);
});

test('MSC-07 QUA-15: every part has a 44 px area for a finger that nothing else takes, at any width', async ({
  page,
}) => {
  const body = await openMiscSection(page, 'Body Parts');
  const drawing = body.locator('svg:has([role=button]):visible');
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 1000 });
    await drawing.evaluate((svg) => scrollBy(0, svg.getBoundingClientRect().top - 150));
    await page.mouse.move(0, 0);
    expect(await partsWithRoom(drawing, 44), `${width} px`).toEqual([...PART_NAMES].toSorted());
  }
});

/** The parts that have room for a circle of this size, found by hit-testing each point. */
function partsWithRoom(drawing: Locator, diameter: number): Promise<string[]> {
  return drawing.evaluate((svg, size) => {
    const { left, top } = svg.getBoundingClientRect();
    // Each point of the grid covers half a pixel around it. Hit tests are slow: only where a circle may fit, and once.
    const seen = new Map<string, string | null>();
    const nameAt = (column: number, row: number) => {
      const key = `${column} ${row}`;
      const known = seen.get(key);
      if (known !== undefined) return known;
      const part = document.elementFromPoint(left + column, top + row)?.closest('[role=button]');
      const name = part?.getAttribute('aria-label') ?? null;
      seen.set(key, name);
      return name;
    };
    const reach = size / 2 - 0.5;
    const around = Array.from({ length: 48 }, (_, place) => {
      const angle = (place / 48) * 2 * Math.PI;
      return [
        Math.round((reach - 0.5) * Math.cos(angle)),
        Math.round((reach - 0.5) * Math.sin(angle)),
      ] as const;
    });
    const hasRoom = (part: Element) => {
      const name = part.getAttribute('aria-label');
      const box = part.getBoundingClientRect();
      const [fromColumn, fromRow] = [Math.floor(box.left - left), Math.floor(box.top - top)];
      // Coarsely first: most parts have room to spare.
      for (const step of [8, 3, 1])
        for (let row = fromRow; row <= fromRow + box.height; row += step)
          for (let column = fromColumn; column <= fromColumn + box.width; column += step)
            if (around.every(([right, down]) => nameAt(column + right, row + down) === name)) return true;
      return false;
    };
    return [...svg.querySelectorAll('[role=button]')]
      .filter(hasRoom)
      .map((part) => part.getAttribute('aria-label') ?? '')
      .toSorted();
  }, diameter);
}

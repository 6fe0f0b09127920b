import type { Locator, Page } from '@playwright/test';
import { lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { openCards } from './support/vocabulary.ts';
import { serveWords } from './support/word-list.ts';

const ROWS = [
  'afspraak,appointment,Who Are You?,Personal Details,Ik heb een afspraak.,de,AF-spraak,afspraak,noun,afspraken,,,,I have an appointment.',
  'adres,address,Who Are You?,Personal Details,Wat is uw adres?,het,a-DRES,adres,noun,adressen,,,,What is your address?',
  'opbellen,to call,Who Are You?,Personal Details,Ik bel je vanavond op.,,OP-bel-len,opbellen,verb,,belde op,opgebeld,hebben,I will call you tonight.',
  'reünie,reunion,Who Are You?,Languages,De reünie is in juni.,de,ree-uu-NIE,reünie,noun,reünies,,,,The reunion is in June.',
];
const PAIRS = [
  ['de afspraak', 'appointment'],
  ['het adres', 'address'],
  ['opbellen', 'to call'],
] as const;

/** Reaches it with Tab alone. */
async function goTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 80 && !(await hasFocus()); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await goTo(page, target);
  await page.keyboard.press('Enter');
}

test('MEM-21 MEM-08 MEM-05 QUA-14: by keyboard a list is starred, matched, typed and retried; stars are a deck', async ({
  page,
}) => {
  const look = await lookByTurns(page, { theme: 'dark', width: 390 });
  await serveWords(page, ROWS);
  await openCards(page);
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });

  await page.keyboard.press(' ');
  await press(page, button('Star'));
  await expect(button(/^Starred/)).toBeFocused();
  await press(page, button('More with this list'));
  await press(page, button('Other exercises'));
  await look('the ways to study a list');

  await press(page, button('Matching pairs'));
  await press(page, button('de afspraak'));
  await expect(button('de afspraak')).toHaveAttribute('aria-pressed', 'true');
  await press(page, button('address'));
  await expect(page.getByText('Not a pair:')).toBeVisible();
  await look('two that are no pair');
  for (const [dutch, english] of PAIRS) {
    await press(page, button(english));
    await press(page, button(dutch));
  }
  await expect(page.getByText('All pairs found.')).toBeVisible();
  await expect(button('See the result')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 of 3 right.' })).toBeVisible();
  await look('the end of a round');
  await press(page, button('Practise these again'));
  await press(page, button('de afspraak'));
  await press(page, button('appointment'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 of 1 right. Well done!' })).toBeVisible();

  // The next list in the same exercise; then back to the words.
  await press(page, button('Next list: Languages'));
  await expect(button('de reünie')).toBeVisible();
  await press(page, button('Back to the exercises'));
  await press(page, button('English to Dutch'));
  for (const place of [1, 2, 3]) {
    await expect(page.getByText(`Word ${place} of 3`)).toBeVisible();
    const shown = await page.getByRole('main').innerText();
    const [dutch] = PAIRS.find(([, english]) => shown.split('\n').includes(english)) ?? ['none'];
    if (place === 1) await goTo(page, page.getByLabel('Your answer'));
    await page.keyboard.type(dutch);
    await page.keyboard.press('Enter');
    await expect(page.getByText('That is right.')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: '3 of 3 right. Well done!' })).toBeVisible();

  await openApp(page, '/');
  await press(page, page.locator('summary', { hasText: 'More for today' }));
  await press(page, page.getByRole('link', { name: 'My stars: 1 card' }));
  await press(page, button('De or het'));
  await expect(page.getByText('De or het?')).toBeVisible();
  await page.keyboard.press('1');
  await expect(button('See the result')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 of 1 right. Well done!' })).toBeVisible();

  // From another page: opening the same page again restores its last view.
  await openApp(page, '/');
  await openApp(page, '/vocabulary');
  await expect(page.getByLabel('Search')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.keyboard.type('re');
  await press(page, button(/^Practise these \d words/));
  await press(page, button('English to Dutch'));
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await expect
    .poll(async () =>
      (await readStudyLog(page)).map(({ itemId, activity, grade }) => `${itemId} ${activity} ${grade}`),
    )
    .toEqual(
      expect.arrayContaining([
        'word:afspraak game wrong',
        'word:adres game right',
        'word:afspraak quiz right',
      ]),
    );
});

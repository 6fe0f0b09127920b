import { OM_TE_SENTENCES } from '#content/grammar/practice/om-te-sentences.ts';
import type { GapSentence } from '#content/schema/practice-words.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';

const rows: readonly GapSentence[] = OM_TE_SENTENCES;

test('GRA-21 GRA-22 GRA-23 JDG-02: from a further lesson to its practice, typed in two exercises, by keyboard', async ({
  page,
}) => {
  await openApp(page, '/grammar');
  await page.getByRole('button', { name: 'To Do Something (om … te)' }).click();
  await page.getByRole('button', { name: 'Practise this' }).first().click();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeFocused();
  await page.keyboard.type('om');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We don’t know this answer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mine was wrong' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Counted as wrong.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await page.getByRole('radio', { name: 'From English' }).check();
  await expect(page.getByText('Type it in Dutch.')).toBeVisible();
  const shown = (await page.getByRole('main').textContent()) ?? '';
  const row = rows.find(({ english }) => shown.includes(`Type it in Dutch.${english}`));
  await field.fill((row?.sentence ?? '').replace('___', row?.answer ?? ''));
  await field.press('Enter');
  await expect(page.getByText(/^That is right/)).toBeVisible();
  await expect(page.getByText('1 of 1 right so far')).toBeVisible();
});

import { lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { serveWords } from './support/word-list.ts';

const LIST = [
  'dutch;english;article;example;subsection',
  'rooster;schedule;het;Het rooster hangt in de kantine.;At work',
  'pauze;break;de;Om tien uur is er pauze.;At work',
  ';forgotten;;;',
].join('\r\n');

test('MEM-15: an Excel file becomes a topic whose words are found, studied, reviewed, and survive a reload', async ({
  page,
}) => {
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await serveWords(page);
  await openApp(page, '/vocabulary');
  await page.getByRole('button', { name: 'My own words' }).click();
  await expect(page.getByRole('heading', { name: 'My own words', level: 1 })).toBeVisible();
  await look('no lists yet');
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'Mijn werk.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${LIST}`, 'utf16le'),
  });
  await expect(page.getByText('2 words found')).toBeVisible();
  await expect(page.getByText('Line 4: no Dutch')).toBeVisible();
  await look('what a file holds');
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(page.getByText('2 words saved in “Mijn werk”.')).toBeVisible();
  await look('a list of one’s own');

  await page.reload();
  await page.goBack();
  await page.getByLabel('Search').fill('rooster');
  await expect(page.getByText('1 word found')).toBeVisible();
  await page.getByLabel('Search').fill('');
  await page.getByRole('button', { name: 'Mijn werk' }).click();
  await page.getByRole('button', { name: 'At work' }).click();
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ itemId }) => itemId))
    .toEqual(['word:own-rooster-schedule']);
  // The view of a custom list is restored after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'At work' })).toBeVisible();

  await openApp(page, '/review');
  await expect(page.getByRole('main').getByText('het rooster', { exact: true })).toBeVisible();
});

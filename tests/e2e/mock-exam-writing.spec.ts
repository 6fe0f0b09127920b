import { PATHS } from '#routes/paths.ts';
import { lookByTurns } from './support/accessibility.ts';
import { NEVER_HERE_BEFORE } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { signInWithWorker, startOwnSite, type OwnSite } from './support/own-site.ts';
import { readStudyLog } from './support/study-log.ts';

test.use({ serviceWorkers: 'allow', storageState: NEVER_HERE_BEFORE });

let site: OwnSite;
test.beforeEach(async () => {
  site = await startOwnSite();
});
test.afterEach(() => site.stop());

const LETTER =
  'Beste mevrouw Smit,\n\nIk wil graag vrij op vrijdag 21 mei, want mijn vriend trouwt. Mijn collega Omar kan werken en hij vint het goed. De verwaming is weer warm. Is dat goed?\n\nGroeten,\nHassan';

test('MOC-04 MOC-09 QUA-10: a writing exam resumes after a reload, and is spell-checked while offline', async ({
  page,
}) => {
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await signInWithWorker(page, site);
  await page.goto(`${site.origin}${PATHS.mockExam}`);
  await page.getByRole('link', { name: 'Writing exams' }).click();
  await page.getByRole('link', { name: 'Open Exam 1' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Voornaam en achternaam').fill('Hassan Ali');
  await look('a form');
  await page.getByRole('button', { name: 'Alle opdrachten' }).click();
  await page.getByRole('button', { name: 'Opdracht 3: open' }).click();
  const sheet = page.getByRole('textbox', { name: 'Uw e-mail' });
  await sheet.fill(LETTER);
  // The dictionary loads during the writing: aff, dic, wasm and their code.
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('oefenpad-spelling')).keys()).map(({ url }) => url));
  await expect.poll(kept, { timeout: 30_000 }).toHaveLength(5);

  await site.stop();
  await page.reload();
  await expect(sheet).toHaveValue(LETTER);
  await expect(page.getByText('2 van 4 beantwoord')).toBeVisible();
  await page.getByRole('button', { name: 'Alle opdrachten' }).click();
  await page.getByRole('button', { name: 'Inleveren' }).click();
  await expect(page.getByText('2 opdrachten zijn nog open: 2, 4.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Inleveren' }).click();
  const result = page.getByRole('region', { name: 'Task 3' });
  const unknown = result.getByRole('listitem').filter({ hasText: /^let op/ });
  await expect(unknown.filter({ hasText: 'verwaming. Did you mean verwarming' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(result.getByText('In your text: Is dat goed?')).toBeVisible();
  for (const box of await result.getByRole('checkbox').all()) await box.check();
  await look('the check of a text');
  await result.getByRole('button', { name: 'Count these points' }).click();
  await expect(result.getByRole('checkbox')).toHaveCount(0);
  await look('the result');
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ itemId, grade }) => `${itemId} ${grade}`).toSorted())
    .toEqual(['text:mock-writing-1-day-off right']);
});

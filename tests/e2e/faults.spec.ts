import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PATHS } from '#routes/paths.ts';
import { fillSignIn, NEVER_HERE_BEFORE, openApp, signIn } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readSitting } from './support/kept-games.ts';
import { readStudyLog } from './support/study-log.ts';

/** Of the session itself, without which nobody is signed in. */
const OF_THE_SESSION =
  /^oefenpad\.(session|session-key|session-taken-up|signed-out|recovered-version|installed-app|last-open|reading-font)$/;
/** Everything that can be stored: src/storage/registry.test.ts holds it complete. */
const STORED: { readonly values: object; readonly sittings: object } = JSON.parse(
  readFileSync(new URL('../fixtures/stored-1.0.0.json', import.meta.url), 'utf8'),
);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const NOT_KEPT = "This can't be saved on your device";

/** In the middle of the first letter, with this text typed and saved. */
async function beginLetter(page: Page, text: string): Promise<void> {
  await button(page, 'Start').click();
  await sheet(page).pressSequentially(text);
  await expectKept(page, text);
}

async function expectKept(page: Page, text: string): Promise<void> {
  await expectDatabase(page);
  await expect
    .poll(() => readSitting(page, 'writing-game'))
    .toMatchObject({ value: { answer: { texts: [text] } } });
}

/** As by the browser's own `Clear site data`. */
async function clearSiteData(page: Page, origin = ''): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

/** Waits until the app has created its database; checked without opening it, which would create an empty one. */
async function expectDatabase(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'oefenpad')),
    )
    .toBe(true);
}

/** Records the errors that the page throws: a fault must be handled, not only survived. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test.describe('somebody who is not remembered', () => {
  test.use({ storageState: NEVER_HERE_BEFORE });

  test('QUA-19 WRI-02 DAT-07: clearing site data during a letter: the letter continues, and is saved again', async ({
    page,
    context,
    baseURL,
  }) => {
    const errors = watchErrors(page);
    await signIn(page, { path: '/writing-game' });
    await beginLetter(page, 'Beste ');
    await clearSiteData(page, baseURL);
    await sheet(page).pressSequentially('buren, ');
    await expect(sheet(page)).toHaveValue('Beste buren, ');
    await expectKept(page, 'Beste buren, ');
    // The database alone, deleted by a script in another tab.
    const other = await context.newPage();
    await other.goto('/manifest.webmanifest');
    const outcome = await other.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase('oefenpad');
          for (const name of ['success', 'error', 'blocked'])
            request.addEventListener(name, () => resolve(name));
        }),
    );
    expect(outcome).toBe('success');
    await other.close();
    await sheet(page).pressSequentially('ik nodig u uit.');
    await expectKept(page, 'Beste buren, ik nodig u uit.');
    await expect(page.getByText(NOT_KEPT)).toHaveCount(0);
    await button(page, 'Inleveren').click();
    await page.getByRole('checkbox').first().check();
    await button(page, 'Count these points').click();
    await expect.poll(() => readStudyLog(page)).toMatchObject([{ answer: 'Beste buren, ik nodig u uit.' }]);
    expect(errors).toEqual([]);
  });
});

test('QUA-19 AUTH-26: clearing site data of a remembered session leads to sign-in, which works again', async ({
  page,
  baseURL,
}) => {
  const errors = watchErrors(page);
  await openApp(page, '/vocabulary');
  await clearSiteData(page, baseURL);
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page);
  await button(page, 'Sign In').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('QUA-19 WRI-02 MEM-03: a full device is reported during a letter; with room again everything is saved', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    for (const name of ['put', 'add'] as const) {
      const really = Reflect.get(IDBObjectStore.prototype, name);
      Reflect.set(IDBObjectStore.prototype, name, function keep(this: IDBObjectStore, ...args: unknown[]) {
        if (Reflect.get(globalThis, 'isFull') === true)
          throw new DOMException('No room', 'QuotaExceededError');
        return Reflect.apply(really, this, args);
      });
    }
  });
  const setFull = (isFull: boolean) => page.evaluate((is) => Reflect.set(globalThis, 'isFull', is), isFull);
  await openApp(page, '/writing-game');
  await beginLetter(page, 'Geachte mevrouw, ');
  await setFull(true);
  await sheet(page).fill('Geachte mevrouw, de verwarming is kapot. '.repeat(200));
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await expectKept(page, 'Geachte mevrouw, ');
  await button(page, 'Inleveren').click();
  await expect(page.getByRole('region', { name: 'Your points' })).toBeFocused();
  await expect(page.getByText('Your answers are not saved')).toBeVisible();
  await setFull(false);
  await button(page, 'Next task').click();
  await expect(page.getByText(NOT_KEPT)).toHaveCount(0);
  await expect.poll(() => readStudyLog(page)).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Task 2 of 4')).toBeVisible();
  expect(errors).toEqual([]);
});

test('QUA-19 AUTH-22 MEM-01 MEM-19: a clock set back a year signs nobody out, ends no game, loses no answer', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.clock.install();
  await openApp(page, '/knm-game');
  await button(page, 'Start').click();
  const answer = async () => {
    await page.getByRole('main').locator('fieldset').getByRole('button').first().click();
  };
  await answer();
  await expect.poll(() => readStudyLog(page)).toHaveLength(1);
  await page.clock.setSystemTime(Date.now() - 365 * 24 * 60 * 60 * 1000);
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Volgende Vraag' }).click();
  await answer();
  await expect.poll(() => readStudyLog(page)).toHaveLength(2);
  const log = await readStudyLog(page);
  expect(new Set(log.map(({ itemId }) => itemId)).size).toBe(2);
  await expect(page.getByText('Question 2 of 30')).toBeVisible();
  await expect(page).toHaveURL(/knm-game$/);
  expect(errors).toEqual([]);
});

test('QUA-18 QUA-19: with hostile storage, address, history and messages, pages open and run none of it', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  const hostile = [
    '{"__proto__":{"phase":"doing"},"version":2,"value":{"answer":{}}}',
    '[1e999,null,{"id":"<img src=x onerror=globalThis.hacked=1>"}]',
    '<script>globalThis.hacked=1</script>',
    '['.repeat(5000),
  ];
  const kept = {
    values: Object.keys(STORED.values).filter((key) => !OF_THE_SESSION.test(key)),
    sittings: Object.keys(STORED.sittings),
  };
  await openApp(page);
  const other = await context.newPage();
  await other.goto('/manifest.webmanifest');
  for (const [place, path] of Object.values(PATHS).entries()) {
    const text = hostile[place % hostile.length] ?? '';
    await expectDatabase(page);
    await page.evaluate(
      async ({ value, values, sittings }) => {
        for (const key of Object.keys(localStorage)) if (!/session/.test(key)) localStorage.removeItem(key);
        for (const storage of [localStorage, sessionStorage])
          for (const key of values) storage.setItem(key, value);
        await new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('oefenpad');
          opening.addEventListener('error', () => reject(new Error('no database')));
          opening.addEventListener('success', () => {
            const { result: database } = opening;
            const change = database.transaction(
              ['sittings', 'snapshots', 'events', 'own-lists', 'recordings'],
              'readwrite',
            );
            for (const key of sittings)
              change
                .objectStore('sittings')
                .put({ version: 1, value: { phase: 'writing', text: value } }, key);
            change.objectStore('snapshots').put({ arrival: 'x', columns: value }, 'projection');
            change
              .objectStore('own-lists')
              .put({ id: 'hostile', version: 1, name: value, words: value }, 'hostile');
            for (const key of [
              'mock-speaking/a',
              'booth/take/a',
              'booth/sound/a',
              'packs/list/a',
              'packs/sound/a/a',
            ])
              change.objectStore('recordings').put({ version: 1, value }, key);
            change.objectStore('events').put({ id: 'hostile', kind: 'answered', at: 'then', itemId: value });
            change.addEventListener('complete', () => {
              database.close();
              resolve();
            });
          });
        });
        history.replaceState({ view: { kind: 'cards', topic: value, card: -1 }, position: value }, '');
      },
      { value: text, ...kept },
    );
    await page.goto(
      `${path}?t=${encodeURIComponent(text.slice(0, 100))}#${encodeURIComponent(text.slice(0, 100))}`,
    );
    await expect(page.locator('#root h1').first()).toBeVisible();
    // Stored data is read after the page is drawn.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await other.evaluate((value) => {
      const channel = new BroadcastChannel('oefenpad');
      const post = channel.postMessage.bind(channel);
      for (const topic of ['sittings', 'study-log-grew', 'projection-snapshot-kept', '__proto__'])
        for (const message of [value, null, { kind: 'wanted', key: {}, at: value }, { kind: value }])
          post({ topic, message });
      post(value);
      channel.close();
    }, text);
  }
  await openApp(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
  expect(errors).toEqual([]);
});

import type { Page } from '@playwright/test';
import oldestLog from '../fixtures/study-log-2026-11-23.json' with { type: 'json' };
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openCards } from './support/vocabulary.ts';
import { serveWords } from './support/word-list.ts';

/** Opens a page of the app's origin without the app. */
async function openNothing(page: Page): Promise<void> {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Nothing</p>' }),
  );
  await page.goto('/nothing');
}

/** The database as the build of 23 November 2026 left it on people's devices. */
function makeOldest(page: Page, rows: readonly { readonly id: string }[]): Promise<void> {
  return page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('oefenpad', 2);
        opening.addEventListener('upgradeneeded', () => {
          const { result: database } = opening;
          const events = database.createObjectStore('events', { keyPath: 'id' });
          events.createIndex('at', 'at');
          const arrivals = database.createObjectStore('arrivals', { autoIncrement: true });
          for (const store of ['snapshots', 'sittings', 'recordings', 'own-lists'])
            database.createObjectStore(store);
          for (const row of rows) {
            events.add(row);
            arrivals.add(row.id);
          }
        });
        opening.addEventListener('error', () => reject(new Error('not made')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
    rows,
  );
}

/** The current content of the database. */
function readDatabase(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ version: number; events: { id: string }[]; arrivals: unknown[]; snapshot: unknown }>(
        (resolve) => {
          const opening = indexedDB.open('oefenpad');
          opening.addEventListener('success', () => {
            const database = opening.result;
            const { version } = database;
            const stores = database.transaction(['events', 'arrivals', 'snapshots']);
            const events = stores.objectStore('events').getAll();
            const arrivals = stores.objectStore('arrivals').getAll();
            const snapshot = stores.objectStore('snapshots').get('projection');
            stores.addEventListener('complete', () => {
              database.close();
              const { version: kept, arrival } = snapshot.result ?? {};
              resolve({
                version,
                events: events.result,
                arrivals: arrivals.result,
                snapshot: { kept, arrival },
              });
            });
          });
        },
      ),
  );
}

async function snapshotASecondLater(page: Page): Promise<unknown> {
  await page.clock.runFor(1000);
  return (await readDatabase(page)).snapshot;
}

function damageSnapshot(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('oefenpad');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('snapshots', 'readwrite');
          change
            .objectStore('snapshots')
            .put({ version: 1, arrival: 5, items: ['word:fiets'] }, 'projection');
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
}

test('MEM-01 MEM-17 MEM-19 DAT-07: the oldest supported log is read completely, extended, and evaluated', async ({
  page,
}) => {
  await page.clock.install();
  await openNothing(page);
  await makeOldest(page, oldestLog);
  await serveWords(page);
  await openCards(page);
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await page.getByRole('button', { name: 'I knew it' }).click();
  await expect.poll(async () => (await readDatabase(page)).events.length).toBe(oldestLog.length + 1);

  const { version, events, arrivals } = await readDatabase(page);
  expect(version).toBe(2);
  const old = new Map(oldestLog.map((row) => [row.id, row]));
  expect(events.filter(({ id }) => old.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    oldestLog.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const added = events.find(({ id }) => !old.has(id));
  expect(added).toMatchObject({ kind: 'answered', version: 1, itemId: 'word:afspraak', grade: 'good' });
  expect(arrivals).toEqual([...oldestLog.map(({ id }) => id), added?.id]);

  // When idle the state is computed and stored; a damaged one is replaced.
  const kept = { kept: 5, arrival: oldestLog.length + 1 };
  await expect.poll(() => snapshotASecondLater(page), { timeout: 30_000 }).toEqual(kept);
  await damageSnapshot(page);
  await openApp(page, '/vocabulary');
  await expect.poll(() => snapshotASecondLater(page), { timeout: 30_000 }).toEqual(kept);
  expect((await readDatabase(page)).events).toHaveLength(oldestLog.length + 1);
});

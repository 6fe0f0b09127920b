import { expect, test, type Page } from '@playwright/test';
import firstVersionLog from '../fixtures/study-log-v1.json' with { type: 'json' };
import { openApp } from './support/app.ts';
import { openCards } from './support/vocabulary.ts';
import { serveWords } from './support/word-list.ts';

/** A page of the app's origin without the app. */
async function openNothing(page: Page): Promise<void> {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Nothing</p>' }),
  );
  await page.goto('/nothing');
}

/** As the first version of the app left it on people's devices. */
function makeFirstVersion(page: Page, rows: readonly object[]): Promise<void> {
  return page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('oefenpad', 1);
        opening.addEventListener('upgradeneeded', () => {
          const events = opening.result.createObjectStore('events', { keyPath: 'id' });
          events.createIndex('at', 'at');
          for (const row of rows) events.add(row);
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

/** What stands in the database now. */
function readDatabase(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ version: number; events: { id: string }[]; arrivals: unknown[]; snapshot: unknown }>(
        (resolve) => {
          const opening = indexedDB.open('oefenpad');
          opening.addEventListener('success', () => {
            const database = opening.result;
            const { version } = database;
            if (version === 1) {
              database.close();
              resolve({ version, events: [], arrivals: [], snapshot: null });
              return;
            }
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

test('MEM-01 MEM-17 MEM-19 DAT-07: a log of the first version of the app is taken over whole, added to, and worked out', async ({
  page,
}) => {
  await page.clock.install();
  await openNothing(page);
  await makeFirstVersion(page, firstVersionLog);
  await serveWords(page);
  await openCards(page);
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await page.getByRole('button', { name: 'I knew it' }).click();
  await expect.poll(async () => (await readDatabase(page)).events.length).toBe(firstVersionLog.length + 1);

  const { version, events, arrivals } = await readDatabase(page);
  expect(version).toBe(2);
  const old = new Map(firstVersionLog.map((row) => [row.id, row]));
  expect(events.filter(({ id }) => old.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    firstVersionLog.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const added = events.find(({ id }) => !old.has(id));
  expect(added).toMatchObject({ kind: 'answered', version: 1, itemId: 'word:afspraak', grade: 'good' });
  // Oldest first, and what came after them last.
  const byTime = firstVersionLog
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  expect(arrivals).toEqual([...byTime, added?.id]);

  // In a quiet moment the state is worked out and kept; one that is damaged is made again.
  const kept = { kept: 3, arrival: firstVersionLog.length + 1 };
  await expect.poll(() => snapshotASecondLater(page), { timeout: 30_000 }).toEqual(kept);
  await damageSnapshot(page);
  await openApp(page, '/vocabulary');
  await expect.poll(() => snapshotASecondLater(page), { timeout: 30_000 }).toEqual(kept);
  expect((await readDatabase(page)).events).toHaveLength(firstVersionLog.length + 1);
});

import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import firstVersionLog from '../../../tests/fixtures/study-log-v1.json' with { type: 'json' };
import { err, ok } from '#lib/result.ts';
import { add, allEvents, event, openRaw } from '#testing/raw-database.ts';
import { createBrowserDatabase } from './browser-database.ts';
import { DATABASE_NAME, EVENT_STORE } from './database-connection.ts';

/** As the app of November 2026 made it, with these rows. */
function makeVersion1(rows: readonly object[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore(EVENT_STORE, { keyPath: 'id' });
      store.createIndex('at', 'at');
      for (const row of rows) store.add(row);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not made')));
  });
}

function rawEvents(database: IDBDatabase): Promise<unknown[]> {
  return new Promise((resolve) => {
    const all = database.transaction(EVENT_STORE).objectStore(EVENT_STORE).getAll();
    all.addEventListener('success', () => resolve(all.result));
  });
}

function eventLoopTurn() {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the upgrade from version 1', () => {
  const damaged = { id: 'no-time', at: 'yesterday' };
  const rows = [event('b', 20), event('a', 30), damaged, event('c', 10)];

  it('MEM-01 MEM-19: loses and changes no event, and takes them in the order of their times', async () => {
    (await makeVersion1(rows)).close();
    const database = createBrowserDatabase();
    expect(await database.eventsSince(0)).toEqual(
      ok({ events: [event('c', 10), event('b', 20), event('a', 30), damaged], arrival: 4 }),
    );
    expect(await add(database, event('a', 30), event('d', 5))).toEqual(ok());
    expect(await database.eventsSince(4)).toMatchObject({ value: { events: [event('d', 5)] } });
    const raw = await openRaw();
    expect(raw.version).toBe(2);
    expect(await rawEvents(raw)).toEqual([...rows, event('d', 5)].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    raw.close();
  });

  it('MEM-01 MEM-17: a log of the first version of the app arrives whole, row by row as it was', async () => {
    (await makeVersion1(firstVersionLog)).close();
    const database = createBrowserDatabase();
    const read = await database.eventsSince(0);
    expect(read).toMatchObject({ value: { arrival: firstVersionLog.length } });
    const byTime = firstVersionLog.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    expect(read.ok && read.value.events).toEqual(byTime);
  });

  it('MEM-01: an empty log becomes an empty log', async () => {
    (await makeVersion1([])).close();
    expect(await createBrowserDatabase().eventsSince(0)).toEqual(ok({ events: [], arrival: 0 }));
  });

  it.each([0, 1, 3])('MEM-01: interrupted after %i of its steps it leaves version 1 whole', async (steps) => {
    (await makeVersion1(rows)).close();
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its store below
    const reallyAdd = IDBObjectStore.prototype.add;
    let done = 0;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function add(this: IDBObjectStore, ...args) {
      if (done === steps) throw new DOMException('The browser is closing', 'AbortError');
      done += 1;
      return reallyAdd.apply(this, args);
    });
    const database = createBrowserDatabase();
    expect((await database.eventsSince(0)).ok).toBe(false);
    vi.restoreAllMocks();
    const raw = await openRaw();
    expect(raw.version).toBe(1);
    expect(await rawEvents(raw)).toHaveLength(4);
    raw.close();
    expect(await allEvents(database)).toHaveLength(4);
  });

  it('MEM-03: while an old tab blocks it every call is answered at once, and all is well when that tab is gone', async () => {
    const oldTab = await makeVersion1(rows);
    const database = createBrowserDatabase();
    expect(await add(database, event('d', 40))).toEqual(err('failed'));
    expect(await add(database, event('d', 40))).toEqual(err('failed'));
    expect(await database.eventsSince(0)).toEqual(err('failed'));
    oldTab.close();
    for (let turn = 0; turn < 20; turn += 1) await eventLoopTurn();
    expect(await add(database, event('d', 40))).toEqual(ok());
    expect(await allEvents(database)).toHaveLength(5);
  });
});

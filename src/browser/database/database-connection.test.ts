import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '#lib/result.ts';
import { add, allEvents, event } from '#testing/raw-database.ts';
import { createBrowserDatabase } from './browser-database.ts';
import { DATABASE_NAME, EVENT_STORE } from './database-connection.ts';

/** A tab of an older build, which has an older database open. */
function openVersion1(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(EVENT_STORE, { keyPath: 'id' }).createIndex('at', 'at');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not made')));
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
  vi.unstubAllGlobals();
});

describe('the database', () => {
  it('MEM-03: while an old tab blocks it, calls fail at once; they work when the tab is gone', async () => {
    const oldTab = await openVersion1();
    const database = createBrowserDatabase();
    expect(await add(database, event('d', 40))).toEqual(err('failed'));
    expect(await add(database, event('d', 40))).toEqual(err('failed'));
    expect(await database.eventsSince(0)).toEqual(err('failed'));
    oldTab.close();
    for (let turn = 0; turn < 20; turn += 1) await eventLoopTurn();
    expect(await add(database, event('d', 40))).toEqual(ok());
    expect(await allEvents(database)).toHaveLength(1);
  });
});

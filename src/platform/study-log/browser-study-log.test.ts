import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudyEvent } from '#domain/memory/study-event.ts';
import { err, ok } from '#lib/result.ts';
import { createBrowserStudyLog } from './browser-study-log.ts';
import { EVENT_STORE, STUDY_LOG_DATABASE } from './study-log-database.ts';

function event(id: string, at = 0): StudyEvent {
  return {
    id,
    at,
    itemId: 'word:afspraak',
    activity: 'flashcard',
    grade: 'good',
    answer: null,
    durationMs: 900,
  };
}

function openRaw(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(STUDY_LOG_DATABASE, version);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not opened')));
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

describe('createBrowserStudyLog', () => {
  it('MEM-01: keeps every answer for good and reads them oldest first', async () => {
    const log = createBrowserStudyLog();
    expect(await log.append([event('b', 2), event('c', 3)])).toEqual(ok());
    expect(await log.append([event('a', 1)])).toEqual(ok());
    expect(await createBrowserStudyLog().readAll()).toEqual(
      ok([event('a', 1), event('b', 2), event('c', 3)]),
    );
  });

  it('MEM-01: an entry is never rewritten, and a batch with known entries still saves the new ones', async () => {
    const log = createBrowserStudyLog();
    await log.append([event('a', 1)]);
    expect(await log.append([{ ...event('a', 9), grade: 'again' }, event('b', 2), event('b', 5)])).toEqual(
      ok(),
    );
    expect(await log.readAll()).toEqual(ok([event('a', 1), event('b', 2)]));
  });

  it('MEM-01: nothing to add is no error, and an empty log is an empty list', async () => {
    const log = createBrowserStudyLog();
    expect(await log.append([])).toEqual(ok());
    expect(await log.readAll()).toEqual(ok([]));
  });

  it('MEM-01: several tabs at once lose and double nothing', async () => {
    const batch = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 8 }), async (batches) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        const tabs = [createBrowserStudyLog(), createBrowserStudyLog(), createBrowserStudyLog()];
        await Promise.all(
          batches.map((ids, index) => tabs[index % 3]?.append(ids.map((id) => event(`id-${id}`, id)))),
        );
        const expected = [...new Set(batches.flat())].toSorted((a, b) => a - b);
        expect(await tabs[0]?.readAll()).toEqual(ok(expected.map((id) => event(`id-${id}`, id))));
      }),
      { numRuns: 20 },
    );
  });

  it('MEM-03: damaged entries are left out, the others are read', async () => {
    const log = createBrowserStudyLog();
    await log.append([event('a', 1), event('c', 3)]);
    const raw = await openRaw();
    const store = raw.transaction(EVENT_STORE, 'readwrite').objectStore(EVENT_STORE);
    store.add({ id: 'b', at: 2, itemId: 'word:afspraak' });
    store.add({ id: 'd', at: 'yesterday' });
    store.add({ id: 'e' });
    expect(await log.readAll()).toEqual(ok([event('a', 1), event('c', 3)]));
    raw.close();
  });

  it('MEM-03: without a database, or one that refuses to open, it says unavailable', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await createBrowserStudyLog().append([event('a')])).toEqual(err('unavailable'));

    const refusing = new IDBFactory();
    vi.spyOn(refusing, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    vi.stubGlobal('indexedDB', refusing);
    const log = createBrowserStudyLog();
    expect(await log.append([event('a')])).toEqual(err('unavailable'));
    expect(await log.readAll()).toEqual(err('unavailable'));
    vi.restoreAllMocks();
    expect(await log.append([event('a')])).toEqual(ok());
  });

  it('MEM-03: a full device says full, keeps what was saved and saves again when there is room', async () => {
    const log = createBrowserStudyLog();
    await log.append([event('a', 1)]);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    expect(await log.append([event('b', 2)])).toEqual(err('full'));
    vi.restoreAllMocks();
    expect(await log.append([event('b', 2)])).toEqual(ok());
    expect(await log.readAll()).toEqual(ok([event('a', 1), event('b', 2)]));
  });

  it('MEM-03: a device too full to open the database says full', async () => {
    const factory = new IDBFactory();
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    vi.stubGlobal('indexedDB', factory);
    expect(await createBrowserStudyLog().append([event('a')])).toEqual(err('full'));
  });

  it('MEM-03: a log made by a newer version of the app is left alone', async () => {
    (await openRaw(7)).close();
    expect(await createBrowserStudyLog().append([event('a')])).toEqual(err('failed'));
  });

  it('MEM-03: gives way when another tab needs the database, and opens it again', async () => {
    const log = createBrowserStudyLog();
    await log.append([event('a', 1)]);
    const deleted = await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(STUDY_LOG_DATABASE);
      request.addEventListener('success', () => resolve('deleted'));
      request.addEventListener('blocked', () => resolve('blocked'));
    });
    expect(deleted).toBe('deleted');
    expect(await log.append([event('b', 2)])).toEqual(ok());
    expect(await log.readAll()).toEqual(ok([event('b', 2)]));
  });

  it('MEM-03: a connection that the browser closed is opened again', async () => {
    const factory = new IDBFactory();
    const opened: IDBDatabase[] = [];
    const open = factory.open.bind(factory);
    vi.spyOn(factory, 'open').mockImplementation((name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    vi.stubGlobal('indexedDB', factory);
    const log = createBrowserStudyLog();
    await log.append([event('a', 1)]);
    opened.at(0)?.close();
    expect(await log.append([event('b', 2)])).toEqual(ok());
    expect(await log.readAll()).toEqual(ok([event('a', 1), event('b', 2)]));
  });

  it('MEM-03: while an old tab blocks the database it answers at once, and saves when that tab is gone', async () => {
    const oldTab = await openRaw(1);
    const factory = indexedDB;
    const open = factory.open.bind(factory);
    vi.spyOn(factory, 'open').mockImplementation((name) => open(name, 2));
    const log = createBrowserStudyLog();
    expect(await log.append([event('a', 1)])).toEqual(err('failed'));
    expect(await log.append([event('a', 1)])).toEqual(err('failed'));
    oldTab.close();
    for (let turn = 0; turn < 20; turn += 1) await eventLoopTurn();
    expect(await log.append([event('a', 1)])).toEqual(ok());
    expect(await log.readAll()).toEqual(ok([event('a', 1)]));
  });

  it('MEM-01: one more answer costs the same in a long log: nothing that is there is read or written', async () => {
    const log = createBrowserStudyLog();
    await log.append(Array.from({ length: 2000 }, (_, index) => event(`id-${index}`, index)));
    const touched = ['get', 'getAll', 'put', 'openCursor', 'clear', 'delete'] as const;
    const spies = touched.map((method) => vi.spyOn(IDBObjectStore.prototype, method));
    const added = vi.spyOn(IDBObjectStore.prototype, 'add');
    await log.append([event('one-more', 5000)]);
    expect(added).toHaveBeenCalledTimes(1);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});

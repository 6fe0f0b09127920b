import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '#lib/result.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { add, allEvents, event, openRaw } from '#testing/raw-database.ts';
import { createBrowserDatabase } from './browser-database.ts';
import { DATABASE_NAME, EVENT_STORE } from './database-connection.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([
  ['in the browser', () => createBrowserDatabase()],
  ['in memory, for tests', () => createFakeDatabase()],
])('the database %s', (_where, create) => {
  it('MEM-01: saves every answer permanently and reads them in order of arrival', async () => {
    const database = create();
    expect(await add(database, event('b', 2), event('c', 3))).toEqual(ok());
    expect(await add(database, event('a', 1))).toEqual(ok());
    expect(await allEvents(database)).toEqual([event('b', 2), event('c', 3), event('a', 1)]);
  });

  it('MEM-01: an entry is never rewritten, and a batch with known entries still saves the new ones', async () => {
    const database = create();
    await add(database, event('a', 1));
    expect(await add(database, { ...event('a', 9) }, event('b', 2), event('b', 5))).toEqual(ok());
    expect(await allEvents(database)).toEqual([event('a', 1), event('b', 2)]);
  });

  it('MEM-01: adding nothing is not an error, and an empty log is an empty list', async () => {
    const database = create();
    expect(await database.commit({})).toEqual(ok());
    expect(await add(database)).toEqual(ok());
    expect(await database.eventsSince(0)).toEqual(ok({ events: [], arrival: 0 }));
  });

  it('MEM-19: new events are read by arrival, whatever their time; known events are not new', async () => {
    const database = create();
    await add(database, event('a', 100), event('b', 200));
    const first = await database.eventsSince(0);
    const seen = first.ok ? first.value.arrival : 0;
    await add(database, event('a', 100));
    expect(await database.eventsSince(seen)).toEqual(ok({ events: [], arrival: seen }));
    await add(database, event('b', 200), event('old', 5));
    expect(await database.eventsSince(seen)).toMatchObject({ value: { events: [event('old', 5)] } });
  });

  it('MEM-19 QUA-07: a long log is read in parts', async () => {
    const database = create();
    await add(database, event('a'), event('b'), event('c'));
    const places = [
      await database.eventsSince(0, 2),
      await database.eventsSince(2, 2),
      await database.eventsSince(3, 2),
    ];
    expect(places).toEqual([
      ok({ events: [event('a'), event('b')], arrival: 2 }),
      ok({ events: [event('c')], arrival: 3 }),
      ok({ events: [], arrival: 3 }),
    ]);
  });

  it('MEM-19: a position in a deleted log leads to the whole new log', async () => {
    const database = create();
    await add(database, event('a', 1));
    expect(await database.eventsSince(99)).toMatchObject({ value: { events: [event('a', 1)] } });
  });

  it('DAT-07: records are put, read as copies, listed and removed, separately in each store', async () => {
    const database = create();
    const value = { texts: ['Beste buur'] };
    await database.commit({
      put: [
        { store: 'sittings', key: 'writing', value },
        { store: 'sittings', key: 'knm', value: 1 },
        { store: 'snapshots', key: 'writing', value: 2 },
      ],
    });
    value.texts.push('later');
    expect(await database.read('sittings', 'writing')).toEqual(ok({ texts: ['Beste buur'] }));
    expect(await database.read('snapshots', 'writing')).toEqual(ok(2));
    expect(await database.read('own-lists', 'writing')).toEqual(ok());
    expect(await database.keys('sittings')).toEqual(ok(['knm', 'writing']));
    await database.commit({
      put: [{ store: 'sittings', key: 'knm', value: 3 }],
      remove: [{ store: 'sittings', key: 'writing' }],
    });
    expect(await database.keys('sittings')).toEqual(ok(['knm']));
    expect(await database.read('sittings', 'knm')).toEqual(ok(3));
  });

  it('DAT-07: an answer and its game are saved together', async () => {
    const database = create();
    const put = [{ store: 'sittings', key: 'knm', value: 'after' }] as const;
    expect(await database.commit({ events: [event('a')], put })).toEqual(ok());
    expect(await allEvents(database)).toEqual([event('a')]);
    expect(await database.read('sittings', 'knm')).toEqual(ok('after'));
  });

  it('DAT-07: a change with an unstorable part is not saved at all', async () => {
    const database = create();
    const put = [{ store: 'sittings', key: 'knm', value: () => 'a function' }] as const;
    expect(await database.commit({ events: [event('a')], put })).toEqual(err('failed'));
    expect(await allEvents(database)).toEqual([]);
    expect(await database.commit({ events: [event('a')] })).toEqual(ok());
  });
});

describe('createBrowserDatabase', () => {
  it('MEM-01: several tabs at once lose and duplicate nothing', async () => {
    const batch = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 8 }), async (batches) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        const tabs = [createBrowserDatabase(), createBrowserDatabase(), createBrowserDatabase()] as const;
        await Promise.all(
          batches.map((ids, index) =>
            add(tabs[index % 3] ?? tabs[0], ...ids.map((id) => event(`id-${id}`, id))),
          ),
        );
        const expected = [...new Set(batches.flat())].toSorted((a, b) => a - b);
        const found = await allEvents(tabs[0]);
        expect(found).toHaveLength(expected.length);
        expect(found).toEqual(expect.arrayContaining(expected.map((id) => event(`id-${id}`, id))));
      }),
      { numRuns: 20 },
    );
  });

  it('MEM-17: events of unknown kinds and versions are saved and read unchanged', async () => {
    const database = createBrowserDatabase();
    const strange = [
      { id: 'x', kind: 'dreamt', version: 7, at: '?', of: { words: ['zee'], at: new Date(5) } },
      { id: 'y', kind: 'answered', version: 2, itemId: 3 },
    ];
    await add(database, ...strange);
    expect(await allEvents(database)).toEqual(strange);
  });

  it('MEM-03: damaged entries are returned unchanged, for the caller to parse', async () => {
    const database = createBrowserDatabase();
    const damaged = { id: 'b', at: 'yesterday' };
    await add(database, event('a', 1), damaged, event('c', 3));
    expect(await allEvents(database)).toEqual([event('a', 1), damaged, event('c', 3)]);
  });

  it('MEM-03: without a database, or one that refuses to open, it says unavailable', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await add(createBrowserDatabase(), event('a'))).toEqual(err('unavailable'));

    const refusing = new IDBFactory();
    vi.spyOn(refusing, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    vi.stubGlobal('indexedDB', refusing);
    const database = createBrowserDatabase();
    expect(await add(database, event('a'))).toEqual(err('unavailable'));
    expect(await database.eventsSince(0)).toEqual(err('unavailable'));
    expect(await database.read('sittings', 'knm')).toEqual(err('unavailable'));
    expect(await database.keys('sittings')).toEqual(err('unavailable'));
    vi.restoreAllMocks();
    expect(await add(database, event('a'))).toEqual(ok());
  });

  it('MEM-03: a full device says full, keeps the saved data and saves again when there is room', async () => {
    const database = createBrowserDatabase();
    await add(database, event('a', 1));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    expect(await add(database, event('b', 2))).toEqual(err('full'));
    vi.restoreAllMocks();
    expect(await add(database, event('b', 2))).toEqual(ok());
    expect(await allEvents(database)).toEqual([event('a', 1), event('b', 2)]);
  });

  it('MEM-03: a device without room for the rest of an answer’s change says full and saves nothing', async () => {
    const database = createBrowserDatabase();
    const put = [{ store: 'sittings', key: 'knm', value: 1 }] as const;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
      // Refused by the browser later, as a request: two events with the same id.
      this.transaction.objectStore(EVENT_STORE).add(event('a'));
      const request = this.transaction.objectStore(EVENT_STORE).add(event('a'));
      vi.spyOn(request, 'error', 'get').mockReturnValue(new DOMException('No room', 'QuotaExceededError'));
      return request;
    });
    expect(await database.commit({ events: [event('b')], put })).toEqual(err('full'));
    vi.restoreAllMocks();
    expect(await allEvents(database)).toEqual([]);
  });

  it('MEM-03: a device too full to open the database says full', async () => {
    const factory = new IDBFactory();
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    vi.stubGlobal('indexedDB', factory);
    expect(await add(createBrowserDatabase(), event('a'))).toEqual(err('full'));
  });

  it('MEM-03: a log made by a newer version of the app is left alone', async () => {
    (await openRaw(7)).close();
    expect(await add(createBrowserDatabase(), event('a'))).toEqual(err('failed'));
  });

  it('MEM-03: gives way when another tab needs the database, and opens it again', async () => {
    const database = createBrowserDatabase();
    await add(database, event('a', 1));
    const deleted = await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(DATABASE_NAME);
      request.addEventListener('success', () => resolve('deleted'));
      request.addEventListener('blocked', () => resolve('blocked'));
    });
    expect(deleted).toBe('deleted');
    expect(await add(database, event('b', 2))).toEqual(ok());
    expect(await allEvents(database)).toEqual([event('b', 2)]);
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
    const database = createBrowserDatabase();
    await add(database, event('a', 1));
    opened.at(0)?.close();
    expect(await add(database, event('b', 2))).toEqual(ok());
    expect(await allEvents(database)).toEqual([event('a', 1), event('b', 2)]);
  });

  it('MEM-03 QUA-19: a transaction that the browser ends fails as a value, without an exception', async () => {
    const database = createBrowserDatabase();
    await add(database, event('a', 1));
    const thrown: unknown[] = [];
    const onThrown = (reason: unknown) => thrown.push(reason);
    process.on('unhandledRejection', onThrown);
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its database below
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function beginAndEnd(
      this: IDBDatabase,
      ...args
    ) {
      const transaction = begin.apply(this, args);
      // After the first requests.
      queueMicrotask(() => transaction.abort());
      return transaction;
    });
    expect(await database.read('sittings', 'game')).toEqual(err('failed'));
    expect(await database.keys('sittings')).toEqual(err('failed'));
    expect(await database.eventsSince(0)).toEqual(err('failed'));
    expect(await database.clear()).toEqual(err('failed'));
    // Node reports an unhandled rejection one turn later.
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', onThrown);
    expect(thrown).toEqual([]);
  });

  it('MEM-01: adding to a long log reads and writes no existing entry', async () => {
    const database = createBrowserDatabase();
    await add(database, ...Array.from({ length: 2000 }, (_, index) => event(`id-${index}`, index)));
    const touched = ['get', 'getAll', 'put', 'openCursor', 'clear', 'delete'] as const;
    const spies = touched.map((method) => vi.spyOn(IDBObjectStore.prototype, method));
    const added = vi.spyOn(IDBObjectStore.prototype, 'add');
    await add(database, event('one-more', 5000));
    // One call for the event, one for its number.
    expect(added).toHaveBeenCalledTimes(2);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it('MEM-01: an answer waits for nothing, so that it is saved even if the page closes now', async () => {
    const database = createBrowserDatabase();
    await add(database, event('a'));
    const calls: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its store below
    const insert = IDBObjectStore.prototype.add;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function add(this: IDBObjectStore, ...args) {
      calls.push(this.name);
      return insert.apply(this, args);
    });
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(() => void calls.push('commit'));
    const saving = add(database, event('b'));
    // Nothing that was asked for is answered in a microtask.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(calls).toEqual(['events', 'arrivals', 'commit']);
    await saving;
  });

  it('MEM-19: only what is new is read', async () => {
    const database = createBrowserDatabase();
    await add(database, ...Array.from({ length: 50 }, (_, index) => event(`id-${index}`, index)));
    const read = vi.spyOn(IDBObjectStore.prototype, 'get');
    await database.eventsSince(48);
    expect(read.mock.calls.flat()).toEqual(['id-48', 'id-49']);
  });
});

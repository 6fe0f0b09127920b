import { parseStudyEvent, type AnsweredEvent, type StudyEvent } from '#learning/rules/study-event.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Database, RecordStoreName, StorageFailure, StoredEvent } from '#browser/platform.ts';
import { noteItems } from './recorded-items.ts';

export interface FakeDatabase extends Database {
  /** The answers in the log, in the order of arrival. */
  readonly events: readonly AnsweredEvent[];
  /** The whole log, in that order. */
  readonly log: readonly StudyEvent[];
  /** What is stored next to the log, under `store/key`; tests may read and prepare it. */
  readonly records: Map<`${RecordStoreName}/${string}`, unknown>;
  /** From now on every call fails this way; null ends that. */
  failWith(failure: StorageFailure | null): void;
  /** A second tab on the same database, with its own failures. */
  openTab(): FakeDatabase;
}

interface Shared {
  readonly log: Map<string, unknown>;
  readonly records: Map<`${RecordStoreName}/${string}`, unknown>;
}

/** The database in memory, with an initial log. */
export function createFakeDatabase(initial: readonly StoredEvent[] = []): FakeDatabase {
  return createTab({ log: new Map(initial.map((event) => [event.id, event])), records: new Map() });
}

function createTab(shared: Shared): FakeDatabase {
  const { log, records } = shared;
  let failure: StorageFailure | null = null;
  /** As in a browser, every answer is asynchronous, and stored and read values are copies. */
  const settle = async <Value>(run: () => Value): Promise<Result<Value, StorageFailure>> => {
    await Promise.resolve();
    return failure === null ? ok(run()) : err(failure);
  };
  return {
    records,
    get events() {
      return this.log.filter((event) => event.kind === 'answered');
    },
    get log() {
      return [...log.values()].map(parseStudyEvent).filter((event) => event !== null);
    },
    async commit({ events = [], put = [], remove = [], withdraw = [] }) {
      if (failure !== null) return err(failure);
      const copies = copyOf({ events, put });
      if (copies === null) return err('failed');
      for (const event of copies.events) if (!log.has(event.id)) log.set(event.id, event);
      noteItems(copies.events);
      for (const { store, key, value } of copies.put) records.set(`${store}/${key}`, value);
      for (const { store, key } of remove) records.delete(`${store}/${key}`);
      for (const id of withdraw) log.delete(id);
      return ok();
    },
    read: (store, key) => settle(() => structuredClone(records.get(`${store}/${key}`))),
    keys: (store) =>
      settle(() =>
        [...records.keys()]
          .filter((place) => place.startsWith(`${store}/`))
          .map((place) => place.slice(store.length + 1))
          .toSorted(),
      ),
    eventsSince: (arrival, limit = log.size) =>
      settle(() => {
        const from = arrival > log.size ? 0 : arrival;
        const events = structuredClone([...log.values()].slice(from, from + limit));
        return { events, arrival: from + events.length };
      }),
    clear: () =>
      settle(() => {
        log.clear();
        records.clear();
        return undefined;
      }),
    failWith(next) {
      failure = next;
    },
    openTab: () => createTab(shared),
  };
}

/** Null where something in it can't be stored. */
function copyOf<Value>(value: Value): Value | null {
  try {
    return structuredClone(value);
  } catch {
    return null;
  }
}

import type { FakePlatform } from '#testing/fake-platform.ts';

/** Writes down what is logged and stored on the device, with numbered ids and times from the start. */
export interface KeptWriter {
  /** Writes the events that were logged since its last call. */
  follow(platform: FakePlatform, step: number): void;
  /** Writes what is stored next to the log, where that has changed. */
  keep(platform: FakePlatform, step: number): void;
  text(): string;
}

const LINE_LENGTH = 130;
/** A time of the run: within two days of its start, before or after. */
const RUN_MS = 2 * 24 * 60 * 60 * 1000;

export function createKeptWriter(first: FakePlatform): KeptWriter {
  const startedAt = first.clock.now();
  const written: string[] = [];
  const events = new Set<string>(first.database.log.map(({ id }) => id));
  let stored = storedIn(first);
  const ids = new Map<string, string>();
  const plain = (value: unknown) => toPlain(value, { startedAt, ids });
  const write = (step: number, line: string) => void written.push(`${step}. ${line}`);
  return {
    follow({ database }, step) {
      const log = database.log;
      for (const event of log) {
        if (events.has(event.id)) continue;
        events.add(event.id);
        const { kind, version: _version, id: _id, browser: _browser, ...rest } = event;
        const target =
          'target' in rest ? { target: `event ${log.findIndex(({ id }) => id === rest.target) + 1}` } : {};
        write(step, `${kind} ${JSON.stringify(plain({ ...rest, ...target }))}`);
      }
      for (const id of events) {
        if (log.some((event) => event.id === id)) continue;
        events.delete(id);
        write(step, 'an event is withdrawn');
      }
    },
    keep(platform, step) {
      const now = storedIn(platform);
      for (const [key, value] of [...now].toSorted(([a], [b]) => (a < b ? -1 : 1)))
        if (stored.get(key) !== value) write(step, `${numbered(key, ids)} = ${pretty(plain(parsed(value)))}`);
      for (const key of stored.keys()) if (!now.has(key)) write(step, `${numbered(key, ids)} is gone`);
      stored = now;
    },
    text: () => `${written.join('\n')}\n`,
  };
}

/** Everything stored next to the log, as text. */
function storedIn({ database, storage, tabStorage }: FakePlatform): ReadonlyMap<string, string> {
  return new Map([
    ...[...database.records].map(([key, value]) => [key, JSON.stringify(value, withBytes)] as const),
    ...[...storage.entries].map(([key, value]) => [`local ${key}`, value] as const),
    ...[...tabStorage.entries].map(([key, value]) => [`tab ${key}`, value] as const),
  ]);
}

/** Recognised by its name: a copy in the database comes from another window's class. */
function withBytes(_key: string, value: unknown): unknown {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]' ? 'sound' : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface Plain {
  readonly startedAt: number;
  readonly ids: Map<string, string>;
}

/** A text with its ids numbered in order of appearance. */
function numbered(text: string, ids: Map<string, string>): string {
  return text.replaceAll(/\bid-\d+\b/g, (id) => {
    const known = ids.get(id) ?? `#${ids.size + 1}`;
    ids.set(id, known);
    return known;
  });
}

function toPlain(value: unknown, as: Plain): unknown {
  if (typeof value === 'string') return numbered(value, as.ids);
  if (typeof value === 'number')
    return Math.abs(value - as.startedAt) < RUN_MS ? `start + ${(value - as.startedAt) / 1000} s` : value;
  if (Array.isArray(value)) return value.map((one) => toPlain(one, as));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [numbered(key, as.ids), toPlain(one, as)]),
  );
}

/** JSON in which everything that fits on a line is on one line. */
function pretty(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value) ?? 'undefined';
  if (indent.length + flat.length <= LINE_LENGTH || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((one) => deeper + pretty(one, deeper)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value).map(
    ([key, one]) => `${deeper}${JSON.stringify(key)}: ${pretty(one, deeper)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseStudyEvent, REVIEW_CHANGES, STAR_CHANGES } from '#learning/rules/study-event.ts';
import { parseOwnList } from '#dutch/vocabulary/own-list.ts';
import { createBrowserDatabase } from '#browser/database/browser-database.ts';
import { DATABASE_NAME } from '#browser/database/database-connection.ts';
import { storedSitting } from './sitting-entry.ts';
import { COURSE } from '#app/course.ts';
import { sittingsOf } from './part-sittings.ts';
import { storageRegistry, type RegisteredEntry } from './registry.ts';
import * as deviceValues from './device-values.ts';
import { createFakeStorage } from '#testing/fake-storage.ts';
import { readStoredFixture, STORED_VALUES } from '#testing/stored-fixture.ts';

const STORAGE_REGISTRY = storageRegistry(COURSE.parts);
const SITTINGS = sittingsOf(COURSE.parts);
/** The sittings of the parts in 1.0.0. Later parts store the same shape as others with their task. */
const RELEASED_SITTINGS = SITTINGS.filter(({ key }) => key in readStoredFixture('1.0.0').sittings);
const KEYS = STORAGE_REGISTRY.map(({ key }) => key);

const STORED = readStoredFixture('1.0.0');
const OLDEST = readStoredFixture('2026-11-23');
/** Sound, which has no schema, and data that is rebuilt from the rest. */
const WITHOUT_SHAPE = /^(?:recordings\/|arrivals$|snapshots$)/;

const isOfLaterPart = (key: string) =>
  SITTINGS.some((entry) => key === `sittings/${entry.key}` && !RELEASED_SITTINGS.includes(entry));

describe('the registry of data stored on the device', () => {
  it('DAT-07: no two entries share a name', () => {
    expect(new Set(KEYS).size).toBe(KEYS.length);
  });

  it.each([STORED, OLDEST])(
    'DAT-07: every entry has a fixture of 1.0.0 and of the oldest supported build',
    (fixture) => {
      const kept = STORAGE_REGISTRY.filter(
        ({ place, key }) => place !== 'cache storage' && !WITHOUT_SHAPE.test(key) && !isOfLaterPart(key),
      );
      const keys = [
        ...Object.keys(fixture.values),
        ...Object.keys(fixture.sittings).map((key) => `sittings/${key}`),
        'events',
        'own-lists',
      ];
      expect(keys.toSorted()).toEqual(kept.map(({ key }) => key).toSorted());
    },
  );

  it.each(STORED_VALUES)(
    'DAT-07 MEM-20: $key is read as 1.0.0 and the build of 23 November stored it, and stored as 1.0.0 did',
    (entry) => {
      for (const { values } of [STORED, OLDEST]) {
        const storage = createFakeStorage({ [entry.key]: values[entry.key] ?? '' });
        const value = entry.read(storage);
        expect(value).not.toEqual(entry.fallback);
        entry.write(storage, value);
        expect(storage.entries.get(entry.key)).toBe(STORED.values[entry.key]);
      }
    },
  );

  it.each(RELEASED_SITTINGS)(
    'DAT-07: the sitting $key is read as 1.0.0 and the build of 23 November stored it',
    (entry) => {
      const { version, value } = STORED.sittings[entry.key] ?? {};
      const read = (stored: unknown) => storedSitting<unknown>(entry, stored);
      expect(version).toBeLessThanOrEqual(entry.version);
      // What was migrated since has a test of its own.
      const kept: unknown = version === entry.version ? value : expect.anything();
      expect(read({ version, value })).toEqual({ kind: 'read', kept });
      expect(read(OLDEST.sittings[entry.key])).toEqual({ kind: 'read', kept: expect.anything() });
    },
  );

  it.each([STORED, OLDEST])(
    'DAT-07 MEM-17: events of every kind and custom word lists are read as stored',
    (fixture) => {
      expect(fixture.events.map(parseStudyEvent)).toEqual(fixture.events);
      const kinds = ['answered', 'undone', 'judged-right', ...REVIEW_CHANGES, ...STAR_CHANGES];
      expect(new Set(fixture.events.map(({ kind }) => kind))).toEqual(new Set(kinds));
      expect(fixture['own-lists'].map(parseOwnList)).toEqual(fixture['own-lists']);
    },
  );

  it('DAT-07 QUA-18: for any stored text, each value is read as a valid one, and written back the same', () => {
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const text = fc.oneof(
      fc.string(),
      json,
      fc.constantFrom('__proto__', '{"version":2,"value":{}}', '['.repeat(9999)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...STORED_VALUES), text, (entry, stored) => {
        const storage = createFakeStorage({ [entry.key]: stored });
        const value = entry.read(storage);
        entry.write(storage, value);
        expect(entry.read(storage)).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('DAT-07 QUA-18: for any stored sitting, a valid game or nothing is read', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.record({
        phase: fc.constantFrom('asking', 'writing', 'recording'),
        answers: fc.anything(),
        text: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...SITTINGS), anything, (entry, stored) => {
        const parsed = safeParse<GenericSchema>(entry.schema, stored);
        if (parsed.success) expect(parsed.output).toHaveProperty(markOf(entry.key));
      }),
      { numRuns: 1000 },
    );
  });

  it('DAT-07 VOC-06 CUL-04 QUA-18: shown ids are read one by one, and an invalid list counts as empty', () => {
    const { key } = deviceValues.SHOWN_WORDS;
    const read = (text: string) => deviceValues.SHOWN_WORDS.read(createFakeStorage({ [key]: text }));
    expect(read('["a", 3, null]')).toEqual(['a']);
    expect(read('{"a": 1}')).toEqual([]);
    expect(read('["a"')).toEqual([]);
  });

  it('DAT-07: the start scripts, which run before the app and can’t import it, use names that are registered', () => {
    const scripts = readdirSync('src/start').filter((file) => !file.includes('.test.'));
    const used = scripts.flatMap((file) => namesIn(readFileSync(`src/start/${file}`, 'utf8')));
    expect(used).toContain(deviceValues.THEME.key);
    expect(KEYS).toEqual(expect.arrayContaining(used));
  });

  it('DAT-07: every store of the database is registered, and no other', async () => {
    await createBrowserDatabase().keys('sittings');
    const stores = await new Promise<readonly string[]>((resolve, reject) => {
      const opening = indexedDB.open(DATABASE_NAME);
      opening.addEventListener('success', () => resolve([...opening.result.objectStoreNames]));
      opening.addEventListener('error', () => reject(new Error('not opened')));
    });
    const inDatabase = STORAGE_REGISTRY.filter(({ place }) => place === 'IndexedDB');
    const registered = inDatabase.map(({ key }) => key.split('/')[0]);
    expect([...new Set(registered)].toSorted()).toEqual(stores.toSorted());
  });

  it('DAT-07: docs/architecture.md lists all entries', () => {
    const [, chapter = ''] = readFileSync('docs/architecture.md', 'utf8').split(
      '## Where things are kept on the device',
    );
    const table = chapter.split('\n').filter((line) => line.startsWith('|'));
    expect(table).toEqual(tableOf(STORAGE_REGISTRY));
  });
});

function namesIn(source: string): string[] {
  return source.match(/(?<=')oefenpad\.[\w-]+(?=')/g) ?? [];
}

const nameOf = ({ place, key }: RegisteredEntry) => `${place} \`${key}\``;

/** The table for the documents; if the test fails, copy the received text there. */
function tableOf(entries: readonly RegisteredEntry[]): string[] {
  const sorted: readonly RegisteredEntry[] = entries.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const rows = [...new Set(sorted.map((entry): string => entry.place))].flatMap((place) => [
    `| **${place}** | | |`,
    ...sorted
      .filter((entry) => entry.place === place)
      .map((entry) => `| \`${entry.key}\` | ${entry.what} | ${entry.version}${exceptionsOf(entry)} |`),
  ]);
  return ['| where | what | version |', '|---|---|---|', ...rows];
}

function exceptionsOf({ isExported, isErased }: RegisteredEntry): string {
  if (isExported) return isErased ? '' : ', not deleted';
  return isErased ? ', not exported' : ', neither exported nor deleted';
}

/** The field that every stored state of this kind has. */
function markOf(key: string): string {
  if (key.startsWith('mock-')) return 'past';
  return /writing|speaking/.test(key) ? 'phase' : 'draw';
}

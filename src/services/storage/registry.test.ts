import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBrowserDatabase } from '#platform/database/browser-database.ts';
import { DATABASE_NAME } from '#platform/database/database-connection.ts';
import { keptOf } from '#services/storage/sitting-entry.ts';
import { SITTINGS, STORAGE_REGISTRY, type RegisteredEntry } from '#services/storage/registry.ts';
import * as boothValues from '#services/storage/booth-values.ts';
import * as deviceValues from '#services/storage/device-values.ts';
import * as examValues from '#services/storage/exam-values.ts';
import * as sessionValues from '#services/storage/session-values.ts';
import * as studyValues from '#services/storage/study-values.ts';
import type { StoredValue } from '#services/storage/stored-value.ts';
import { createFakeStorage } from '#testing/fake-storage.ts';

const KEYS = STORAGE_REGISTRY.map(({ key }) => key);

/** As the first version of the app leaves it on people's devices. */
const FIRST_VERSION: Readonly<Record<string, readonly [text: string, value: unknown]>> = {
  SESSION: ['PzY7ofjiHffwvAKdC8hFaT8BXkuElCkrtp65YEmiqZ6K', 'PzY7ofjiHffwvAKdC8hFaT8BXkuElCkrtp65YEmiqZ6K'],
  SESSION_KEY: [
    'I5CZXRBMm/KMFnmZgvu6/UfPye3a+yFqeNj1tbZ8vv4=',
    'I5CZXRBMm/KMFnmZgvu6/UfPye3a+yFqeNj1tbZ8vv4=',
  ],
  SIGNED_OUT: ['2026-11-22T09:00:00.000Z 7d0c', '2026-11-22T09:00:00.000Z 7d0c'],
  INSTALLED_APP: ['true', 'true'],
  THEME: ['dark', 'dark'],
  SHORTCUTS: ['off', 'off'],
  EXAM_ENGLISH: ['shown', 'shown'],
  SHOWN_WORDS: ['["reunie","afspraak"]', ['reunie', 'afspraak']],
  SHOWN_CULTURE_WORDS: ['["de hypotheek","het alarmnummer"]', ['de-hypotheek', 'het-alarmnummer']],
  SHOWN_FACTS: ['["six-countries","closing-dike"]', ['six-countries', 'closing-dike']],
};

describe('the registry of what is kept on the device', () => {
  it('DAT-07: no two entries share a name', () => {
    expect(new Set(KEYS).size).toBe(KEYS.length);
  });

  it.each(Object.entries(FIRST_VERSION))(
    'DAT-07: %s is read as the first version stored it',
    (name, [text, value]) => {
      const entry = Object.entries({
        ...sessionValues,
        ...deviceValues,
        ...studyValues,
        ...boothValues,
        ...examValues,
      }).find(([other]) => other === name)?.[1];
      expect(entry?.read(createFakeStorage({ [entry.key]: text }))).toEqual(value);
    },
  );

  it('DAT-07: each value that the first version was seen to leave is of a shape that is known today', () => {
    const found: Record<string, readonly string[]> = JSON.parse(
      readFileSync('tests/fixtures/local-storage-v1.json', 'utf8'),
    );
    const values = Object.values({
      ...sessionValues,
      ...deviceValues,
      ...studyValues,
      ...boothValues,
      ...examValues,
    });
    for (const [key, texts] of Object.entries(found)) {
      const sitting = SITTINGS.find(({ former }) => former?.key === key);
      const entry = values.find((other) => other.key === key);
      for (const text of texts) {
        if (sitting !== undefined) {
          expect(keptOf<unknown>(sitting, JSON.parse(text), 1), `${key} ${text}`).not.toBeNull();
          continue;
        }
        // One of them was damaged on purpose.
        const isDamaged = text.startsWith('{');
        const isRead =
          entry !== undefined && entry.read(createFakeStorage({ [key]: text })) !== entry.fallback;
        expect(isRead, `${key} ${text}`).toBe(!isDamaged);
      }
    }
  });

  it('DAT-07 QUA-18: whatever stands under a name, each value is read as something it may be, and written back as that', () => {
    const values = Object.values<StoredValue<unknown>>({
      ...sessionValues,
      ...deviceValues,
      ...studyValues,
      ...boothValues,
      ...examValues,
    });
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const text = fc.oneof(
      fc.string(),
      json,
      fc.constantFrom('__proto__', '{"version":2,"value":{}}', '['.repeat(9999)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...values), text, (entry, stored) => {
        const storage = createFakeStorage({ [entry.key]: stored });
        const value = entry.read(storage);
        entry.write(storage, value);
        expect(entry.read(storage)).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('DAT-07 QUA-18: whatever stands in the place of a sitting, it is a game or none', () => {
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

  it('DAT-07 VOC-06 CUL-04 QUA-18: ids shown are read one by one, and what is no list counts as nothing shown', () => {
    const { key } = deviceValues.SHOWN_WORDS;
    const read = (text: string) => deviceValues.SHOWN_WORDS.read(createFakeStorage({ [key]: text }));
    expect(read('["a", 3, null]')).toEqual(['a']);
    expect(read('{"a": 1}')).toEqual([]);
    expect(read('["a"')).toEqual([]);
  });

  it('CUL-04 DAT-06: culture words that were stored by their Dutch count as shown by the ids they have now', () => {
    const { key } = deviceValues.SHOWN_CULTURE_WORDS;
    const text = JSON.stringify(['de hypotheek', 'de klacht (symptom)', 'de-glasbak']);
    expect(deviceValues.SHOWN_CULTURE_WORDS.read(createFakeStorage({ [key]: text }))).toEqual([
      'de-hypotheek',
      'de-klacht-symptom',
      'de-glasbak',
    ]);
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

  it('DAT-07: docs/architecture.md tells all of it', () => {
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

const yes = (is: boolean) => (is ? 'yes' : 'no');
const nameOf = ({ place, key }: RegisteredEntry) => `${place} \`${key}\``;

/** For the documents; where this fails, what is received is what should stand there. */
function tableOf(entries: readonly RegisteredEntry[]): string[] {
  const sorted = entries.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const rows = sorted.map((entry) => {
    const { what, version, isExported, isErased } = entry;
    return `| ${what} | ${nameOf(entry)} | ${version} | ${yes(isExported)} | ${yes(isErased)} |`;
  });
  return ['| what | where | version | exported | deleted |', '|---|---|---|---|---|', ...rows];
}

/** What every kept state of this kind has. */
function markOf(key: string): string {
  if (key.startsWith('mock-')) return 'past';
  return /writing|speaking/.test(key) ? 'phase' : 'draw';
}

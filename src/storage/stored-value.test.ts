import * as fc from 'fast-check';
import { array, object, picklist, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { storedValue } from './stored-value.ts';
import { createFakeStorage } from '#testing/fake-storage.ts';

const common = { what: 'a sample', place: 'local storage', isExported: true, isErased: true } as const;

const COLOUR = storedValue({
  ...common,
  key: 'colour',
  format: 'text',
  version: 1,
  schema: picklist(['none', 'red', 'blue']),
  fallback: 'none',
});

const WORDS = storedValue<readonly string[]>({
  ...common,
  key: 'words',
  format: 'json',
  version: 1,
  schema: array(string()),
  fallback: [],
});

/** The same words in the format of a later version of the app. */
const NAMED_WORDS = storedValue<readonly { readonly word: string }[]>({
  ...common,
  key: 'words',
  format: 'json',
  version: 2,
  schema: array(object({ word: string() })),
  fallback: [],
  migrate: (older) => (Array.isArray(older) ? older.map((word: unknown) => ({ word })) : null),
});

describe('stored value', () => {
  it('DAT-07: a text is stored as it is, a list as JSON, and both are read back', () => {
    const storage = createFakeStorage();
    COLOUR.write(storage, 'red');
    WORDS.write(storage, ['fiets', 'huis']);
    expect(Object.fromEntries(storage.entries)).toEqual({ colour: 'red', words: '["fiets","huis"]' });
    expect(COLOUR.read(storage)).toBe('red');
    expect(WORDS.read(storage)).toEqual(['fiets', 'huis']);
  });

  it('DAT-07: the default is not stored', () => {
    const storage = createFakeStorage({ colour: 'red' });
    COLOUR.write(storage, 'none');
    expect(storage.entries.size).toBe(0);
    expect(COLOUR.read(storage)).toBe('none');
  });

  it('DAT-07: an older value is migrated, and stored in the new shape with the next change', () => {
    const storage = createFakeStorage({ words: '["fiets"]' });
    expect(NAMED_WORDS.read(storage)).toEqual([{ word: 'fiets' }]);
    expect(storage.entries.get('words')).toBe('["fiets"]');
    NAMED_WORDS.write(storage, [{ word: 'huis' }]);
    expect(storage.entries.get('words')).toBe('{"version":2,"value":[{"word":"huis"}]}');
    expect(NAMED_WORDS.read(storage)).toEqual([{ word: 'huis' }]);
  });

  it('DAT-07: a newer value counts as absent for an older app, and stays until it is overwritten', () => {
    const storage = createFakeStorage();
    NAMED_WORDS.write(storage, [{ word: 'huis' }]);
    const kept = storage.entries.get('words');
    expect(WORDS.read(storage)).toEqual([]);
    expect(storage.entries.get('words')).toBe(kept);
  });

  it('DAT-07 QUA-18: an older value that fits nothing counts as absent', () => {
    expect(NAMED_WORDS.read(createFakeStorage({ words: '[3]' }))).toEqual([]);
    expect(NAMED_WORDS.read(createFakeStorage({ words: '{"a":1}' }))).toEqual([]);
  });

  it('DAT-07 QUA-18: for any stored text, the value read fits the schema', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = createFakeStorage({ colour: text, words: text });
        expect(['none', 'red', 'blue']).toContain(COLOUR.read(storage));
        expect(WORDS.read(storage).every((word) => typeof word === 'string')).toBe(true);
        expect(NAMED_WORDS.read(storage).every(({ word }) => typeof word === 'string')).toBe(true);
      }),
    );
    const deep = '['.repeat(100_000);
    expect(WORDS.read(createFakeStorage({ words: deep }))).toEqual([]);
  });

  it('DAT-07 QUA-19: a failing storage reads as absent, and its failures are reported', () => {
    const storage = createFakeStorage({ colour: 'red' });
    storage.failWith({ read: 'unavailable', write: 'full', remove: 'failed' });
    expect(COLOUR.read(storage)).toBe('none');
    expect(COLOUR.tryRead(storage)).toEqual({ ok: false, error: 'unavailable' });
    expect(COLOUR.write(storage, 'blue')).toEqual({ ok: false, error: 'full' });
    expect(COLOUR.write(storage, 'none')).toEqual({ ok: false, error: 'failed' });
    expect(COLOUR.remove(storage)).toEqual({ ok: false, error: 'failed' });
  });

  it('DAT-07: notifies of another tab’s changes to it only, until cancelled', () => {
    const storage = createFakeStorage();
    const heard: string[] = [];
    const cancel = COLOUR.subscribe(storage, (colour) => heard.push(colour));
    storage.changeFromOutside('colour', 'blue');
    storage.changeFromOutside('words', '[]');
    COLOUR.write(storage, 'red');
    storage.clearFromOutside();
    cancel();
    storage.changeFromOutside('colour', 'blue');
    expect(heard).toEqual(['blue', 'none']);
  });
});

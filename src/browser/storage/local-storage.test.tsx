import { afterEach, describe, expect, it } from 'vitest';
import { createLocalStorage, StorageKey } from './local-storage.ts';

const A = new StorageKey('a');

afterEach(() => localStorage.clear());

const broken = (error: unknown): Storage =>
  Object.assign(Object.create(null), {
    getItem: () => fail(error),
    setItem: () => fail(error),
    removeItem: () => fail(error),
  });

function fail(error: unknown): never {
  throw error;
}

function tell(key: string | null, storageArea: Storage): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
}

describe('local storage', () => {
  it('AUTH-18: reads what was written, and null for a missing key', () => {
    const storage = createLocalStorage();
    expect(storage.read(A)).toEqual({ ok: true, value: null });
    expect(storage.write(A, 'text')).toEqual({ ok: true, value: undefined });
    expect(storage.read(A)).toEqual({ ok: true, value: 'text' });
    expect(storage.remove(A).ok).toBe(true);
    expect(storage.read(A)).toEqual({ ok: true, value: null });
  });

  it('QUA-19: a browser that blocks it, or has none, answers unavailable', () => {
    const blocked = createLocalStorage(() => fail(new DOMException('blocked', 'SecurityError')));
    expect(blocked.read(A)).toEqual({ ok: false, error: 'unavailable' });
    expect(blocked.write(A, 'x')).toEqual({ ok: false, error: 'unavailable' });
    expect(blocked.remove(A)).toEqual({ ok: false, error: 'unavailable' });
  });

  it.each([
    [new DOMException('no room', 'QuotaExceededError'), 'full'],
    [new DOMException('odd', 'InvalidStateError'), 'failed'],
  ])('QUA-19: never throws: %s is %s', (error, failure) => {
    const storage = createLocalStorage(() => broken(error));
    expect(storage.write(A, 'x')).toEqual({ ok: false, error: failure });
    expect(storage.read(A)).toEqual({ ok: false, error: failure });
    expect(storage.remove(A)).toEqual({ ok: false, error: failure });
  });

  it('AUTH-26: notifies of changes in other tabs until cancelled, with null when all was cleared', () => {
    const heard: (string | null)[] = [];
    const cancel = createLocalStorage().onExternalChange((key) => void heard.push(key));
    tell('a', localStorage);
    tell(null, localStorage);
    tell('of the tab', sessionStorage);
    cancel();
    cancel();
    tell('b', localStorage);
    expect(heard).toEqual(['a', null]);
  });
});

import type { KeyValueStore } from '#platform/platform.ts';

const STORAGE_KEY = 'oefenpad.shortcuts';

/** Single-key shortcuts are on until switched off (QUA-14, WCAG 2.1.4). */
export function areShortcutsOn(storage: KeyValueStore): boolean {
  const stored = storage.read(STORAGE_KEY);
  return !(stored.ok && stored.value === 'off');
}

export function switchShortcuts(storage: KeyValueStore, on: boolean): void {
  if (on) storage.remove(STORAGE_KEY);
  else storage.write(STORAGE_KEY, 'off');
}

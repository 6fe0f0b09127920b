import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Platform } from '#browser/platform.ts';

const stores = new WeakMap<object, StoreApi<number>>();

/**
 * When the person last said that they can't listen now, in ms since 1970; 0 if they didn't. From then on that day's
 * review asks nothing by ear, and header and home count without it. Not stored: a reload asks again.
 */
export function listeningOff({ clock }: Pick<Platform, 'clock'>): StoreApi<number> {
  const known = stores.get(clock);
  if (known !== undefined) return known;
  const store = createStore<number>(() => 0);
  stores.set(clock, store);
  return store;
}

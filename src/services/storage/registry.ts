import * as deviceValues from '#services/storage/device-values.ts';
import * as sessionValues from '#services/storage/session-values.ts';

/** What the registry says of each thing that is kept on the device (DAT-07). */
export interface RegisteredEntry {
  /** In words. */
  readonly what: string;
  readonly place: 'local storage' | 'session storage' | 'IndexedDB';
  /** A name in local or session storage, or a store of the database. */
  readonly key: string;
  readonly version: number;
  /** Whether it goes along when one's data is exported, and goes when it is deleted. */
  readonly isExported: boolean;
  readonly isErased: boolean;
}

const DATABASE_STORES: readonly RegisteredEntry[] = [
  {
    what: 'answers, append-only (MEM-01)',
    place: 'IndexedDB',
    key: 'events',
    version: 1,
    isExported: true,
    isErased: true,
  },
  {
    what: 'order in which the answers came into this browser',
    place: 'IndexedDB',
    key: 'arrivals',
    version: 1,
    isExported: false,
    isErased: true,
  },
  {
    what: 'what was worked out of the answers, made anew from them at any time (MEM-19)',
    place: 'IndexedDB',
    key: 'snapshots',
    version: 1,
    isExported: false,
    isErased: true,
  },
];

/** Everything that is kept on the device: nothing is stored past this list. */
export const STORAGE_REGISTRY: readonly RegisteredEntry[] = [
  ...Object.values(sessionValues),
  ...Object.values(deviceValues),
  ...DATABASE_STORES,
];

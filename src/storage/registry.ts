import { CACHES } from '#browser/service-worker/worker-contract.ts';
import * as boothValues from './booth-values.ts';
import * as deviceValues from './device-values.ts';
import { recordingsKeyOf } from './exam-recordings.ts';
import { sittingsOf, type KeptPart } from './part-sittings.ts';
import * as examValues from './exam-values.ts';
import * as placementValues from './placement-values.ts';
import * as readingValues from './reading-values.ts';
import * as reviewValues from './review-values.ts';
import * as sessionOfDay from './session-of-day.ts';
import * as sessionValues from './session-values.ts';
import * as studyValues from './study-values.ts';

/** A registry entry of stored data (DAT-07). */
export interface RegisteredEntry {
  /** A description. */
  readonly what: string;
  readonly place: 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage';
  /** A name in local, session or cache storage, a store of the database, or a record in one. */
  readonly key: string;
  readonly version: number;
  /** Whether it is part of an export, and is removed when the person's data is deleted. */
  readonly isExported: boolean;
  readonly isErased: boolean;
}

const inDatabase = (key: string, what: string, is: { readonly isExported: boolean }): RegisteredEntry => ({
  what,
  place: 'IndexedDB',
  key,
  version: 1,
  ...is,
  isErased: true,
});

/** The stores of the database and the entries of `recordings`; those of the exam parts are registered separately. */
const DATABASE_STORES: readonly RegisteredEntry[] = [
  inDatabase('events', 'answers and what was decided about items, append-only (MEM-01)', {
    isExported: true,
  }),
  inDatabase('arrivals', 'in which order the events came into this browser', { isExported: false }),
  inDatabase('snapshots', 'what was learned, derived from the events', {
    isExported: false,
  }),
  inDatabase('recordings/booth', 'takes of the recording booth, until they are deleted (SPK-05)', {
    isExported: false,
  }),
  inDatabase('recordings/packs', 'packs of recordings that were added from a file (SPK-04)', {
    isExported: false,
  }),
  inDatabase('own-lists', 'lists of one’s own words (MEM-15)', { isExported: true }),
];

/** Too large for an exported file. */
const soundOf = (part: KeptPart): RegisteredEntry =>
  inDatabase(`recordings/${recordingsKeyOf(part)}`, `the sound of ${part.slug} exams (MOC-10)`, {
    isExported: false,
  });

const inCache = (key: string, what: string): RegisteredEntry => ({
  what,
  place: 'cache storage',
  key,
  version: 1,
  isExported: false,
  // The same for everybody and not personal data: it is removed with the worker (docs/deploy).
  isErased: false,
});

/** The app files saved by the service worker (QUA-10). */
const APP_CACHES: readonly RegisteredEntry[] = [
  inCache(CACHES.app, 'the app as it was built, with its data files'),
  inCache(CACHES.data, 'data files that were newer on the server than in the build'),
  inCache(CACHES.sounds, 'packs of recordings and the synthesiser, once used'),
  inCache(CACHES.spelling, 'spelling dictionary, once used'),
  inCache(CACHES.languages, 'texts and meanings in another language than English, once used'),
];

const READING_ENTRIES = [readingValues.WORD_STATES, readingValues.OWN_TEXT];

/** The person's settings and other small values. */
export const OWN_VALUES = [
  ...Object.values(deviceValues),
  ...Object.values(studyValues),
  ...Object.values(placementValues),
  ...Object.values(reviewValues),
  ...READING_ENTRIES,
  ...Object.values(sessionOfDay),
  ...Object.values(boothValues),
  ...Object.values(examValues),
];

/** Everything stored on the device, including the sittings of exam parts: all stored data is in this list. */
export function storageRegistry(parts: readonly KeptPart[]): readonly RegisteredEntry[] {
  return [
    ...Object.values(sessionValues),
    ...OWN_VALUES,
    ...DATABASE_STORES,
    ...parts.filter(({ task }) => task === 'speak').map(soundOf),
    ...APP_CACHES,
    ...sittingsOf(parts).map((sitting) => ({ ...sitting, key: `sittings/${sitting.key}` })),
  ];
}

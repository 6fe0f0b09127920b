import { readFileSync } from 'node:fs';
import { array, looseObject, number, object, parse, record, string, unknown } from 'valibot';
import * as boothValues from '#storage/booth-values.ts';
import * as deviceValues from '#storage/device-values.ts';
import * as examValues from '#storage/exam-values.ts';
import * as placementValues from '#storage/placement-values.ts';
import * as reviewValues from '#storage/review-values.ts';
import * as sessionOfDay from '#storage/session-of-day.ts';
import * as sessionValues from '#storage/session-values.ts';
import type { StoredValue } from '#storage/stored-value.ts';
import * as studyValues from '#storage/study-values.ts';

const fixture = object({
  /** When it was read, in ms since 1970. */
  at: number(),
  /** What a game under way then shows, in order. */
  seen: record(string(), array(string())),
  values: record(string(), string()),
  sittings: record(string(), object({ version: number(), value: unknown() })),
  events: array(looseObject({ kind: string() })),
  'own-lists': array(unknown()),
});

/**
 * One of every kind of value that a version stores on the device, in its stored form (DAT-07): from then on a promise. The oldest is the
 * build of 23 November 2026; the others are made by `scripts/make-stored-fixture.ts`.
 */
export function readStoredFixture(version: string) {
  return parse(fixture, JSON.parse(readFileSync(`tests/fixtures/stored-${version}.json`, 'utf8')));
}

/** All values in local and session storage. */
export const STORED_VALUES = Object.values<StoredValue<unknown>>({
  ...sessionValues,
  ...deviceValues,
  ...studyValues,
  ...placementValues,
  ...reviewValues,
  ...sessionOfDay,
  ...boothValues,
  ...examValues,
});

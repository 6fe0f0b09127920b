import {
  array,
  integer,
  literal,
  looseObject,
  minValue,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { parseStudyEvent } from '#learning/rules/study-event.ts';
import { mergeOwnLists } from '#dutch/vocabulary/change-own-list.ts';
import { isOfLaterVersion, parseOwnList, type OwnList } from '#dutch/vocabulary/own-list.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Platform, StorageFailure, StoredEvent } from '#browser/platform.ts';
import { importedSittings, type ImportedSittings } from './exam-desks.ts';
import { readOwnLists } from '#learning/own-lists/own-list-store.ts';
import { OWN_VALUES } from '#storage/registry.ts';
import { sittingsOf, type KeptPart } from '#storage/part-sittings.ts';
import { announceSittingReplaced } from '#storage/sitting.ts';
import { LOG_REPLACED_TOPIC } from '#learning/study-log.ts';

/**
 * All of a person's data as a file, and back (MEM-13); the registry says what is exported. What was learned is the study log, a set of
 * events: an import adds the events that are not there yet, so importing a file twice changes nothing, and two devices that exchange their
 * files have learned the same. Custom lists and past mock exams are merged the same way. Settings and games under way are imported only
 * where there are none: they belong to a device.
 */

/** Increased when older versions of the app can no longer read the file. */
const VERSION = 1;
/** A browser may not manage a whole log in one transaction. */
const EVENTS_AT_ONCE = 1000;

const storedEvent = looseObject({ id: string() });
const content = object({
  madeAt: pipe(number(), minValue(0)),
  events: array(storedEvent),
  settings: record(string(), string()),
  sittings: record(string(), unknown()),
  ownLists: array(unknown()),
});
const envelope = object({
  app: literal('oefenpad'),
  version: pipe(number(), integer(), minValue(1)),
  checksum: string(),
  content: unknown(),
});

/** A file that was read and is complete. */
export interface Backup {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly events: readonly StoredEvent[];
  /** As stored, by the names of the registry. */
  readonly settings: Readonly<Record<string, string>>;
  readonly sittings: Readonly<Record<string, unknown>>;
  readonly ownLists: readonly OwnList[];
}

export type BackupFailure =
  /** Not a file of this app. */
  | 'foreign'
  /** Made by a later version of the app. */
  | 'newer'
  /** Cut off or changed. */
  | 'damaged';

type UsedPlatform = Pick<Platform, 'clock' | 'crypto' | 'database' | 'messages' | 'storage'>;

const SETTINGS = OWN_VALUES.filter(({ isExported }) => isExported);

/** The text of a file with everything learned, including events that this version doesn't know. */
export async function makeBackup(
  platform: UsedPlatform,
  parts: readonly KeptPart[],
): Promise<Result<string, StorageFailure>> {
  const { clock, crypto, database, storage } = platform;
  const events: unknown[] = [];
  let arrival = 0;
  for (;;) {
    const read = await database.eventsSince(arrival, EVENTS_AT_ONCE);
    if (!read.ok) return read;
    if (read.value.arrival <= arrival) break;
    events.push(...read.value.events);
    ({ arrival } = read.value);
  }
  const sittings = await readSittings(platform, parts);
  if (!sittings.ok) return sittings;
  const ownLists = await readOwnLists(platform);
  if (!ownLists.ok) return ownLists;
  const settings = Object.fromEntries(
    SETTINGS.flatMap((setting) => {
      const text = setting.copy(storage);
      return text === null ? [] : [[setting.key, text] as const];
    }),
  );
  const text = JSON.stringify({
    madeAt: clock.now(),
    events,
    settings,
    sittings: sittings.value,
    ownLists: ownLists.value,
  });
  const checksum = await crypto.sha256Hex(text);
  return ok(`{"app":"oefenpad","version":${VERSION},"checksum":"${checksum}","content":${text}}`);
}

/** Reads a file without changing anything. Never rejects. */
export async function readBackup(
  { crypto }: Pick<Platform, 'crypto'>,
  text: string,
): Promise<Result<Backup, BackupFailure>> {
  const json = parseJson(text);
  const found = safeParse(envelope, json);
  // A file of this app that was cut off isn't valid JSON.
  if (!found.success) return err(text.startsWith('{"app":"oefenpad"') ? 'damaged' : 'foreign');
  const { version, checksum, content: inside } = found.output;
  if (version > VERSION) return err('newer');
  if ((await crypto.sha256Hex(JSON.stringify(inside))) !== checksum) return err('damaged');
  const parsed = safeParse(content, inside);
  if (!parsed.success) return err('damaged');
  const ownLists = parsed.output.ownLists.map(parseOwnList).filter((list) => list !== null);
  return ok({ ...parsed.output, ownLists });
}

/** What a file would change. */
export interface ImportPreview {
  readonly madeAt: number;
  /** Events that are not here yet. */
  readonly fresh: readonly StoredEvent[];
  readonly freshAnswers: number;
  readonly knownEvents: number;
  /** Only those with no value here. */
  readonly settings: Readonly<Record<string, string>>;
  readonly sittings: Readonly<Record<string, unknown>>;
  /** Only of parts that have mock exams here, too. */
  readonly exams: readonly ImportedSittings[];
  /** Custom lists that are missing or incomplete here: as they would become, and what is stored in their place; null: nothing. */
  readonly ownLists: readonly { readonly list: OwnList; readonly before: unknown }[];
}

/** Compares a file with what is on this device. */
export async function previewImport(
  platform: Pick<Platform, 'database' | 'storage'>,
  parts: readonly KeptPart[],
  { madeAt, events, settings, sittings, ownLists }: Backup,
): Promise<Result<ImportPreview, StorageFailure>> {
  const { database, storage } = platform;
  const entries = sittingsOf(parts);
  const read = await database.eventsSince(0);
  if (!read.ok) return read;
  const here = await readSittings(platform, parts);
  if (!here.ok) return here;
  const listsHere = await storedLists(platform, ownLists);
  if (!listsHere.ok) return listsHere;
  const known = new Set(read.value.events.map(idOf));
  const fresh = [...new Map(events.map((event) => [event.id, event])).values()].filter(
    ({ id }) => !known.has(id),
  );
  const freshAnswers = fresh.filter((event) => parseStudyEvent(event)?.kind === 'answered').length;
  const freeSettings = SETTINGS.filter((setting) => setting.copy(storage) === null).map(({ key }) => key);
  const freeSittings = entries.map(({ key }) => key).filter((key) => !(key in here.value));
  return ok({
    madeAt,
    fresh,
    freshAnswers,
    knownEvents: events.length - fresh.length,
    settings: pick(settings, freeSettings),
    sittings: pick(sittings, freeSittings),
    exams: entries.flatMap(
      (entry) => importedSittings(entry, here.value[entry.key], sittings[entry.key]) ?? [],
    ),
    ownLists: changedLists(listsHere.value, ownLists),
  });
}

/** What is stored in the place of each, readable or not. */
async function storedLists(
  { database }: Pick<Platform, 'database'>,
  brought: readonly OwnList[],
): Promise<Result<ReadonlyMap<string, unknown>, StorageFailure>> {
  const stored = new Map<string, unknown>();
  for (const { id } of brought) {
    const read = await database.read('own-lists', id);
    if (!read.ok) return read;
    stored.set(id, read.value ?? null);
  }
  return ok(stored);
}

function changedLists(
  here: ReadonlyMap<string, unknown>,
  brought: readonly OwnList[],
): ImportPreview['ownLists'] {
  return brought.flatMap((list): ImportPreview['ownLists'] => {
    const before = here.get(list.id) ?? null;
    const readable = parseOwnList(before);
    // A list of a later version may have more than this version could import.
    if (readable === null) return isOfLaterVersion(before) ? [] : [{ list, before }];
    const merged = mergeOwnLists(readable, list);
    return JSON.stringify(merged) === JSON.stringify(readable) ? [] : [{ list: merged, before }];
  });
}

/** Adds what is new, all of it or nothing, and notifies the other tabs. */
export async function importBackup(
  platform: UsedPlatform,
  { fresh, settings, sittings, exams, ownLists }: ImportPreview,
): Promise<Result<undefined, StorageFailure>> {
  const put = [
    ...exams.map(({ key, value }) => ({ store: 'sittings' as const, key, value })),
    ...Object.entries(sittings).map(([key, value]) => ({ store: 'sittings' as const, key, value })),
    ...ownLists.map(({ list }) => ({ store: 'own-lists' as const, key: list.id, value: list })),
  ];
  const saved = await platform.database.commit({ events: fresh, put });
  if (!saved.ok) return saved;
  for (const setting of SETTINGS) {
    const text = settings[setting.key];
    if (text !== undefined) setting.restore(platform.storage, text);
  }
  tellOfExams(platform, exams);
  platform.messages.post(LOG_REPLACED_TOPIC, null);
  return saved;
}

/** Undoes an import. */
export async function undoImport(
  { database, messages, storage }: UsedPlatform,
  { fresh, settings, sittings, exams, ownLists }: ImportPreview,
): Promise<Result<undefined, StorageFailure>> {
  const saved = await database.commit({
    withdraw: fresh.map(({ id }) => id),
    put: [
      ...exams.map(({ key, before }) => ({ store: 'sittings' as const, key, value: before })),
      ...ownLists.flatMap(({ list, before }) =>
        before === null ? [] : [{ store: 'own-lists' as const, key: list.id, value: before }],
      ),
    ],
    remove: [
      // Holds what goes.
      { store: 'snapshots', key: 'projection' },
      ...Object.keys(sittings).map((key) => ({ store: 'sittings' as const, key })),
      ...ownLists.flatMap(({ list, before }) =>
        before === null ? [{ store: 'own-lists' as const, key: list.id }] : [],
      ),
    ],
  });
  if (!saved.ok) return saved;
  for (const setting of SETTINGS) if (setting.key in settings) setting.remove(storage);
  tellOfExams({ messages }, exams);
  messages.post(LOG_REPLACED_TOPIC, null);
  return saved;
}

/** A tab with such an exam open would overwrite it with its older state. */
function tellOfExams({ messages }: Pick<Platform, 'messages'>, exams: ImportPreview['exams']): void {
  for (const { key } of exams) announceSittingReplaced(messages, key);
}

async function readSittings(
  { database }: Pick<Platform, 'database'>,
  parts: readonly KeptPart[],
): Promise<Result<Record<string, unknown>, StorageFailure>> {
  const found: Record<string, unknown> = {};
  for (const { key } of sittingsOf(parts)) {
    const read = await database.read('sittings', key);
    if (!read.ok) return read;
    if (read.value !== undefined) found[key] = read.value;
  }
  return ok(found);
}

function pick<Value>(from: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

function idOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

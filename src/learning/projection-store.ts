import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { minValue, number, pipe, safeParse } from 'valibot';
import { readSnapshot, snapshotOf } from '#learning/rules/projection-snapshot.ts';
import { EMPTY_PROJECTION, project, type Projection } from '#learning/rules/projection.ts';
import { parseStudyEvent, type StudyEvent } from '#learning/rules/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Platform } from '#browser/platform.ts';
import { LOG_GREW_TOPIC, LOG_REPLACED_TOPIC, type StudyLog } from './study-log.ts';

/** Few enough to read without a noticeable pause, enough to read a long log quickly. */
const EVENTS_AT_ONCE = 1000;
/** Reading this many more at a start is not noticeable; fewer are not worth a snapshot. */
const EVENTS_A_SNAPSHOT = 200;
/** The time without answers before a snapshot is written. */
const QUIET_MS = 3 * SECOND_MS;
const SNAPSHOT = { store: 'snapshots', key: 'projection' } as const;
const SNAPSHOT_LOCK = 'oefenpad.projection-snapshot';
const SNAPSHOT_KEPT_TOPIC = 'projection-snapshot-kept';

/** What is known from the log. A new object after each change. */
export interface ProjectionView {
  readonly projection: Projection;
  /** `unreadable`: earlier answers cannot be read in this browser; new ones are included. */
  readonly status: 'reading' | 'whole' | 'unreadable';
}

export interface ProjectionStore extends ReadableStore<ProjectionView> {
  /** Reads the log and keeps following it, including additions by other tabs. Never rejects. */
  readonly start: () => Promise<void>;
  /** Reads the whole log again, after events were removed or imported. Never rejects. */
  readonly reread: () => Promise<void>;
}

type UsedPlatform = Pick<Platform, 'clock' | 'database' | 'locks' | 'messages' | 'page' | 'report'>;

/**
 * The read side of the study log: keeps the projection (MEM-19) up to date, from the snapshot and newer events. Answers
 * in this tab are included at once; unsaved answers never get into the snapshot.
 */
export function createProjectionStore(
  platform: UsedPlatform,
  studyLog: Pick<StudyLog, 'subscribe'>,
): ProjectionStore {
  const { clock, database, messages, page, report } = platform;
  /** The projection of the log up to `arrival`. */
  let saved = EMPTY_PROJECTION;
  let arrival = 0;
  /** The arrival number up to which a snapshot contains it. */
  let keptArrival = 0;
  /** Events of this tab that were not read from the log yet. */
  let own: readonly StudyEvent[] = [];
  const store = createStore<ProjectionView>(() => ({ projection: saved, status: 'reading' }));
  let reading: Promise<boolean> | null = null;
  let cancelQuiet: Cancel | null = null;

  const show = (status: ProjectionView['status']) => {
    const projection = project(saved, own);
    const shown = store.getState();
    if (projection === shown.projection && status === shown.status) return;
    store.setState({ projection, status }, true);
  };

  const readSome = async (): Promise<'more' | 'done' | 'failed'> => {
    const read = await database.eventsSince(arrival, EVENTS_AT_ONCE);
    if (!read.ok) {
      report.warn('The study log could not be read', read.error);
      return 'failed';
    }
    if (read.value.arrival === arrival) return 'done';
    if (read.value.arrival < arrival) {
      // The log was deleted and started again.
      saved = EMPTY_PROJECTION;
      keptArrival = 0;
    }
    const events = read.value.events.map(parseStudyEvent).filter((event) => event !== null);
    const ids = new Set(events.map(({ id }) => id));
    saved = project(saved, events);
    own = own.filter(({ id }) => !ids.has(id));
    arrival = read.value.arrival;
    return 'more';
  };
  const readAll = async (): Promise<boolean> => {
    let outcome = await readSome();
    while (outcome === 'more') outcome = await readSome();
    // A failed reading does not discard earlier data.
    show(outcome === 'done' || store.getState().status === 'whole' ? 'whole' : 'unreadable');
    return outcome === 'done';
  };
  /** One reading at a time: a second one would start at the same place. */
  const readNew = (): Promise<boolean> => {
    reading = (reading ?? Promise.resolve(true)).then(readAll);
    return reading;
  };

  const keep = async () => {
    const isRead = await readNew();
    if (!isRead || arrival - keptArrival < EVENTS_A_SNAPSHOT) return;
    const release = await platform.locks.hold(SNAPSHOT_LOCK, { onLost: () => undefined });
    // Another tab is writing it.
    if (release === null) return;
    const upTo = arrival;
    const kept = await database.commit({ put: [{ ...SNAPSHOT, value: snapshotOf(saved, upTo) }] });
    release();
    if (!kept.ok) return;
    keptArrival = upTo;
    messages.post(SNAPSHOT_KEPT_TOPIC, upTo);
  };
  const keepWhenQuiet = () => {
    cancelQuiet?.();
    cancelQuiet = clock.after(QUIET_MS, () => void keep());
  };

  const reread = async () => {
    await (reading ?? Promise.resolve());
    saved = EMPTY_PROJECTION;
    own = [];
    arrival = 0;
    keptArrival = 0;
    await readNew();
    keepWhenQuiet();
  };
  const readAndKeep = () => void readNew().then(keepWhenQuiet);

  const follow = () => {
    studyLog.subscribe((event) => {
      if (event === null) return;
      own = [...own, event];
      show(store.getState().status);
      keepWhenQuiet();
    });
    messages.listen(LOG_GREW_TOPIC, readAndKeep);
    messages.listen(LOG_REPLACED_TOPIC, () => void reread());
    // A page that slept in the background received no messages.
    page.onVisible(readAndKeep);
    messages.listen(SNAPSHOT_KEPT_TOPIC, (message) => {
      const parsed = safeParse(pipe(number(), minValue(0)), message);
      if (parsed.success) keptArrival = Math.max(keptArrival, Math.min(parsed.output, arrival));
    });
  };

  return {
    ...store,
    reread,
    async start() {
      follow();
      const read = await database.read(SNAPSHOT.store, SNAPSHOT.key);
      const snapshot = read.ok ? readSnapshot(read.value) : null;
      if (snapshot !== null) {
        saved = snapshot.projection;
        arrival = snapshot.arrival;
        keptArrival = arrival;
      }
      await readNew();
      keepWhenQuiet();
    },
  };
}

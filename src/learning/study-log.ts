import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import {
  EVENT_VERSION,
  type AnsweredEvent,
  type CorrectionEvent,
  type EventOfItem,
  type MarkEvent,
  type ReviewChange,
  type ReviewEvent,
  type StarChange,
  type StarEvent,
  type StudyAnswer,
  type StudyEvent,
  type UnmarkEvent,
} from '#learning/rules/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { err, type Result } from '#lib/result.ts';
import type { DatabaseChange, Platform, StorageFailure } from '#browser/platform.ts';
import { ASKED_TO_KEEP, BROWSER_ID } from '#storage/device-values.ts';

/** A browser that has not answered by then counts as unable to save. */
const SAVE_LIMIT_MS = 10 * SECOND_MS;

/** Its state is the last event made in this tab, published at once even if it cannot be saved; null before the first. */
export interface StudyLog extends ReadableStore<StudyEvent | null> {
  /**
   * Saves an answer (MEM-01). Returns at once and never throws, whatever the storage does (MEM-03).
   * @param alongside data to save with it in the same transaction: both or neither
   * @returns its event, which can be undone or judged right later; null if none could be created
   */
  readonly record: (answer: StudyAnswer, alongside?: SavedAlongside) => AnsweredEvent | null;
  /** Undoes an event, or counts an answer as right (MEM-09). Otherwise like `record`. */
  readonly correct: (
    kind: CorrectionEvent['kind'],
    meant: Pick<EventOfItem, 'id' | 'itemId'>,
  ) => CorrectionEvent | null;
  /** Counts the last answer in this tab as right (MEM-09). */
  readonly judgeLastRight: () => void;
  /** Changes an item's place in review (MEM-08). Otherwise like `record`. */
  readonly changeReview: (change: ReviewChange, itemId: string) => ReviewEvent | null;
  /** Adds or removes a star (MEM-21). Otherwise like `record`. */
  readonly changeStar: (change: StarChange, itemId: string) => StarEvent | null;
  /** Marks items as known before (PTH-01), all by one event. Otherwise like `record`. */
  readonly markKnown: (itemIds: readonly string[]) => MarkEvent | null;
  /** Takes a mark back as a whole. Otherwise like `record`. */
  readonly unmark: (mark: Pick<MarkEvent, 'id' | 'itemIds'>) => UnmarkEvent | null;
  /** Saves waiting events at once, when the page closes. */
  readonly flush: () => void;
}

/** The topic of messages between tabs that the log has grown (MEM-19). */
export const LOG_GREW_TOPIC = 'study-log-grew';

/** The topic of messages that events were removed, so that the log must be read again. */
export const LOG_REPLACED_TOPIC = 'study-log-replaced';

/** Data saved with answers: their sitting. The same object for all of them. */
export interface SavedAlongside {
  /** Called when saving, so that it never overwrites newer data. */
  readonly change: () => Pick<DatabaseChange, 'put' | 'remove'>;
  /** Runs after each try. Unsaved data is retried with the answer. */
  readonly onSaved: (outcome: SaveOutcome) => void;
}

type SaveOutcome = Result<undefined, StorageFailure>;
type UsedPlatform = Pick<
  Platform,
  'afterPaint' | 'clock' | 'database' | 'messages' | 'page' | 'report' | 'siteData' | 'storage'
>;

/**
 * Saves answers to the study log in the background. Unsaved answers are kept in memory and retried with the next answer;
 * `notify` is called for the first failure only (MEM-03). After the first saved answer on this device the browser is
 * asked for persistent storage (MEM-04).
 */
export function createStudyLog(platform: UsedPlatform, notify: (failure: StorageFailure) => void): StudyLog {
  const { afterPaint, clock, messages, page, report } = platform;
  const store = createStore<StudyEvent | null>(() => null);
  let lastAnswer: AnsweredEvent | null = null;
  let browser: string | null = null;
  let waiting: StudyEvent[] = [];
  let waitingAlongside = new Set<SavedAlongside>();
  let flushPlanned = false;
  let told = false;
  let askedToPersist = false;

  const stamp = () => {
    browser ??= browserIdOf(platform);
    return { version: EVENT_VERSION, id: page.newId(), at: clock.now(), browser } as const;
  };
  const eventOf = (answer: StudyAnswer): AnsweredEvent => {
    const { itemId, activity, grade, durationMs, card = 'meaning' } = answer;
    return {
      kind: 'answered',
      ...stamp(),
      itemId,
      card,
      activity,
      grade,
      answer: answer.answer,
      // Not NaN or negative (after the clock was set back), because it could not be read again.
      durationMs: Number.isFinite(durationMs) ? Math.max(0, durationMs) : 0,
    };
  };

  const afterSaving = (
    batch: readonly StudyEvent[],
    alongside: ReadonlySet<SavedAlongside>,
    saved: SaveOutcome,
  ) => {
    if (!saved.ok) {
      waiting = [...batch, ...waiting];
      waitingAlongside = new Set([...alongside, ...waitingAlongside]);
      report.warn('Answers could not be saved', saved.error, batch.length);
      if (!told) notify(saved.error);
      told = true;
    } else {
      messages.post(LOG_GREW_TOPIC, null);
      if (!askedToPersist) void askToPersist(platform);
      askedToPersist = true;
    }
    for (const { onSaved } of alongside) onSaved(saved);
  };

  const flush = () => {
    flushPlanned = false;
    if (waiting.length === 0) return;
    const [batch, alongside] = [waiting, waitingAlongside];
    waiting = [];
    waitingAlongside = new Set();
    const changes = [...alongside].map(({ change }) => change());
    const put = changes.flatMap((change) => change.put ?? []);
    const remove = changes.flatMap((change) => change.remove ?? []);
    void saveWithinLimit(platform, { events: batch, put, remove }).then((saved) =>
      afterSaving(batch, alongside, saved),
    );
  };

  const append = <Event extends StudyEvent>(
    makeEvent: () => Event,
    alongside?: SavedAlongside,
  ): Event | null => {
    let event: Event;
    try {
      event = makeEvent();
      waiting.push(event);
      store.setState(event, true);
    } catch (error) {
      report.error('An answer could not be recorded', error);
      return null;
    }
    if (alongside !== undefined) waitingAlongside.add(alongside);
    if (!flushPlanned) {
      flushPlanned = true;
      afterPaint(flush);
    }
    return event;
  };

  const correct: StudyLog['correct'] = (kind, { id: target, itemId }) =>
    append(() => ({ kind, ...stamp(), itemId, target }));

  return {
    ...store,
    flush,
    record(answer, alongside) {
      const event = append(() => eventOf(answer), alongside);
      lastAnswer = event ?? lastAnswer;
      return event;
    },
    correct,
    judgeLastRight() {
      if (lastAnswer !== null) correct('judged-right', lastAnswer);
    },
    changeReview: (kind, itemId) => append(() => ({ kind, ...stamp(), itemId })),
    changeStar: (kind, itemId) => append(() => ({ kind, ...stamp(), itemId })),
    markKnown: (itemIds) => append(() => ({ kind: 'marked-known', ...stamp(), itemIds })),
    unmark: ({ id: target, itemIds }) =>
      append(() => ({ kind: 'unmarked-known', ...stamp(), itemIds, target })),
  };
}

/** The random id of this browser (MEM-17); if it cannot be stored it lasts for this visit. */
function browserIdOf({ page, storage }: UsedPlatform): string {
  const kept = BROWSER_ID.read(storage);
  if (kept !== null) return kept;
  const id = page.newId();
  BROWSER_ID.write(storage, id);
  return id;
}

function saveWithinLimit({ clock, database }: UsedPlatform, change: DatabaseChange): Promise<SaveOutcome> {
  return new Promise((resolve) => {
    const stopWaiting = clock.after(SAVE_LIMIT_MS, () => resolve(err('failed')));
    const save = async () => {
      resolve(await trySaving(database, change));
      stopWaiting();
    };
    void save();
  });
}

/** Never rejects. If the database rejects by mistake, the change counts as unsaved. */
async function trySaving(database: Platform['database'], change: DatabaseChange): Promise<SaveOutcome> {
  try {
    return await database.commit(change);
  } catch {
    return err('failed');
  }
}

async function askToPersist({ report, siteData, storage }: UsedPlatform): Promise<void> {
  if (ASKED_TO_KEEP.read(storage) === 'yes') return;
  ASKED_TO_KEEP.write(storage, 'yes');
  try {
    const persistent = await siteData.requestPersistence();
    report.info(persistent ? 'Storage is persistent' : 'Storage may be cleared by the browser');
  } catch (error) {
    report.warn('Persistent storage could not be asked for', error);
  }
}

import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import {
  EVENT_VERSION,
  type AnsweredEvent,
  type CorrectionEvent,
  type ReviewChange,
  type ReviewEvent,
  type StarChange,
  type StarEvent,
  type StudyAnswer,
  type StudyEvent,
} from '#learning/rules/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { err, type Result } from '#lib/result.ts';
import type { DatabaseChange, Platform, StorageFailure } from '#browser/platform.ts';
import { ASKED_TO_KEEP, BROWSER_ID } from '#storage/device-values.ts';

/** A browser that hasn't answered by then is treated as one that can't save. */
const SAVE_LIMIT_MS = 10 * SECOND_MS;

/** Its state is the event made last in this tab, told at once and whether or not it can be saved; null before the first. */
export interface StudyLog extends ReadableStore<StudyEvent | null> {
  /**
   * Keeps an answer (MEM-01). Returns at once and never throws, whatever the storage does (MEM-03).
   * @param alongside what is kept together with it, in the same transaction: both or neither
   * @returns the event of it, to be taken back or judged right later; null where none could be made
   */
  readonly record: (answer: StudyAnswer, alongside?: SavedAlongside) => AnsweredEvent | null;
  /** Takes an event back, or counts an answer as right (MEM-09). As `record` otherwise. */
  readonly correct: (
    kind: CorrectionEvent['kind'],
    meant: Pick<StudyEvent, 'id' | 'itemId'>,
  ) => CorrectionEvent | null;
  /** Counts the answer given last in this tab as right after all (MEM-09). */
  readonly judgeLastRight: () => void;
  /** What becomes of an item in review (MEM-08). As `record` otherwise. */
  readonly changeReview: (change: ReviewChange, itemId: string) => ReviewEvent | null;
  /** Gives an item a star, or takes it away (MEM-21). As `record` otherwise. */
  readonly changeStar: (change: StarChange, itemId: string) => StarEvent | null;
  /** Saves what waits right now, for when the page goes away. */
  readonly flush: () => void;
}

/** Under which open tabs tell one another that the log has grown (MEM-19). */
export const LOG_GREW_TOPIC = 'study-log-grew';

/** … and that events were taken out of it, so that it has to be read again. */
export const LOG_REPLACED_TOPIC = 'study-log-replaced';

/** What goes with answers: the sitting in which they were given. The same object for all of them. */
export interface SavedAlongside {
  /** Asked for when it is saved, so that it is never older than what stands there. */
  readonly change: () => Pick<DatabaseChange, 'put' | 'remove'>;
  /** After each try. What could not be saved goes along with the answer until it is. */
  readonly onSaved: (outcome: SaveOutcome) => void;
}

type SaveOutcome = Result<undefined, StorageFailure>;
type UsedPlatform = Pick<
  Platform,
  'clock' | 'database' | 'messages' | 'page' | 'report' | 'siteData' | 'storage'
>;

/**
 * Brings answers to the study log behind the screen's back. What could not be saved is kept for as long as the page
 * lives and goes along with the next answer; `notify` hears of the first failure only (MEM-03). After the first saved
 * answer on this device the browser is asked to keep this site's data (MEM-04).
 */
export function createStudyLog(platform: UsedPlatform, notify: (failure: StorageFailure) => void): StudyLog {
  const { clock, messages, page, report } = platform;
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
      // Neither NaN nor less than nothing, which a clock set back would give: it could not be read again.
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
      clock.after(0, flush);
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
  };
}

/** The random id of this browser (MEM-17); where it can't be kept it holds for this visit. */
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

/** Never rejects, not even where the database itself does by mistake: then it just wasn't saved. */
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

import {
  EVENT_VERSION,
  type AnsweredEvent,
  type StudyAnswer,
  type StudyEvent,
} from '#domain/memory/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { err, type Result } from '#lib/result.ts';
import type { Database, Platform, StorageFailure } from '#platform/platform.ts';
import { BROWSER_ID } from '#services/storage/device-values.ts';

/** A browser that hasn't answered by then is treated as one that can't save. */
const SAVE_LIMIT_MS = 10 * SECOND_MS;

export interface StudyLog {
  /** Keeps an answer (MEM-01). Returns at once and never throws, whatever the storage does (MEM-03). */
  readonly record: (answer: StudyAnswer) => void;
  /** Saves what waits right now, for when the page goes away. */
  readonly flush: () => void;
}

type SaveOutcome = Result<undefined, StorageFailure>;
type UsedPlatform = Pick<Platform, 'clock' | 'database' | 'page' | 'report' | 'storage'>;

/**
 * Brings answers to the study log behind the screen's back. What could not be saved is kept for as long as the page
 * lives and goes along with the next answer; `notify` hears of the first failure only (MEM-03). After the first saved
 * answer the browser is asked to keep this site's data (MEM-04).
 */
export function createStudyLog(platform: UsedPlatform, notify: (failure: StorageFailure) => void): StudyLog {
  const { clock, page, report } = platform;
  let browser: string | null = null;
  let waiting: StudyEvent[] = [];
  let flushPlanned = false;
  let told = false;
  let askedToPersist = false;

  const eventOf = (answer: StudyAnswer): AnsweredEvent => {
    browser ??= browserIdOf(platform);
    const { itemId, activity, grade, durationMs } = answer;
    return {
      kind: 'answered',
      version: EVENT_VERSION,
      id: page.newId(),
      at: clock.now(),
      browser,
      itemId,
      activity,
      grade,
      answer: answer.answer,
      // Neither NaN nor less than nothing, which a clock set back would give: it could not be read again.
      durationMs: Number.isFinite(durationMs) ? Math.max(0, durationMs) : 0,
    };
  };

  const afterSaving = (batch: readonly StudyEvent[], saved: SaveOutcome) => {
    if (saved.ok) {
      if (!askedToPersist) void askToPersist(platform);
      askedToPersist = true;
      return;
    }
    waiting = [...batch, ...waiting];
    report.warn('Answers could not be saved', saved.error, batch.length);
    if (!told) notify(saved.error);
    told = true;
  };

  const flush = () => {
    flushPlanned = false;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    void saveWithinLimit(platform, batch).then((saved) => afterSaving(batch, saved));
  };

  return {
    flush,
    record(answer) {
      try {
        waiting.push(eventOf(answer));
      } catch (error) {
        report.error('An answer could not be recorded', error);
        return;
      }
      if (flushPlanned) return;
      flushPlanned = true;
      clock.after(0, flush);
    },
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

function saveWithinLimit(
  { clock, database }: UsedPlatform,
  batch: readonly StudyEvent[],
): Promise<SaveOutcome> {
  return new Promise((resolve) => {
    const stopWaiting = clock.after(SAVE_LIMIT_MS, () => resolve(err('failed')));
    const save = async () => {
      resolve(await trySaving(database, batch));
      stopWaiting();
    };
    void save();
  });
}

/** Never rejects, not even where the database itself does by mistake: then it just wasn't saved. */
async function trySaving(database: Database, batch: readonly StudyEvent[]): Promise<SaveOutcome> {
  try {
    return await database.commit({ events: batch });
  } catch {
    return err('failed');
  }
}

async function askToPersist({ page, report }: UsedPlatform): Promise<void> {
  try {
    const persistent = await page.requestPersistentStorage();
    report.info(persistent ? 'Storage is persistent' : 'Storage may be cleared by the browser');
  } catch (error) {
    report.warn('Persistent storage could not be asked for', error);
  }
}

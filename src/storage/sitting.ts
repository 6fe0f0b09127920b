import { literal, number, object, safeParse, string, variant } from 'valibot';
import type { StudyAnswer } from '#learning/rules/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { pause } from '#browser/clock.ts';
import type { Cancel, DatabaseChange, LockService, Platform, StorageFailure } from '#browser/platform.ts';
import { err, type Result } from '#lib/result.ts';
import type { SavedAlongside, StudyLog } from '#learning/study-log.ts';
import { HAS_BEGUN } from './device-values.ts';
import { storedSitting, type SittingEntry } from './sitting-entry.ts';

/** How a state is saved on the device, to be resumed after a reload, a crash or in another tab. */
export interface Persistence<State, Kept> {
  readonly entry: SittingEntry<Kept>;
  /** The saved form of a state; null: there is nothing to resume, and the saved form is removed. */
  readonly keep: (state: State) => Kept | null;
  /** The state to resume; null if the saved form no longer fits, so that it starts again. */
  readonly restore: (kept: Kept) => State | null;
}

/** The events of a sitting, which only one tab can hold at a time. */
interface SittingHandlers<State> {
  /** The current state. */
  readonly state: () => State;
  /** This tab now holds it. `state` is the newest one, or null if nothing can be resumed. */
  readonly onOpened: (state: State | null) => void;
  /** Another tab holds it. Changes here are no longer saved. */
  readonly onElsewhere: () => void;
  /** Whether the last change is saved. */
  readonly onSaved: (isSafe: boolean) => void;
}

interface Sitting {
  /** Waits briefly for other tabs, then reads. `take` takes it from the tab that holds it. */
  readonly open: (take: boolean) => void;
  /** Saves a change at once, or shortly after the last save together with later changes. */
  readonly save: () => void;
  /** Logs an answer in one transaction with the sitting: it is in both or in neither. */
  readonly record: (answer: StudyAnswer) => void;
  /** Saves waiting changes and releases it for other tabs. */
  readonly close: () => void;
}

/** The longest delay of saving during typing, and so the most that is lost when the browser is killed (WRI-02). */
const SAVE_EVERY_MS = 0.3 * SECOND_MS;
/** A page that was just left or reloaded may still hold the lock; on a slow device releasing it takes a while. */
const RELOAD_MS = SECOND_MS;
/** The wait after a failed read. */
const READ_AGAIN_MS = 0.3 * SECOND_MS;
/** A browser that has not answered by then counts as unable to save. */
const READ_LIMIT_MS = 10 * SECOND_MS;
/** The time for the other tab to save and release the lock; then the lock is taken. */
const HANDOVER_MS = SECOND_MS;

const TOPIC = 'sittings';
/**
 * `wanted`: the holder should save and release it. `at`: the time, in ms since 1970, because a tab that slept receives
 * it late.
 * `saved`: the database has something newer, for example after an import.
 */
const message = variant('kind', [
  object({ kind: literal('wanted'), key: string(), at: number() }),
  object({ kind: literal('saved'), key: string() }),
]);

/** Notifies tabs that the stored sitting was replaced: the holder releases it, and reads it again when it is resumed. */
export function announceSittingReplaced(messages: Platform['messages'], key: string): void {
  messages.post(TOPIC, { kind: 'saved', key });
}

/**
 * Sittings that this tab has left and still saves, by key: a person who returns at once waits for it, and is not told of
 * another tab.
 */
const leftByTab = new WeakMap<LockService, Map<string, Promise<void>>>();

function leftIn(tab: LockService): Map<string, Promise<void>> {
  const known = leftByTab.get(tab);
  if (known !== undefined) return known;
  const left = new Map<string, Promise<void>>();
  leftByTab.set(tab, left);
  return left;
}

/** How `practice/play.ts` saves what is played. */
export type Persist<State> = (
  platform: UsedPlatform,
  studyLog: Pick<StudyLog, 'record' | 'flush'>,
  handlers: SittingHandlers<State>,
) => Sitting;

/** Saves what is played under an entry of the registry, for `useMachine`. */
export function persisted<State, Kept>(persistence: Persistence<State, Kept>): Persist<State> {
  return (platform, studyLog, handlers) => createSitting(platform, studyLog, persistence, handlers);
}

type UsedPlatform = Pick<
  Platform,
  'afterPaint' | 'clock' | 'database' | 'locks' | 'messages' | 'page' | 'storage'
>;
type SaveOutcome = Result<undefined, StorageFailure>;

/**
 * A sitting of this tab. The playing tab holds a lock; a tab that takes over asks it to save first, so that it gets the
 * newest state.
 */
function createSitting<State, Kept>(
  { afterPaint, clock, database, locks, messages, page, storage }: UsedPlatform,
  studyLog: Pick<StudyLog, 'record' | 'flush'>,
  { entry, keep, restore }: Persistence<State, Kept>,
  handlers: SittingHandlers<State>,
): Sitting {
  const { key } = entry;
  const leftHere = leftIn(locks);
  const place = { store: 'sittings', key } as const;
  /** Increased whenever earlier operations become obsolete. */
  let turn = 0;
  /** `leaving`: waiting changes are still saved, but no new ones are accepted. */
  let hold: 'none' | 'opening' | 'mine' | 'leaving' = 'none';
  let release: Cancel | null = null;
  /** False if the stored sitting is unreadable or from a newer version: then it must not be overwritten. */
  let canSave = true;
  let hasChanged = false;
  /** The numbers of answers given, included in the last save, and saved. */
  const answers = { given: 0, carried: 0, safe: 0 };
  let planned: Cancel | null = null;
  let savedAt = -Infinity;
  let stopListening: readonly Cancel[] = [];

  const change = (): Pick<DatabaseChange, 'put'> => {
    // Never overwrites the state of another tab.
    if (!canSave || (hold !== 'mine' && hold !== 'leaving')) return {};
    hasChanged = false;
    return { put: [{ ...place, value: { version: entry.version, value: keep(handlers.state()) } }] };
  };
  const tell = (outcome: SaveOutcome) => {
    if (hold === 'mine') handlers.onSaved(outcome.ok && canSave);
    if (!outcome.ok) hasChanged = true;
  };
  const answerWaiters = new Set<() => void>();
  const alongside: SavedAlongside = {
    change() {
      answers.carried = answers.given;
      return change();
    },
    onSaved(outcome) {
      if (outcome.ok) answers.safe = answers.carried;
      tell(outcome);
      for (const goOn of answerWaiters) goOn();
      answerWaiters.clear();
    },
  };

  const saveNow = async (): Promise<void> => {
    planned?.();
    planned = null;
    savedAt = clock.now();
    // While an answer waits, the sitting is saved only with it: both or neither.
    if (answers.given > answers.safe) {
      const tried = new Promise<void>((resolve) => void answerWaiters.add(resolve));
      studyLog.flush();
      await tried;
      // Failed answers are retried with the next change; this handles answers that came during the save.
      if (answers.given > answers.safe) return;
    }
    if (hasChanged) tell(await database.commit(change()));
  };
  const saveWaiting = () => void saveNow();
  const saveSoon = () => {
    // A clock set back must not make it wait long.
    const waitMs = Math.min(Math.max(savedAt + SAVE_EVERY_MS - clock.now(), 0), SAVE_EVERY_MS);
    planned ??= waitMs === 0 ? afterPaint(saveWaiting) : clock.after(waitMs, saveWaiting);
  };

  const lose = () => {
    turn += 1;
    planned?.();
    planned = null;
    hasChanged = false;
    hold = 'none';
    release?.();
    release = null;
    handlers.onElsewhere();
  };
  const leave = async () => {
    turn += 1;
    const mine = turn;
    const give = release;
    release = null;
    if (hold === 'mine') {
      hold = 'leaving';
      const saving = saveNow();
      leftHere.set(key, saving);
      await saving;
      if (leftHere.get(key) === saving) leftHere.delete(key);
    }
    if (turn === mine) hold = 'none';
    give?.();
  };
  const hear = (heard: unknown) => {
    const parsed = safeParse(message, heard);
    if (!parsed.success || parsed.output.key !== key) return;
    if (parsed.output.kind === 'saved') {
      if (hold === 'mine') lose();
    } else if (hold === 'mine') {
      // After this long it was taken, and the stored state is newer than this one.
      if (clock.now() > parsed.output.at + HANDOVER_MS) return lose();
      void leave();
      handlers.onElsewhere();
    }
  };

  const ask = async (take: boolean, onLost: () => void): Promise<Cancel | null> => {
    // The other tab saves before it releases its lock.
    if (take) messages.post(TOPIC, { kind: 'wanted', key, at: clock.now() });
    const name = `oefenpad.${TOPIC}.${key}`;
    const given = await locks.hold(name, { waitMs: take ? HANDOVER_MS : RELOAD_MS, onLost });
    return take ? (given ?? locks.hold(name, { steal: true, onLost })) : given;
  };

  const readWithinLimit = () =>
    new Promise<Result<unknown, StorageFailure>>((resolve) => {
      const stopWaiting = clock.after(READ_LIMIT_MS, () => resolve(err('unavailable')));
      void database.read('sittings', key).then(resolve).then(stopWaiting);
    });
  const read = async (): Promise<Kept | null> => {
    let stored = await readWithinLimit();
    // Retries once: otherwise a failure at the start would leave everything typed later unsaved.
    if (!stored.ok && stored.error === 'failed')
      stored = await pause(clock, READ_AGAIN_MS).then(readWithinLimit);
    canSave = stored.ok;
    if (!stored.ok) return null;
    const found = storedSitting(entry, stored.value);
    canSave = found.kind === 'read';
    return found.kind === 'read' ? found.kept : null;
  };
  const begin = async (take: boolean) => {
    turn += 1;
    const mine = turn;
    hold = 'opening';
    const saving = leftHere.get(key);
    if (saving !== undefined) await Promise.race([saving, pause(clock, READ_LIMIT_MS)]);
    if (turn !== mine) return;
    const given = await ask(take, () => {
      if (turn === mine) lose();
    });
    if (turn !== mine) return given?.();
    if (given === null) return lose();
    release = given;
    const kept = await read();
    if (turn !== mine) return;
    hold = 'mine';
    hasChanged = false;
    handlers.onOpened(kept === null ? null : restore(kept));
    handlers.onSaved(canSave);
  };

  return {
    open(take) {
      if (stopListening.length === 0) {
        stopListening = [messages.listen(TOPIC, hear), page.onHide(saveWaiting)];
      }
      void begin(take);
    },
    save() {
      if (hold !== 'mine') return;
      hasChanged = true;
      // Home leads back to it (MEM-20), also before the first answer: a mock exam has none until it is handed in.
      if (HAS_BEGUN.read(storage) === 'no') HAS_BEGUN.write(storage, 'yes');
      if (canSave) saveSoon();
    },
    record(answer) {
      answers.given += 1;
      studyLog.record(answer, alongside);
    },
    close() {
      for (const cancel of stopListening) cancel();
      stopListening = [];
      void leave();
    },
  };
}

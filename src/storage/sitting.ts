import { literal, number, object, safeParse, string, variant } from 'valibot';
import type { StudyAnswer } from '#learning/rules/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { pause } from '#browser/clock.ts';
import type { Cancel, DatabaseChange, LockService, Platform, StorageFailure } from '#browser/platform.ts';
import { err, type Result } from '#lib/result.ts';
import type { SavedAlongside, StudyLog } from '#learning/study-log.ts';
import { storedSitting, type SittingEntry } from './sitting-entry.ts';

/** How a state is kept on the device, to be resumed after a reload, a crash or in another tab. */
export interface Keeping<State, Kept> {
  readonly entry: SittingEntry<Kept>;
  /** What is kept of a state; null: there is nothing to come back to, and what was kept goes. */
  readonly keep: (state: State) => Kept | null;
  /** The state to resume; null where what was kept no longer fits, and one starts again. */
  readonly restore: (kept: Kept) => State | null;
}

/** A sitting is one tab's at a time: what it must hear of that. */
interface SittingHandlers<State> {
  /** As it is now. */
  readonly state: () => State;
  /** It is this tab's now. `state` is the newest that there is; null: nothing, or nothing that can be resumed. */
  readonly onOpened: (state: State | null) => void;
  /** Another tab has it. What happens here from now on is not kept. */
  readonly onElsewhere: () => void;
  /** Whether the last change is safe. */
  readonly onSaved: (isSafe: boolean) => void;
}

interface Sitting {
  /** Waits for the other tabs a moment, then reads. `take` takes it from the tab that has it. */
  readonly open: (take: boolean) => void;
  /** Something has changed: saved at once, unless that was done just now; then together with what comes meanwhile. */
  readonly save: () => void;
  /** Logs an answer in one transaction with the sitting: it is in both or in neither. */
  readonly record: (answer: StudyAnswer) => void;
  /** Saves what waits, and lets another tab have it. */
  readonly close: () => void;
}

/** A person who types is not waited for: nothing older than that is lost when the browser is killed (WRI-02). */
const SAVE_EVERY_MS = 0.3 * SECOND_MS;
/** A page that was just left or reloaded may still hold the lock; on a slow device it takes a while to let go. */
const RELOAD_MS = SECOND_MS;
/** After a read that failed. */
const READ_AGAIN_MS = 0.3 * SECOND_MS;
/** A browser that hasn't answered by then is treated as one that can't keep it. */
const READ_LIMIT_MS = 10 * SECOND_MS;
/** For the other tab to save its newest and give up the lock; then it is taken. */
const HANDOVER_MS = SECOND_MS;

const TOPIC = 'sittings';
/**
 * `wanted`: whoever has it, save it and let go. `at`: when, in ms since 1970; a tab that slept hears it late.
 * `saved`: something newer stands in the database, as when a copy of one's data was brought in.
 */
const message = variant('kind', [
  object({ kind: literal('wanted'), key: string(), at: number() }),
  object({ kind: literal('saved'), key: string() }),
]);

/** What stands in the database was replaced: a tab that has it open lets go of it, and reads it again when it is played there again. */
export function tellSittingReplaced(messages: Platform['messages'], key: string): void {
  messages.post(TOPIC, { kind: 'saved', key });
}

/** What this tab left and still saves, by key: who comes back at once waits for it, and is not told of another tab. */
const leftByTab = new WeakMap<LockService, Map<string, Promise<void>>>();

function leftIn(tab: LockService): Map<string, Promise<void>> {
  const known = leftByTab.get(tab);
  if (known !== undefined) return known;
  const left = new Map<string, Promise<void>>();
  leftByTab.set(tab, left);
  return left;
}

/** Keeps what is played (`practice/play.ts`). */
export type KeepIn<State> = (
  platform: UsedPlatform,
  studyLog: Pick<StudyLog, 'record' | 'flush'>,
  handlers: SittingHandlers<State>,
) => Sitting;

/** The way to keep a state under an entry of the registry. */
export function keptIn<State, Kept>(keeping: Keeping<State, Kept>): KeepIn<State> {
  return (platform, studyLog, handlers) => createSitting(platform, studyLog, keeping, handlers);
}

type UsedPlatform = Pick<Platform, 'clock' | 'database' | 'locks' | 'messages' | 'page'>;
type SaveOutcome = Result<undefined, StorageFailure>;

/**
 * A sitting of this tab. One tab plays: it holds a lock, and a tab that takes over asks it to save first, so that the
 * newest state goes along.
 */
function createSitting<State, Kept>(
  { clock, database, locks, messages, page }: UsedPlatform,
  studyLog: Pick<StudyLog, 'record' | 'flush'>,
  { entry, keep, restore }: Keeping<State, Kept>,
  handlers: SittingHandlers<State>,
): Sitting {
  const { key } = entry;
  const leftHere = leftIn(locks);
  const place = { store: 'sittings', key } as const;
  /** Counted up whenever what was begun before counts no longer. */
  let turn = 0;
  /** `leaving`: what waits is still saved, and nothing new is taken. */
  let hold: 'none' | 'opening' | 'mine' | 'leaving' = 'none';
  let release: Cancel | null = null;
  /** False where what stands there can't be read, or a newer version of the app kept it: it is not ours to overwrite. */
  let canSave = true;
  let hasChanged = false;
  /** Answers that were given, that went along with the last try to save, and that are safe. */
  const answers = { given: 0, carried: 0, safe: 0 };
  let planned: Cancel | null = null;
  let savedAt = -Infinity;
  let stopListening: readonly Cancel[] = [];

  const change = (): Pick<DatabaseChange, 'put'> => {
    // What another tab has by now is never overwritten.
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
    // As long as an answer waits the sitting goes with it only: it is in both or in neither.
    if (answers.given > answers.safe) {
      const tried = new Promise<void>((resolve) => void answerWaiters.add(resolve));
      studyLog.flush();
      await tried;
      // What failed is tried again with the next change; here is what came while they were on their way.
      if (answers.given > answers.safe) return;
    }
    if (hasChanged) tell(await database.commit(change()));
  };
  const saveSoon = () => {
    // A clock set back would let it wait for long.
    const waitMs = Math.min(Math.max(savedAt + SAVE_EVERY_MS - clock.now(), 0), SAVE_EVERY_MS);
    planned ??= clock.after(waitMs, () => void saveNow());
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
      // After so long it was taken, and what stands there is newer than what is here.
      if (clock.now() > parsed.output.at + HANDOVER_MS) return lose();
      void leave();
      handlers.onElsewhere();
    }
  };

  const ask = async (take: boolean, onLost: () => void): Promise<Cancel | null> => {
    // The other tab saves its newest before it gives up its lock.
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
    // Once more: else a stumble at the start would leave all that is typed from then on unsaved.
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
        stopListening = [messages.listen(TOPIC, hear), page.onHide(() => void saveNow())];
      }
      void begin(take);
    },
    save() {
      if (hold !== 'mine') return;
      hasChanged = true;
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

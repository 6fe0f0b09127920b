import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import type { Cancel, Platform, WorkerService } from '#browser/platform.ts';
import { BUSY_LOCK, isBusyHere, onBusyChange } from './busy.ts';

/** A page that is open for days looks for a new version as often (QUA-11). */
const LOOK_EVERY_MS = HOUR_MS;

export type UpdatePhase =
  /** Nothing is to be said. */
  | 'none'
  /** A new version waits, and may be taken. */
  | 'offered'
  /** It was asked for, and comes as soon as no tab is busy. */
  | 'awaited'
  /** It is being taken: the page is about to be reloaded. */
  | 'taken';

/** In plain words, wherever it is told. */
export const UPDATE_TEXTS: Readonly<Record<UpdatePhase, string>> = {
  none: '',
  offered: 'A new version is ready.',
  awaited: 'The new version starts when you finish what is open in another tab.',
  taken: 'The new version is loading …',
};

/** `none`: this browser keeps no copy of the app, and has what the server has with every reload. */
type UpdateOutcome = 'newest' | 'found' | 'failed' | 'none';

/** New versions of the app: found, offered, and taken when the person says so (QUA-11). */
export interface Updates extends ReadableStore<UpdatePhase> {
  /** Begins to look. The answer ends that. */
  readonly start: () => Cancel;
  /** Something else is shown now: a moment at which a notice startles nobody. */
  readonly turned: () => void;
  /** Asks the server. What is found is offered at once, even if it was put off before. */
  readonly check: () => Promise<UpdateOutcome>;
  /** Takes the new version and reloads the page, as soon as nothing is under way in any tab. */
  readonly take: () => Promise<void>;
  /** Not now: it is not offered again until the app is restarted, which takes it if no other tab is open. */
  readonly putOff: () => void;
}

type UsedPlatform = Pick<Platform, 'clock' | 'locks' | 'page' | 'report' | 'worker'>;

const known = new WeakMap<UsedPlatform, Updates>();

/** By platform and not by component: the notice and the settings tell of the same. */
export function updatesOf(platform: UsedPlatform): Updates {
  const updates = known.get(platform) ?? createUpdates(platform);
  known.set(platform, updates);
  return updates;
}

function createUpdates({ clock, locks, page, report, worker: loadWorker }: UsedPlatform): Updates {
  const store = createStore<UpdatePhase>(() => 'none');
  let worker: WorkerService | null = null;
  let isPutOff = false;
  let isWanted = false;
  let lookedAt = clock.now();

  const show = (next: UpdatePhase) => store.setState(next, true);
  const offerIfThere = () => {
    const phase = store.getState();
    if (phase !== 'none' && phase !== 'offered') return;
    const isOffered = worker?.hasUpdate() === true && !isPutOff && !isBusyHere();
    show(isOffered ? 'offered' : 'none');
  };
  /** It went away: another tab has taken it, or something is under way here. */
  const withdraw = () => {
    if (store.getState() === 'offered' && (isBusyHere() || worker?.hasUpdate() !== true)) show('none');
  };
  /** Another version has taken over: also long after the press, where the worker before it had something to end. */
  const follow = () => (isWanted && !isBusyHere() ? page.reload() : undefined);
  const lookIfDue = () => {
    if (worker === null || Math.abs(clock.now() - lookedAt) < LOOK_EVERY_MS) return;
    lookedAt = clock.now();
    void worker.checkForUpdate();
  };
  const found = async (): Promise<WorkerService | null> => {
    try {
      worker ??= await loadWorker();
    } catch (error) {
      report.warn('New versions of Oefenpad cannot be looked for', error);
    }
    return worker;
  };

  return {
    ...store,
    start() {
      const cancels = [
        onBusyChange(withdraw),
        clock.every(LOOK_EVERY_MS, lookIfDue),
        page.onVisible(() => {
          lookIfDue();
          offerIfThere();
        }),
      ];
      let isEnded = false;
      const begin = async () => {
        const service = await found();
        if (service === null || isEnded) return;
        cancels.push(service.onChange(withdraw), service.onTakenOver(follow));
      };
      void begin();
      return () => {
        isEnded = true;
        cancels.forEach((cancel) => cancel());
      };
    },
    turned: offerIfThere,
    async check() {
      lookedAt = clock.now();
      const outcome = (await (await found())?.checkForUpdate()) ?? 'failed';
      if (outcome !== 'update') return outcome === 'no-worker' ? 'none' : outcome;
      isPutOff = false;
      offerIfThere();
      return 'found';
    },
    async take() {
      const phase = store.getState();
      if (phase === 'awaited' || phase === 'taken') return;
      show('taken');
      let letGo = await locks.hold(BUSY_LOCK, { onLost: () => undefined });
      if (letGo === null) {
        show('awaited');
        letGo = await locks.hold(BUSY_LOCK, { waitMs: DAY_MS, onLost: () => undefined });
      }
      letGo?.();
      if (letGo !== null) {
        show('taken');
        isWanted = true;
        // True: the page is being reloaded.
        if ((await worker?.takeUpdate()) === true) return;
      }
      // It is gone, or would not: what waits can be taken later.
      show('none');
      offerIfThere();
    },
    putOff() {
      isPutOff = true;
      show('none');
    },
  };
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import type { Cancel, Platform, WorkerService } from '#browser/platform.ts';
import { BUSY_LOCK, isBusyHere, onBusyChange } from './busy.ts';

/** A page that is open for days checks for a new version this often (QUA-11). */
const LOOK_EVERY_MS = HOUR_MS;

export type UpdatePhase =
  /** There is nothing to say. */
  | 'none'
  /** A new version waits and can be applied. */
  | 'offered'
  /** The person accepted it; it is applied as soon as no tab is busy. */
  | 'awaited'
  /** It is being applied: the page is about to reload. */
  | 'taken';

/** The texts of the notice and of the settings. */
export const UPDATE_TEXTS: Readonly<Record<Exclude<UpdatePhase, 'none'>, MessageDescriptor>> = {
  offered: msg`A new version is ready.`,
  awaited: msg`The new version starts when you finish what is open in another tab.`,
  taken: msg`The new version is loading …`,
};

/** `none`: this browser saves no copy of the app, so every reload loads it from the server. */
type UpdateOutcome = 'newest' | 'found' | 'failed' | 'none';

/** New versions of the app: found, offered, and applied when the person agrees (QUA-11). */
export interface Updates extends ReadableStore<UpdatePhase> {
  /** Starts checking. The returned function stops it. */
  readonly start: () => Cancel;
  /** Call it when the view has changed: at that moment a notice disturbs nobody. */
  readonly turned: () => void;
  /** Checks the server. A version found is offered at once, even if it was dismissed before. */
  readonly check: () => Promise<UpdateOutcome>;
  /** Applies the new version and reloads the page, as soon as no tab is busy. */
  readonly take: () => Promise<void>;
  /** Dismisses it: it is not offered again until the app restarts, which applies it if no other tab is open. */
  readonly putOff: () => void;
}

type UsedPlatform = Pick<Platform, 'clock' | 'locks' | 'page' | 'report' | 'worker'>;

const known = new WeakMap<UsedPlatform, Updates>();

/** One per platform, so that the notice and the settings share it. */
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
  /** Hides the offer: another tab has applied it, or this tab is busy. */
  const withdraw = () => {
    if (store.getState() === 'offered' && (isBusyHere() || worker?.hasUpdate() !== true)) show('none');
  };
  /** Another version has taken over, possibly long after the press if the old worker had work to finish. */
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
      let release = await locks.hold(BUSY_LOCK, { onLost: () => undefined });
      if (release === null) {
        show('awaited');
        release = await locks.hold(BUSY_LOCK, { waitMs: DAY_MS, onLost: () => undefined });
      }
      release?.();
      if (release !== null) {
        show('taken');
        isWanted = true;
        // True: the page is being reloaded.
        if ((await worker?.takeUpdate()) === true) return;
      }
      // It is gone or did not take over: a waiting version can be applied later.
      show('none');
      offerIfThere();
    },
    putOff() {
      isPutOff = true;
      show('none');
    },
  };
}

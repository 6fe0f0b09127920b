import type { Cancel, Clock, LockService } from '#browser/platform.ts';

export interface FakeLocks extends LockService {
  /** The locks of another tab of the same browser, with its own clock. */
  openTab(clock: Clock): FakeLocks;
  /** Closes the tab, which releases all its locks. */
  close(): void;
}

interface Holder {
  readonly tab: object;
  readonly lose: () => void;
}

/** The holder of each lock, and who waits for it. */
interface Shared {
  readonly holders: Map<string, Holder>;
  readonly waiting: Set<() => void>;
}

/** Locks in memory. */
export function createFakeLocks(clock: Clock): FakeLocks {
  return createTab({ holders: new Map(), waiting: new Set() }, clock);
}

function createTab(shared: Shared, clock: Clock): FakeLocks {
  const { holders, waiting } = shared;
  const tab = {};

  const give = (name: string) => {
    holders.delete(name);
    for (const look of waiting) look();
  };
  const take = (name: string, lose: () => void): Cancel => {
    const mine = { tab, lose };
    const before = holders.get(name);
    holders.set(name, mine);
    before?.lose();
    return () => {
      if (holders.get(name) === mine) give(name);
    };
  };
  const wait = (name: string, waitMs: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        waiting.delete(look);
        stopWaiting();
        resolve();
      };
      const look = () => (holders.has(name) ? undefined : end());
      const stopWaiting = clock.after(waitMs, end);
      waiting.add(look);
    });

  return {
    async hold(name, { steal = false, waitMs = 0, onLost }) {
      // As in a browser: never within the call.
      await Promise.resolve();
      if (!steal && holders.has(name) && waitMs > 0) await wait(name, waitMs);
      return steal || !holders.has(name) ? take(name, onLost) : null;
    },
    openTab: (otherClock) => createTab(shared, otherClock),
    close() {
      for (const [name, holder] of holders) if (holder.tab === tab) give(name);
    },
  };
}

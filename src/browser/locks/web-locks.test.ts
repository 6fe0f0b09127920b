import { describe, expect, it } from 'vitest';
import { createWebLocks } from './web-locks.ts';

type Granted = (lock: Lock | null) => unknown;

/** A fake of Web Locks, which Node lacks: one origin, any number of tabs. */
function createLockManager(): () => LockManager {
  const held = new Map<string, { reject: (reason: unknown) => void }>();
  const waiting = new Map<string, (() => void)[]>();
  const grant = (name: string, run: Granted) =>
    new Promise((resolve, reject) => {
      const mine = { reject };
      held.set(name, mine);
      const end = () => {
        if (held.get(name) !== mine) return;
        held.delete(name);
        waiting.get(name)?.shift()?.();
      };
      const play = async () => {
        resolve(await run({ name, mode: 'exclusive' }));
        end();
      };
      play().catch(reject);
    });
  const request = async (name: string, options: LockOptions, run: Granted): Promise<unknown> => {
    const current = held.get(name);
    if (current === undefined) return grant(name, run);
    if (options.steal === true) {
      current.reject(new DOMException('stolen', 'AbortError'));
      return grant(name, run);
    }
    if (options.ifAvailable === true) return run(null);
    await new Promise<void>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('waited', 'AbortError')));
      waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
    });
    return grant(name, run);
  };
  return () => Object.assign(Object.create(null), { request });
}

const never = () => expect.unreachable('the lock was not to be lost');

describe('web locks', () => {
  it('QUA-19: one tab holds a lock; another gets it once it is released', async () => {
    const manager = createLockManager();
    const [first, second] = [createWebLocks(manager), createWebLocks(manager)];
    const release = await first.hold('game', { onLost: never });
    expect(release).not.toBeNull();
    expect(await second.hold('game', { onLost: never })).toBeNull();
    expect(await second.hold('other', { onLost: never })).not.toBeNull();
    release?.();
    release?.();
    await Promise.resolve();
    expect(await second.hold('game', { onLost: never })).not.toBeNull();
  });

  it('QUA-19: the holder of a stolen lock is notified once', async () => {
    const manager = createLockManager();
    let lost = 0;
    const release = await createWebLocks(manager).hold('game', { onLost: () => (lost += 1) });
    expect(await createWebLocks(manager).hold('game', { steal: true, onLost: never })).not.toBeNull();
    await Promise.resolve();
    expect(lost).toBe(1);
    release?.();
    expect(await createWebLocks(manager).hold('game', { onLost: never })).toBeNull();
  });

  it('QUA-19: a waiting tab gets it when it is released, or learns that it was not', async () => {
    const manager = createLockManager();
    const release = await createWebLocks(manager).hold('game', { onLost: never });
    const waited = createWebLocks(manager).hold('game', { waitMs: 5000, onLost: never });
    release?.();
    expect(await waited).not.toBeNull();
    expect(await createWebLocks(manager).hold('game', { waitMs: 1, onLost: never })).toBeNull();
  });

  it('QUA-19 MEM-03: a browser that refuses locks to the page gives every lock to everybody', async () => {
    const refusal = new DOMException('The request was denied.', 'SecurityError');
    for (const options of [{}, { waitMs: 300 }, { steal: true }]) {
      const manager = Object.assign(Object.create(null), { request: () => Promise.reject(refusal) });
      const locks = createWebLocks(() => manager);
      for (const name of ['game', 'game']) {
        const release = await locks.hold(name, { ...options, onLost: never });
        expect(release).not.toBeNull();
        release?.();
      }
    }
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/duration.ts';
import { beginBusy } from './busy.ts';
import { updatesOf } from './updates.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function open(platform: FakePlatform) {
  const updates = updatesOf(platform);
  stops.push(updates.start());
  await settle();
  return updates;
}

describe('updates', () => {
  it('QUA-11: a new version is offered when the view changes, and applied when the person agrees', async () => {
    const platform = createFakePlatform();
    const updates = await open(platform);
    updates.turned();
    expect(updates.getState()).toBe('none');
    platform.serviceWorker.offerUpdate();
    expect(updates.getState()).toBe('none');
    updates.turned();
    expect(updates.getState()).toBe('offered');
    await updates.take();
    expect(platform.page.reloads).toBe(1);
    expect(platform.serviceWorker.hasUpdate()).toBe(false);
  });

  it('QUA-11: once dismissed it is not offered again, unless the person checks for it', async () => {
    const platform = createFakePlatform();
    platform.serviceWorker.offerUpdate();
    const updates = await open(platform);
    updates.turned();
    updates.putOff();
    updates.turned();
    platform.page.show();
    expect(updates.getState()).toBe('none');
    platform.serviceWorker.answerChecks('update');
    expect(await updates.check()).toBe('found');
    expect(updates.getState()).toBe('offered');
  });

  it('QUA-11: it is neither offered nor applied while this tab is busy', async () => {
    const platform = createFakePlatform();
    platform.serviceWorker.offerUpdate();
    const updates = await open(platform);
    updates.turned();
    const end = beginBusy();
    expect(updates.getState()).toBe('none');
    updates.turned();
    expect(updates.getState()).toBe('none');
    end();
    updates.turned();
    expect(updates.getState()).toBe('offered');
  });

  it('QUA-11: it waits for a game in another tab, says so, and is applied when that has ended', async () => {
    const platform = createFakePlatform();
    platform.serviceWorker.offerUpdate();
    const updates = await open(platform);
    updates.turned();
    // The other tab holds this lock while it is busy.
    const release = await platform.locks
      .openTab(platform.clock)
      .hold('oefenpad.busy', { onLost: () => undefined });
    const taking = updates.take();
    await settle();
    expect(updates.getState()).toBe('awaited');
    expect(platform.page.reloads).toBe(0);
    release?.();
    await taking;
    expect(platform.page.reloads).toBe(1);
  });

  it('QUA-11: a version that another tab applied does not change this page', async () => {
    const platform = createFakePlatform();
    platform.serviceWorker.offerUpdate();
    const updates = await open(platform);
    updates.turned();
    platform.serviceWorker.takeOver();
    expect([updates.getState(), platform.page.reloads]).toEqual(['none', 0]);
  });

  it('QUA-11: one that did not take over in time is offered again, and applied if it does so late', async () => {
    const platform = createFakePlatform();
    platform.serviceWorker.offerUpdate();
    const updates = await open(platform);
    updates.turned();
    platform.serviceWorker.refuseToTakeOver();
    await updates.take();
    expect([updates.getState(), platform.page.reloads]).toEqual(['offered', 0]);
    platform.serviceWorker.takeOver();
    expect(platform.page.reloads).toBe(1);
  });

  it('QUA-11: a page that is open for days checks for a new version every hour, and after a sleep', async () => {
    const platform = createFakePlatform();
    const updates = await open(platform);
    platform.serviceWorker.install();
    platform.page.show();
    expect(platform.serviceWorker.checks()).toBe(0);
    platform.advance(3 * DAY_MS);
    expect(platform.serviceWorker.checks()).toBe(72);
    platform.serviceWorker.answerChecks('update');
    platform.advance(HOUR_MS);
    platform.page.show();
    expect(updates.getState()).toBe('offered');
  });

  it('QUA-11: a check reports its result, also without a worker and without its code', async () => {
    const platform = createFakePlatform();
    const updates = await open(platform);
    expect(await updates.check()).toBe('none');
    platform.serviceWorker.install();
    expect(await updates.check()).toBe('newest');
    platform.serviceWorker.answerChecks('failed');
    expect(await updates.check()).toBe('failed');
    const broken = await open(createFakePlatform({ worker: () => Promise.reject(new Error('no code')) }));
    expect(await broken.check()).toBe('failed');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import oldestLog from '../../tests/fixtures/study-log-2026-11-23.json' with { type: 'json' };
import { EMPTY_PROJECTION, itemsOf, project, type Projection } from '#learning/rules/projection.ts';
import { readSnapshot, snapshotOf } from '#learning/rules/projection-snapshot.ts';
import { parseStudyEvent, type StudyAnswer, type StudyEvent } from '#learning/rules/study-event.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import type { StoredEvent } from '#browser/platform.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakeMessages } from '#testing/fake-messages.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { answered, anyLog } from '#testing/study-events.ts';
import { createProjectionStore } from './projection-store.ts';
import { createStudyLog } from './study-log.ts';

const answer: StudyAnswer = {
  itemId: 'word:fiets',
  activity: 'flashcard',
  grade: 'good',
  answer: null,
  durationMs: 900,
};

/** Runs all timers of the next `ms` and all promises. */
async function settle(platform: FakePlatform, ms = 0): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  platform.advance(ms);
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

function openTab(platform: FakePlatform) {
  const studyLog = createStudyLog(platform, () => undefined);
  const store = createProjectionStore(platform, studyLog);
  const ids = (itemId = 'word:fiets') => historyOf(store.getState().projection, itemId).map(({ id }) => id);
  return { platform, studyLog, store, ids };
}

/** Tabs of one browser with a shared database, lock and messages. */
function openTabs(...log: readonly StoredEvent[]) {
  const database = createFakeDatabase(log);
  const messages = createFakeMessages();
  const first = createFakePlatform({ database, messages });
  const second = createFakePlatform({
    clock: first.clock,
    database: database.openTab(),
    messages: messages.openTab(),
    locks: first.locks.openTab(first.clock),
  });
  for (const [name, { page }] of Object.entries({ first, second })) {
    let count = 0;
    vi.spyOn(page, 'newId').mockImplementation(() => `${name}-${(count += 1)}`);
  }
  return [openTab(first), openTab(second)] as const;
}

const many = (count: number, name = 'id') =>
  Array.from({ length: count }, (_, index) => answered({ id: `${name}-${index}`, at: index }));
const contents = (projection: Projection) => new Map(itemsOf(projection));
const workOut = (events: readonly StudyEvent[]) => contents(project(EMPTY_PROJECTION, events));

describe('createProjectionStore', () => {
  it('MEM-19: is empty at first, then has the whole log, and notifies', async () => {
    const { store, ids } = openTab(createFakePlatform({ database: createFakeDatabase(many(3)) }));
    const told = vi.fn<() => void>();
    store.subscribe(told);
    expect([ids(), store.getState().status]).toEqual([[], 'reading']);
    await store.start();
    expect([ids(), store.getState().status]).toEqual([['id-0', 'id-1', 'id-2'], 'whole']);
    expect(told).toHaveBeenCalled();
  });

  it('MEM-19: an empty log also counts as fully read', async () => {
    const { store } = openTab(createFakePlatform());
    await store.start();
    expect(store.getState()).toEqual({ projection: EMPTY_PROJECTION, status: 'whole' });
  });

  it('MEM-19: an answer in this tab is included at once and only once, even if unsaved', async () => {
    const { platform, studyLog, store, ids } = openTab(createFakePlatform());
    await store.start();
    platform.database.failWith('full');
    studyLog.record(answer);
    expect(ids()).toHaveLength(1);
    await settle(platform, 5000);
    expect(ids()).toHaveLength(1);
    platform.database.failWith(null);
    studyLog.record(answer);
    await settle(platform, 5000);
    expect(ids()).toHaveLength(2);
    expect(platform.database.events).toHaveLength(2);
  });

  it('MEM-19: answers from another tab are included too, also after this tab slept', async () => {
    const [here, there] = openTabs();
    await Promise.all([here.store.start(), there.store.start()]);
    here.studyLog.record(answer);
    await settle(here.platform, 0);
    expect(there.ids()).toEqual(here.ids());
    expect(there.ids()).toHaveLength(1);
    // Like an import, which sends no message.
    await here.platform.database.commit({ events: [answered({ id: 'imported', at: 1 })] });
    there.platform.page.show();
    await settle(there.platform);
    expect(there.ids()).toContain('imported');
  });

  it('MEM-19: the snapshot is written in a quiet moment, and the next start reads only newer events', async () => {
    const [here] = openTabs(...many(250));
    await here.store.start();
    expect(here.platform.database.records.size).toBe(0);
    await settle(here.platform, 3000);
    expect(readSnapshot(here.platform.database.records.get('snapshots/projection'))?.arrival).toBe(250);

    const later = openTab(createFakePlatform({ database: here.platform.database.openTab() }));
    const since = vi.spyOn(later.platform.database, 'eventsSince');
    await here.platform.database.commit({ events: [answered({ id: 'new', at: 1e9 })] });
    await later.store.start();
    expect(since.mock.calls.map(([arrival]) => arrival)).toEqual([250, 251]);
    expect(later.ids()).toHaveLength(251);
    expect(later.ids().at(-1)).toBe('new');
  });

  it('MEM-19: a few answers do not cause a snapshot; two hundred do', async () => {
    const { platform, studyLog, store } = openTab(createFakePlatform());
    await store.start();
    for (let count = 1; count < 200; count += 1) studyLog.record(answer);
    await settle(platform, 4000);
    expect(platform.database.records.size).toBe(0);
    studyLog.record(answer);
    await settle(platform, 2900);
    expect(platform.database.records.size).toBe(0);
    await settle(platform, 200);
    expect(platform.database.records.size).toBe(1);
  });

  it('MEM-03 MEM-19: unsaved answers are not in a snapshot', async () => {
    const { platform, studyLog, store } = openTab(
      createFakePlatform({ database: createFakeDatabase(many(300)) }),
    );
    await store.start();
    vi.spyOn(platform.database, 'commit').mockImplementationOnce(() =>
      Promise.resolve({ ok: false, error: 'full' }),
    );
    studyLog.record(answer);
    await settle(platform, 5000);
    const kept = readSnapshot(platform.database.records.get('snapshots/projection'));
    expect(contents(kept?.projection ?? EMPTY_PROJECTION)).toEqual(workOut(many(300)));
  });

  it('MEM-19: two tabs write one snapshot, not two', async () => {
    const [here, there] = openTabs(...many(250));
    const commits = [here, there].map(({ platform }) => vi.spyOn(platform.database, 'commit'));
    await Promise.all([here.store.start(), there.store.start()]);
    await settle(here.platform, 10_000);
    await settle(here.platform, 10_000);
    expect(commits.reduce((sum, commit) => sum + commit.mock.calls.length, 0)).toBe(1);
  });

  it.each([
    ['of another version', { ...snapshotOf(project(EMPTY_PROJECTION, many(2)), 2), version: 99 }],
    ['damaged', { ...snapshotOf(project(EMPTY_PROJECTION, many(2)), 2), checksum: 1 }],
    ['something else', 'nonsense'],
  ])('MEM-19: a snapshot that is %s is rebuilt from the log', async (_what, stored) => {
    const { platform, store, ids } = openTab(createFakePlatform({ database: createFakeDatabase(many(250)) }));
    platform.database.records.set('snapshots/projection', stored);
    await store.start();
    expect(ids()).toHaveLength(250);
    await settle(platform, 5000);
    expect(readSnapshot(platform.database.records.get('snapshots/projection'))?.arrival).toBe(250);
  });

  it('MEM-19: a snapshot of a deleted log is not used', async () => {
    const { platform, store, ids } = openTab(
      createFakePlatform({ database: createFakeDatabase(many(2, 'new')) }),
    );
    const old = project(EMPTY_PROJECTION, many(9, 'old'));
    platform.database.records.set('snapshots/projection', snapshotOf(old, 9));
    await store.start();
    expect(ids()).toEqual(['new-0', 'new-1']);
  });

  it('MEM-03 MEM-19: an unreadable log is reported, and read as soon as that is possible', async () => {
    const { platform, store, ids } = openTab(createFakePlatform({ database: createFakeDatabase(many(2)) }));
    platform.database.failWith('unavailable');
    await store.start();
    expect([ids(), store.getState().status]).toEqual([[], 'unreadable']);
    expect(platform.report.messages()).toContain('The study log could not be read');
    platform.database.failWith(null);
    platform.page.show();
    await settle(platform);
    expect([ids().length, store.getState().status]).toEqual([2, 'whole']);
  });

  it('MEM-17 MEM-19: a long log, and one of the oldest supported build, is read completely', async () => {
    const long = openTab(createFakePlatform({ database: createFakeDatabase(many(3500)) }));
    await long.store.start();
    expect(long.ids()).toHaveLength(3500);
    const old = openTab(createFakePlatform({ database: createFakeDatabase(oldestLog) }));
    await old.store.start();
    const events = oldestLog.map(parseStudyEvent).filter((event) => event !== null);
    expect(contents(old.store.getState().projection)).toEqual(workOut(events));
    expect(events).toHaveLength(oldestLog.length);
  });

  it('MEM-19: whatever two tabs answer and save, both have the whole log', async () => {
    const step = fc.constantFrom('here', 'there', 'both', 'quiet', 'wake');
    await fc.assert(
      fc.asyncProperty(anyLog, fc.array(step, { maxLength: 12 }), async (log, steps) => {
        const [here, there] = openTabs(...log);
        await Promise.all([here.store.start(), there.store.start()]);
        for (const each of steps) {
          if (each === 'here' || each === 'both') here.studyLog.record(answer);
          if (each === 'there' || each === 'both') there.studyLog.record({ ...answer, itemId: 'word:huis' });
          if (each === 'wake') there.platform.page.show();
          await settle(here.platform, each === 'quiet' ? 4000 : 0);
        }
        await settle(here.platform, 4000);
        const read = await here.platform.database.eventsSince(0);
        const events = read.ok
          ? read.value.events.map(parseStudyEvent).filter((event) => event !== null)
          : [];
        expect(contents(here.store.getState().projection)).toEqual(workOut(events));
        expect(contents(there.store.getState().projection)).toEqual(workOut(events));
      }),
      { numRuns: 40 },
    );
  });
});

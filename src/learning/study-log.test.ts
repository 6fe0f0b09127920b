import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  itemsOfEvent,
  parseStudyEvent,
  type StudyAnswer,
  type StudyEvent,
} from '#learning/rules/study-event.ts';
import { ok } from '#lib/result.ts';
import type { StorageFailure } from '#browser/platform.ts';
import { createFakePlatform, reloadPage } from '#testing/fake-platform.ts';
import { createStudyLog, LOG_GREW_TOPIC } from './study-log.ts';

function answer(name: string): StudyAnswer {
  return { itemId: `word:${name}`, activity: 'flashcard', grade: 'good', answer: null, durationMs: 900 };
}

function idsOf(event: StudyEvent | null): string {
  return event === null ? '' : itemsOfEvent(event).join(' ');
}

function setUp() {
  const platform = createFakePlatform();
  const commit = vi.spyOn(platform.database, 'commit');
  const persist = vi.spyOn(platform.siteData, 'requestPersistence');
  const notify = vi.fn<(failure: StorageFailure) => void>();
  const log = createStudyLog(platform, notify);
  /** Runs timers and promises. */
  const settle = async (ms = 0) => {
    platform.advance(ms);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const savedItems = () => platform.database.events.map((event) => event.itemId);
  return { platform, commit, persist, notify, log, settle, savedItems };
}

describe('createStudyLog', () => {
  it('MEM-01: every answer becomes one event with a unique id and its time', async () => {
    const { platform, log, settle } = setUp();
    log.record({ ...answer('fiets'), answer: 'de fiets', grade: 'right', activity: 'quiz' });
    await settle();
    expect(platform.database.events).toEqual([
      {
        kind: 'answered',
        version: 1,
        id: 'id-2',
        browser: 'id-1',
        at: platform.clock.now(),
        itemId: 'word:fiets',
        activity: 'quiz',
        card: 'meaning',
        grade: 'right',
        answer: 'de fiets',
        durationMs: 900,
      },
    ]);
  });

  it('MEM-01: saved events can be read again, whatever duration a faulty clock gives', async () => {
    const { platform, log, settle } = setUp();
    for (const durationMs of [-500, Number.NaN, Infinity]) log.record({ ...answer('fiets'), durationMs });
    await settle();
    expect(platform.database.events.map(({ durationMs }) => durationMs)).toEqual([0, 0, 0]);
  });

  it('PTH-01 MEM-17: many words are marked as known by one event, and one event takes them all back', async () => {
    const { platform, log, settle } = setUp();
    const mark = log.markKnown(['word:fiets', 'word:huis']);
    if (mark !== null) log.unmark(mark);
    await settle();
    const stamp = { version: 1, browser: 'id-1', at: platform.clock.now() };
    const itemIds = ['word:fiets', 'word:huis'];
    expect(platform.database.log).toEqual([
      { ...stamp, kind: 'marked-known', id: 'id-2', itemIds },
      { ...stamp, kind: 'unmarked-known', id: 'id-3', itemIds, target: 'id-2' },
    ]);
  });

  it('MEM-17: all events of a browser carry its random id, made once', async () => {
    const { platform, log, settle } = setUp();
    log.record(answer('fiets'));
    log.record(answer('huis'));
    await settle();
    const later = createStudyLog(platform, () => undefined);
    later.record(answer('kaas'));
    await settle();
    expect(platform.database.events.map(({ browser }) => browser)).toEqual(['id-1', 'id-1', 'id-1']);
    expect(setUp().platform.storage.entries.size).toBe(0);
  });

  it('MEM-03 MEM-17: if the id cannot be stored, answers of one visit still share it', async () => {
    const { platform, log, settle } = setUp();
    platform.storage.failWith({ read: 'unavailable', write: 'full' });
    log.record(answer('fiets'));
    log.record(answer('huis'));
    await settle();
    expect(new Set(platform.database.events.map(({ browser }) => browser)).size).toBe(1);
  });

  it('MEM-19: this tab is notified of an answer at once, the others when it is in the log', async () => {
    const { platform, log, settle } = setUp();
    const [heard, elsewhere]: string[][] = [[], []];
    const stop = log.subscribe((event) => heard?.push(idsOf(event)));
    platform.messages.openTab().listen(LOG_GREW_TOPIC, () => elsewhere?.push('grew'));
    platform.database.failWith('full');
    log.record(answer('fiets'));
    expect(heard).toEqual(['word:fiets']);
    await settle();
    expect(elsewhere).toEqual([]);
    platform.database.failWith(null);
    stop();
    log.record(answer('huis'));
    await settle();
    expect(heard).toEqual(['word:fiets']);
    expect(elsewhere).toEqual(['grew']);
  });

  it('MEM-03: record returns before anything is saved; answers in quick succession are one batch in order', async () => {
    const { commit, log, settle, savedItems } = setUp();
    log.record(answer('een'));
    log.record(answer('twee'));
    expect(commit).not.toHaveBeenCalled();
    await settle();
    expect(commit).toHaveBeenCalledTimes(1);
    expect(savedItems()).toEqual(['word:een', 'word:twee']);
  });

  it.each(['full', 'unavailable', 'failed'] as const)(
    'MEM-03: storage that is %s is reported once, and everything is saved later in order',
    async (failure) => {
      const { platform, notify, log, settle, savedItems } = setUp();
      platform.database.failWith(failure);
      log.record(answer('een'));
      await settle();
      log.record(answer('twee'));
      await settle();
      expect(notify.mock.calls).toEqual([[failure]]);
      platform.database.failWith(null);
      log.record(answer('drie'));
      await settle();
      expect(savedItems()).toEqual(['word:een', 'word:twee', 'word:drie']);
      expect(new Set(platform.database.events.map((event) => event.id)).size).toBe(3);
      platform.database.failWith(failure);
      log.record(answer('vier'));
      await settle();
      expect(notify).toHaveBeenCalledTimes(1);
    },
  );

  it('MEM-03: a browser that never answers counts as failed, and the answer is retried', async () => {
    const { commit, notify, log, settle, savedItems } = setUp();
    commit.mockImplementationOnce(() => new Promise(() => undefined));
    log.record(answer('een'));
    await settle();
    await settle(10_000);
    expect(notify.mock.calls).toEqual([['failed']]);
    log.record(answer('twee'));
    await settle();
    expect(savedItems()).toEqual(['word:een', 'word:twee']);
  });

  it('MEM-03: nothing that throws or rejects reaches the screen', async () => {
    const { platform, commit, persist, notify, log, settle, savedItems } = setUp();
    commit.mockImplementationOnce(() => Promise.reject(new TypeError('a mistake')));
    persist.mockImplementation(() => {
      throw new TypeError('no storage manager');
    });
    log.record(answer('een'));
    await settle();
    expect(notify.mock.calls).toEqual([['failed']]);
    vi.spyOn(platform.page, 'newId').mockImplementationOnce(() => {
      throw new TypeError('no crypto');
    });
    expect(() => log.record(answer('twee'))).not.toThrow();
    expect(platform.report.messages()).toContain('An answer could not be recorded');
    log.record(answer('drie'));
    await settle();
    expect(savedItems()).toEqual(['word:een', 'word:drie']);
  });

  it('MEM-03: flush saves waiting answers at once, even during another save', async () => {
    const { commit, log, settle } = setUp();
    commit.mockImplementation(() => Promise.resolve(ok()));
    commit.mockImplementationOnce(() => new Promise(() => undefined));
    log.record(answer('een'));
    await settle();
    log.record(answer('twee'));
    log.flush();
    expect(
      commit.mock.calls.map(([{ events = [] }]) => events.map((event) => idsOf(parseStudyEvent(event)))),
    ).toEqual([['word:een'], ['word:twee']]);
    log.flush();
    expect(commit).toHaveBeenCalledTimes(2);
  });

  it('MEM-04: asks for persistent storage once, after the first saved answer, and not after a reload', async () => {
    const { platform, persist, notify, log, settle, savedItems } = setUp();
    platform.database.failWith('failed');
    log.record(answer('een'));
    await settle();
    expect(persist).not.toHaveBeenCalled();
    platform.database.failWith(null);
    for (const name of ['twee', 'drie']) {
      log.record(answer(name));
      await settle();
    }
    expect(persist).toHaveBeenCalledTimes(1);

    const reloaded = reloadPage(platform);
    const askedAgain = vi.spyOn(reloaded.siteData, 'requestPersistence');
    createStudyLog(reloaded, notify).record(answer('vier'));
    reloaded.advance(0);
    await settle();
    expect(savedItems()).toEqual(['word:een', 'word:twee', 'word:drie', 'word:vier']);
    expect(askedAgain).not.toHaveBeenCalled();
  });

  it('MEM-03: with any storage failures, every answer is finally saved once', async () => {
    const step = fc.constantFrom<'answer' | 'flush' | 'settle' | 'ok' | StorageFailure>(
      'answer',
      'flush',
      'settle',
      'ok',
      'full',
      'failed',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { platform, log, settle, notify } = setUp();
        const recorded: string[] = [];
        const record = () => {
          const next = `w${recorded.length}`;
          recorded.push(`word:${next}`);
          log.record(answer(next));
        };
        for (const each of steps) {
          if (each === 'answer') record();
          else if (each === 'flush') log.flush();
          else if (each === 'settle') await settle();
          else platform.database.failWith(each === 'ok' ? null : each);
        }
        platform.database.failWith(null);
        await settle();
        record();
        await settle();
        expect(platform.database.events.map((event) => event.itemId).toSorted()).toEqual(recorded.toSorted());
        expect(notify.mock.calls.length).toBeLessThanOrEqual(1);
        expect(platform.clock.plannedCalls()).toBe(0);
      }),
    );
  });

  it('DAT-07: data with an answer is saved in the same transaction, in its current state', async () => {
    const { platform, commit, log, settle } = setUp();
    let text = 'as it was';
    const outcomes: boolean[] = [];
    const game = {
      change: () => ({ put: [{ store: 'sittings', key: 'game', value: text } as const] }),
      onSaved: (saved: { readonly ok: boolean }) => void outcomes.push(saved.ok),
    };
    log.record(answer('fiets'), game);
    log.record(answer('huis'), game);
    text = 'as it is now';
    await settle();
    expect(commit.mock.calls.map(([{ events, put }]) => [events?.length, put])).toEqual([
      [2, [{ store: 'sittings', key: 'game', value: 'as it is now' }]],
    ]);
    expect(outcomes).toEqual([true]);
    log.record(answer('boom'));
    await settle();
    expect(commit.mock.lastCall?.[0].put).toEqual([]);
    expect(platform.database.records.get('sittings/game')).toBe('as it is now');
  });

  it('DAT-07 MEM-03: if that fails both wait, and are saved with the next answer', async () => {
    const { platform, log, settle, savedItems } = setUp();
    let score = 1;
    const outcomes: boolean[] = [];
    const game = {
      change: () => ({ put: [{ store: 'sittings', key: 'game', value: score } as const] }),
      onSaved: (saved: { readonly ok: boolean }) => void outcomes.push(saved.ok),
    };
    platform.database.failWith('full');
    log.record(answer('fiets'), game);
    await settle();
    expect([outcomes, savedItems(), platform.database.records.size]).toEqual([[false], [], 0]);
    platform.database.failWith(null);
    score = 2;
    log.flush();
    await settle();
    expect([outcomes, savedItems()]).toEqual([[false, true], ['word:fiets']]);
    expect(platform.database.records.get('sittings/game')).toBe(2);
  });
});

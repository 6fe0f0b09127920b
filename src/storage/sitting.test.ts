import * as fc from 'fast-check';
import { array, boolean, object, safeParse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '#lib/duration.ts';
import type { DatabaseChange } from '#browser/platform.ts';
import { createPlay, type Machine, type PlayView } from '#practice/play.ts';
import { persisted } from './sitting.ts';
import type { SittingEntry } from './sitting-entry.ts';
import { createStudyLog } from '#learning/study-log.ts';
import { createFakeMessages } from '#testing/fake-messages.ts';
import { createFakePlatform, openTab, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';

/** A letter that is typed and can be submitted repeatedly; each time is an answer. */
interface Letter {
  readonly text: string;
  readonly handedIn: readonly string[];
}
type LetterEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'handed-in' }
  | { readonly kind: 'restarted' };

const EMPTY: Letter = { text: '', handedIn: [] };
const MACHINE: Machine<Letter, LetterEvent> = {
  initial: EMPTY,
  reduce(letter, event) {
    if (event.kind === 'restarted') return EMPTY;
    if (event.kind === 'typed') return { ...letter, text: letter.text + event.text };
    return { text: '', handedIn: [...letter.handedIn, letter.text] };
  },
  askedOf: ({ handedIn }) => handedIn.length,
  answerOf(before, after) {
    const answer = after.handedIn[before.handedIn.length];
    return answer === undefined
      ? null
      : { itemId: `text:letter-${before.handedIn.length}`, activity: 'game', grade: 'right', answer };
  },
};

const ENTRY: SittingEntry<Letter> = {
  key: 'letter',
  what: 'a letter',
  place: 'IndexedDB',
  version: 2,
  schema: object({ text: string(), handedIn: array(string()) }),
  // The first version had one letter, and whether it was submitted.
  migrate(older) {
    const first = safeParse(object({ text: string(), isHandedIn: boolean() }), older);
    if (!first.success) return null;
    const { text, isHandedIn } = first.output;
    return isHandedIn ? { text: '', handedIn: [text] } : { text, handedIn: [] };
  },
  isExported: true,
  isErased: true,
};
const PERSISTED = persisted({
  entry: ENTRY,
  keep: (letter: Letter) => (letter === EMPTY ? null : letter),
  restore: (kept: Letter) => (kept.text.includes('another task') ? null : kept),
});

/** Runs all pending promises. */
async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

async function open(platform: FakePlatform = createFakePlatform()) {
  const studyLog = createStudyLog(platform, () => undefined);
  const hideLog = platform.page.onHide(studyLog.flush);
  const play = createPlay(platform, studyLog, MACHINE, PERSISTED);
  const stop = play.start();
  await settle();
  const tab = {
    platform,
    play,
    phase: () => play.getState().phase,
    letter: () => letterIn(play.getState()),
    type: (text: string) => play.send({ kind: 'typed', text }),
    handIn: () => play.send({ kind: 'handed-in' }),
    async pass(ms: number) {
      platform.advance(ms);
      await settle();
    },
    async takeOver() {
      play.takeOver();
      await settle();
    },
    async leave() {
      stop();
      hideLog();
      await settle();
    },
  };
  return tab;
}

function letterIn(view: PlayView<Letter>): Letter | null {
  return view.phase === 'playing' ? view.state : null;
}

const logged = ({ platform }: { platform: FakePlatform }) =>
  platform.database.events.map(({ answer }) => answer);
const record = ({ platform }: { platform: FakePlatform }) => platform.database.records.get('sittings/letter');

describe('a saved sitting', () => {
  it('EXM-07 WRI-02: is restored after a reload; nothing is shown before it is read', async () => {
    const first = await open();
    first.type('Beste ');
    first.type('Anna');
    await first.leave();
    const platform = reloadPage(first.platform);
    const play = createPlay(
      platform,
      createStudyLog(platform, () => undefined),
      MACHINE,
      PERSISTED,
    );
    play.start();
    expect(play.getState()).toEqual({ phase: 'opening' });
    await settle();
    expect(play.getState()).toMatchObject({
      phase: 'playing',
      hasPlayed: false,
      state: { text: 'Beste Anna' },
    });
  });

  it('DAT-07 WRI-02 MEM-01: killed at any moment, at most a third of a second is lost, and answers are logged once', async () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.constant({ kind: 'type' } as const) },
      { weight: 1, arbitrary: fc.constant({ kind: 'hand in' } as const) },
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 350 }) }) },
      { weight: 2, arbitrary: fc.constant({ kind: 'kill' } as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        let tab = await open();
        let history: { at: number; letter: Letter | null }[] = [{ at: 0, letter: tab.letter() }];
        let now = 0;
        for (const [place, next] of steps.entries()) {
          if (next.kind === 'type') tab.type(`${place} `);
          else if (next.kind === 'hand in') tab.handIn();
          else if (next.kind === 'wait') {
            await tab.pass(next.ms);
            now += next.ms;
          } else {
            tab = await open(reloadPage(tab.platform));
            const kept = history.findLastIndex(({ letter }) => equal(letter, tab.letter()));
            expect(kept).not.toBe(-1);
            expect(now - (history[kept + 1]?.at ?? now)).toBeLessThanOrEqual(300);
            expect(logged(tab)).toEqual(tab.letter()?.handedIn);
            history = [];
          }
          history.push({ at: now, letter: tab.letter() });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('WRI-02: is saved at once when the page closes, and a restart removes the old one', async () => {
    const first = await open();
    await first.pass(SECOND_MS);
    first.type('a');
    await first.pass(0);
    first.type('b');
    expect(record(first)).toEqual({ version: 2, value: { text: 'a', handedIn: [] } });
    first.platform.page.hide();
    await settle();
    expect(record(first)).toEqual({ version: 2, value: { text: 'ab', handedIn: [] } });
    first.play.send({ kind: 'restarted' });
    await first.pass(300);
    expect(record(first)).toEqual({ version: 2, value: null });
    expect((await open(reloadPage(first.platform))).letter()).toEqual(EMPTY);
  });

  it('WRI-02 MEM-01: changes during the saving of an answer are saved too', async () => {
    const platform = createFakePlatform();
    const commit = platform.database.commit.bind(platform.database);
    const slow = { ms: 0 };
    Object.assign(platform.database, {
      async commit(change: DatabaseChange) {
        if (slow.ms > 0) await new Promise<void>((resolve) => void platform.clock.after(slow.ms, resolve));
        return commit(change);
      },
    });
    const tab = await open(platform);
    slow.ms = 500;
    tab.handIn();
    await tab.pass(0);
    tab.type('Beste');
    await tab.pass(300);
    slow.ms = 0;
    await tab.pass(SECOND_MS);
    expect(logged(tab)).toEqual(['']);
    expect(record(tab)).toEqual({ version: 2, value: { text: 'Beste', handedIn: [''] } });
  });

  it('QUA-19: returning while a slow device still saves finds the state, not another tab’s lock', async () => {
    const platform = createFakePlatform();
    const commit = platform.database.commit.bind(platform.database);
    Object.assign(platform.database, {
      async commit(change: DatabaseChange) {
        await new Promise<void>((resolve) => void platform.clock.after(SECOND_MS, resolve));
        return commit(change);
      },
    });
    const tab = await open(platform);
    tab.type('Beste Anna');
    await tab.leave();
    const again = await open(platform);
    await again.pass(500);
    expect(again.phase()).toBe('opening');
    await again.pass(500);
    expect(again.letter()?.text).toBe('Beste Anna');
  });

  it('QUA-19 MEM-03: if the device never answers, playing works, with a notice', async () => {
    const platform = createFakePlatform();
    Object.assign(platform.database, { read: () => new Promise(() => undefined) });
    const tab = await open(platform);
    expect(tab.phase()).toBe('opening');
    await tab.pass(10 * SECOND_MS);
    expect(tab.play.getState()).toMatchObject({ phase: 'playing', isKept: false, state: EMPTY });
  });

  it('EXM-07: a sitting that no longer fits is started again', async () => {
    const platform = createFakePlatform();
    platform.database.records.set('sittings/letter', {
      version: 2,
      value: { text: 'another task', handedIn: [] },
    });
    expect((await open(platform)).letter()).toEqual(EMPTY);
  });

  it('DAT-07 QUA-18: an older version is migrated; damaged or foreign data counts as absent', async () => {
    for (const [stored, text] of [
      [{ version: 1, value: { text: 'old', isHandedIn: false } }, 'old'],
      [{ version: 1, value: { words: 3 } }, ''],
      [{ version: 2, value: { text: 3 } }, ''],
      [{ text: 'no version', handedIn: [] }, ''],
      ['{', ''],
      [null, ''],
    ] as const) {
      const platform = createFakePlatform();
      platform.database.records.set('sittings/letter', stored);
      expect((await open(platform)).letter()?.text).toBe(text);
    }
  });

  it('DAT-07 QUA-19: a newer or unreadable sitting is never overwritten, and the person is notified', async () => {
    const newer = { version: 3, value: { pages: ['from tomorrow'] } };
    const platform = createFakePlatform();
    platform.database.records.set('sittings/letter', newer);
    const tab = await open(platform);
    expect(tab.play.getState()).toMatchObject({ phase: 'playing', isKept: false, state: EMPTY });
    tab.type('today');
    tab.handIn();
    await tab.pass(SECOND_MS);
    await tab.leave();
    expect(record(tab)).toEqual(newer);
    expect(logged(tab)).toEqual(['today']);

    const other = createFakePlatform();
    const mine = { version: 2, value: { text: 'mine', handedIn: [] } };
    other.database.records.set('sittings/letter', mine);
    other.database.failWith('failed');
    const blind = await open(other);
    await blind.pass(300);
    other.database.failWith(null);
    blind.type('new');
    await blind.pass(SECOND_MS);
    expect(blind.play.getState()).toMatchObject({ isKept: false });
    expect(record(blind)).toEqual(mine);
  });

  it('QUA-19 WRI-02: a read that fails once at the start is retried, so that typing is saved', async () => {
    const platform = createFakePlatform();
    const mine = { version: 2, value: { text: 'mine', handedIn: [] } };
    platform.database.records.set('sittings/letter', mine);
    platform.database.failWith('failed');
    const tab = await open(platform);
    platform.database.failWith(null);
    await tab.pass(300);
    expect(tab.letter()?.text).toBe('mine');
    tab.type('!');
    await tab.pass(SECOND_MS);
    expect(tab.play.getState()).toMatchObject({ isKept: true });
    expect(record(tab)).toEqual({ version: 2, value: { text: 'mine!', handedIn: [] } });
  });

  it('QUA-19 WRI-02: a clock set back a day does not delay saving', async () => {
    const tab = await open();
    tab.type('a');
    await tab.pass(0);
    tab.platform.clock.jump(-24 * 60 * 60 * SECOND_MS);
    tab.type('b');
    await tab.pass(300);
    expect(record(tab)).toEqual({ version: 2, value: { text: 'ab', handedIn: [] } });
  });

  it('QUA-19 WRI-02: a full device is reported once, and answer and letter are retried together', async () => {
    const tab = await open();
    tab.platform.database.failWith('full');
    tab.type('a');
    await tab.pass(0);
    expect(tab.play.getState()).toMatchObject({ phase: 'playing', isKept: false });
    tab.handIn();
    await tab.pass(300);
    tab.platform.database.failWith(null);
    tab.type('b');
    await tab.pass(300);
    expect(tab.play.getState()).toMatchObject({ isKept: true });
    expect(logged(tab)).toEqual(['a']);
    expect(record(tab)).toEqual({ version: 2, value: { text: 'b', handedIn: ['a'] } });
  });
});

async function openTwo() {
  const first = await open();
  first.type('Beste Anna, ');
  const second = await open(openTab(first.platform));
  await second.pass(SECOND_MS);
  return { first, second };
}

describe('two tabs', () => {
  it('QUA-19: the second says that it is open elsewhere, and changes nothing', async () => {
    const { first, second } = await openTwo();
    expect([first.phase(), second.phase()]).toEqual(['playing', 'elsewhere']);
    expect(second.type('from the second')).toEqual(EMPTY);
    expect(first.letter()?.text).toBe('Beste Anna, ');
  });

  it('QUA-19 WRI-02: taking over transfers the newest state, the first tab says so, and it works back again', async () => {
    const { first, second } = await openTwo();
    first.type('hoe gaat het?');
    await second.takeOver();
    expect([first.phase(), second.phase()]).toEqual(['elsewhere', 'playing']);
    expect(second.play.getState()).toMatchObject({
      hasPlayed: true,
      state: { text: 'Beste Anna, hoe gaat het?' },
    });
    expect(first.type('lost?').text).toBe('Beste Anna, hoe gaat het?');
    second.handIn();
    await first.takeOver();
    expect([first.phase(), second.phase()]).toEqual(['playing', 'elsewhere']);
    expect(first.letter()?.handedIn).toEqual(['Beste Anna, hoe gaat het?']);
    await first.pass(SECOND_MS);
    expect(logged(first)).toEqual(['Beste Anna, hoe gaat het?']);
  });

  it('QUA-19: a tab that does not answer loses it after a second, and its later writes are ignored', async () => {
    const platform = createFakePlatform();
    // It receives no messages of others.
    const sleeper = await open(openTab(platform, { messages: createFakeMessages() }));
    const second = await open(openTab(platform));
    await second.pass(SECOND_MS);
    sleeper.type('from the sleeper');
    await sleeper.pass(300);
    await second.takeOver();
    expect(second.phase()).toBe('opening');
    await second.pass(SECOND_MS);
    expect([sleeper.phase(), second.phase()]).toEqual(['elsewhere', 'playing']);
    expect(second.letter()?.text).toBe('from the sleeper');
    second.type('!');
    await second.pass(300);
    sleeper.platform.page.hide();
    await sleeper.leave();
    expect(record(second)).toEqual({ version: 2, value: { text: 'from the sleeper!', handedIn: [] } });
  });

  it('QUA-19 EXM-06: a tab that wakes up after a takeover does not restore its old state', async () => {
    const platform = createFakePlatform();
    const late: (() => void)[] = [];
    const [messages, locks] = [platform.messages.openTab(), platform.locks.openTab(platform.clock)];
    // It sleeps: messages to it wait until it wakes up.
    const sleeper = await open(
      openTab(platform, {
        messages: {
          ...messages,
          listen: (topic, listener) =>
            messages.listen(topic, (message) => void late.push(() => listener(message))),
        },
        locks: {
          ...locks,
          hold: (name, options) =>
            locks.hold(name, { ...options, onLost: () => void late.push(options.onLost) }),
        },
      }),
    );
    sleeper.type('Beste Anna');
    await sleeper.pass(300);
    const second = await open(openTab(platform));
    await second.pass(300);
    await second.takeOver();
    await second.pass(SECOND_MS);
    second.type(', hoe gaat het?');
    await second.pass(SECOND_MS);
    // Its timers run first, and may end its time.
    sleeper.type(' (time is up)');
    for (const hear of late) hear();
    await sleeper.pass(SECOND_MS);
    expect([sleeper.phase(), second.phase()]).toEqual(['elsewhere', 'playing']);
    expect(record(second)).toEqual({
      version: 2,
      value: { text: 'Beste Anna, hoe gaat het?', handedIn: [] },
    });
  });

  it('QUA-19: once the first is left or killed, the second resumes at once', async () => {
    const { first, second } = await openTwo();
    await first.leave();
    await second.takeOver();
    expect(second.letter()?.text).toBe('Beste Anna, ');
    second.platform.locks.close();
    await first.pass(0);
    expect((await open(openTab(first.platform))).phase()).toBe('playing');
  });

  it('QUA-19: a reloaded page waits for the old one to release it', async () => {
    const first = await open();
    first.type('a');
    await first.pass(0);
    const again = await open(openTab(first.platform));
    expect(again.phase()).toBe('opening');
    first.platform.locks.close();
    await settle();
    expect(again.letter()?.text).toBe('a');
  });

  it('QUA-18: messages of other programs are ignored', async () => {
    const first = await open();
    const stranger = first.platform.messages.openTab();
    for (const odd of [
      null,
      3,
      'wanted',
      { kind: 'wanted' },
      { kind: 'wanted', key: 'letter' },
      { kind: 'wanted', key: 'other', at: 0 },
      { key: 'letter' },
    ]) {
      stranger.post('sittings', odd);
    }
    await settle();
    expect(first.phase()).toBe('playing');
  });
});

function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

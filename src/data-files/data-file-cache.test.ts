import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#lib/duration.ts';
import { err, ok } from '#lib/result.ts';
import { cachedFile, wholeFile, type DataFile } from './data-file-cache.ts';
import type { FetchFailure } from '#browser/platform.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

const LINES: DataFile<string[]> = {
  path: '/lines.csv',
  builtRows: null,
  read(text) {
    if (text === '' || text.startsWith('<')) throw new Error('no lines');
    const lines = text.split('\n');
    return { data: lines, rows: lines.length, endsCut: text.endsWith('…') };
  },
};
const ignore = () => undefined;
/** Lets code that waits for a file continue. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('cachedFile', () => {
  it('DAT-04: retries after 1, 2 and 4 seconds, then gives up until the person retries', async () => {
    const platform = createFakePlatform();
    const file = cachedFile(LINES, platform);
    const stop = file.subscribe(ignore);
    const tries: number[] = [];
    for (const waitMs of [0, 1000, 2000, 4000, 8000]) {
      platform.advance(waitMs);
      await settle();
      tries.push(platform.files.requests.length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 4]);
    expect(file.getState()).toEqual({ phase: 'failed' });
    expect(platform.report.messages()).toEqual(['/lines.csv could not be loaded']);
    stop();
    expect(file.getState().phase).toBe('loading');

    file.subscribe(ignore);
    expect(file.getState()).toEqual({ phase: 'loading', retries: 0 });
    expect(platform.files.requests).toHaveLength(5);
  });

  it('DAT-04: a retry fetches a failed file again, but not one that is loaded', async () => {
    const platform = createFakePlatform({ now: 0 });
    const file = cachedFile(LINES, platform);
    file.subscribe(ignore);
    for (const waitMs of [0, 1000, 2000, 4000]) {
      platform.advance(waitMs);
      await settle();
    }
    expect(file.getState().phase).toBe('failed');
    platform.files.put('/lines.csv?t=7000', 'a');
    file.retry();
    file.retry();
    expect(file.getState()).toEqual({ phase: 'loading', retries: 0 });
    await settle();
    expect(file.getState()).toEqual({ phase: 'ready', data: ['a'] });
    file.retry();
    expect(platform.files.requests).toHaveLength(5);
  });

  it('DAT-04: a file that cannot be read counts as failed and is retried', async () => {
    const platform = createFakePlatform({ now: 7 });
    platform.files.put('/lines.csv?t=7', '');
    platform.files.put('/lines.csv?t=1007', 'a\nb');
    const file = cachedFile(LINES, platform);
    file.subscribe(ignore);
    await settle();
    expect(file.getState()).toEqual({ phase: 'loading', retries: 1 });
    platform.advance(1000);
    await settle();
    expect(file.getState()).toEqual({ phase: 'ready', data: ['a', 'b'] });
  });

  it('DAT-04: a fetched file is shared, and cached for five minutes after its last use', async () => {
    const platform = createFakePlatform({ now: 0 });
    platform.files.put('/lines.csv?t=0', 'a');
    const file = cachedFile(LINES, platform);
    const stops = [file.subscribe(ignore), file.subscribe(ignore)];
    await settle();
    expect(platform.files.requests).toHaveLength(1);
    for (const stop of stops) stop();

    platform.advance(5 * MINUTE_MS - 1);
    const stop = file.subscribe(ignore);
    platform.advance(5 * MINUTE_MS);
    expect(file.getState().phase).toBe('ready');
    stop();
    platform.advance(5 * MINUTE_MS);
    expect(file.getState().phase).toBe('loading');
    file.subscribe(ignore);
    expect(platform.files.requests).toHaveLength(2);
  });

  it('DAT-04 QUA-04: a file that is read in pieces is ready after the last one, or fails', async () => {
    const inPieces: DataFile<string[]> = {
      ...LINES,
      async read(text, platform) {
        await new Promise<void>((resolve) => void platform.clock.after(0, resolve));
        return LINES.read(text, platform);
      },
    };
    const platform = createFakePlatform({ now: 7 });
    platform.files.put('/lines.csv?t=7', '');
    platform.files.put('/lines.csv?t=1007', 'a\nb');
    const file = cachedFile(inPieces, platform);
    file.subscribe(ignore);
    await settle();
    expect(file.getState()).toEqual({ phase: 'loading', retries: 0 });
    platform.advance(0);
    await settle();
    expect(file.getState()).toEqual({ phase: 'loading', retries: 1 });
    platform.advance(1000);
    await settle();
    platform.advance(0);
    await settle();
    expect(file.getState()).toEqual({ phase: 'ready', data: ['a', 'b'] });
  });
});

describe('a file that does not come whole', () => {
  const LOST: FetchFailure = { kind: 'network' };
  const HTML = '<!doctype html><title>Sign in to this network</title>';

  /** Three lines in the build. Each try gets the next of the `answers`, and the last one repeats. */
  function open(answers: readonly (string | FetchFailure)[], list: string | FetchFailure = LOST) {
    const platform = createFakePlatform({ now: 0 });
    const asked: string[] = [];
    Object.assign(platform.files, {
      async readText(address: string) {
        const [path = ''] = address.split('?');
        if (path === '/lines.csv') asked.push(address);
        const answer = path === '/lines.csv' ? (answers[asked.length - 1] ?? answers.at(-1) ?? LOST) : list;
        return typeof answer === 'string' ? ok(answer) : err(answer);
      },
    });
    const file = cachedFile({ ...LINES, builtRows: 3 }, platform);
    return { platform, file, asked };
  }
  type Opened = ReturnType<typeof open>;
  /** Waits until loading has ended. */
  async function settled({ platform, file }: Opened) {
    await settle();
    for (let second = 0; second < 10; second += 1) {
      platform.advance(1000);
      await settle();
    }
    return file.getState();
  }
  async function load(...given: Parameters<typeof open>) {
    const opened = open(...given);
    opened.file.subscribe(ignore);
    return { ...opened, state: await settled(opened) };
  }
  const CUT = { phase: 'ready', data: ['a', 'b'], shortage: 'rows-missing' };
  const WHOLE = { phase: 'ready', data: ['a', 'b', 'c'] };

  it('QUA-18 VOC-07: more or other rows than in the build are accepted: the file was changed on the server', async () => {
    expect((await load(['a\nb\nc\nd'])).asked).toHaveLength(1);
    expect((await load(['x\ny\nz'])).state).toEqual({ phase: 'ready', data: ['x', 'y', 'z'] });
  });

  it('QUA-18: a truncated file is requested again', async () => {
    const { state, asked } = await load(['a\nb', 'a\nb\nc']);
    expect(state).toEqual(WHOLE);
    expect(asked).toEqual(['/lines.csv?t=0', '/lines.csv?t=1000']);
    expect((await load(['a\nb\nc…', 'a\nb\nc'])).state).toEqual(WHOLE);
  });

  it('QUA-18 DAT-04: if the same comes again, it is shown after a second, with a note', async () => {
    const { state, asked, platform } = await load(['a\nb']);
    expect(state).toEqual(CUT);
    expect(asked).toHaveLength(2);
    expect(platform.report.messages()).toEqual(['/lines.csv could not be loaded']);
  });

  it('QUA-18: an incomplete file is shown if no retry gives more, but never a page instead of it', async () => {
    expect((await load(['a\nb', LOST])).state).toEqual(CUT);
    expect((await load(['a\nb', HTML])).state).toEqual(CUT);
    expect((await load([HTML])).state).toEqual({ phase: 'failed' });
  });

  it('QUA-18 VOC-07: a shortened file is complete if the list next to it on the server says so', async () => {
    expect((await load(['a\nb'], '{"/lines.csv":2}')).asked).toHaveLength(1);
    expect((await load(['a\nb'], '{}')).state).toEqual({ phase: 'ready', data: ['a', 'b'] });
    // Also if the list is of a newer version of the app with another file.
    expect((await load(['a\nb'], '{"/lines.csv":2,"/more.csv":9}')).asked).toHaveLength(1);
  });

  it.each([LOST, HTML, '{', 'null', '{"/lines.csv":3}', '{"/lines.csv":"2"}', '{"/lines.csv":{"rows":2}}'])(
    'QUA-18: the list %j proves nothing',
    async (list) => {
      expect((await load(['a\nb'], list)).state).toEqual(CUT);
    },
  );

  it('QUA-18 QUA-10: the copy on the device is shown instead, the first one with all rows', async () => {
    for (const answers of [['a\nb'], [HTML], [LOST]]) {
      const opened = open(answers);
      opened.platform.files.kept.set('/lines.csv', [HTML, 'a', 'a\nb\nold', 'a\nb\nc']);
      opened.file.subscribe(ignore);
      expect(await settled(opened)).toEqual({
        phase: 'ready',
        data: ['a', 'b', 'old'],
        shortage: 'kept-copy',
      });
    }
  });

  it('QUA-10 VOC-07: a copy of the worker was complete when saved, even if nothing can confirm it now', async () => {
    const opened = open(['a\nb'], LOST);
    opened.platform.files.kept.set('/lines.csv', ['a\nb\nc', 'a\nb']);
    opened.file.subscribe(ignore);
    expect(await settled(opened)).toEqual({ phase: 'ready', data: ['a', 'b'] });
    expect(opened.asked).toHaveLength(1);
  });

  it('QUA-18: during a retry the shown rows stay, until the complete file replaces them', async () => {
    const opened = await load(['a\nb', 'a\nb', 'a\nb\nc']);
    expect(opened.state).toEqual(CUT);
    opened.file.retry();
    opened.file.retry();
    expect(opened.file.getState()).toEqual({ ...CUT, isAskedAgain: true });
    expect(await settled(opened)).toEqual(WHOLE);
    expect(opened.asked).toHaveLength(3);
  });

  it('QUA-18: a failed retry is reported again, and a later visit retries', async () => {
    const opened = open(['a\nb']);
    const stop = opened.file.subscribe(ignore);
    expect(await settled(opened)).toEqual(CUT);
    opened.file.retry();
    expect(await settled(opened)).toEqual(CUT);
    stop();
    opened.file.subscribe(ignore);
    expect(opened.file.getState()).toEqual({ ...CUT, isAskedAgain: true });
  });

  it('MEM-18 QUA-18: nothing is looked up in an incomplete file, but it is in a copy', async () => {
    const cut = open(['a\nb']);
    const looked = wholeFile(cut.file).catch(() => 'not to be had');
    await settled(cut);
    expect(await looked).toBe('not to be had');
    const copied = open(['a\nb']);
    copied.platform.files.kept.set('/lines.csv', ['a\nb\nc']);
    const found = wholeFile(copied.file);
    await settled(copied);
    expect(await found).toEqual(['a', 'b', 'c']);
  });
});

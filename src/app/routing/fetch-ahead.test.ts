import { expect, it } from 'vitest';
import { fetchAhead, ifWorthFetching, QUIET_MS } from './fetch-ahead.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

/** Runs pending promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('QUA-03 QUA-04: likely next pages are prefetched one by one while there is no input', async () => {
  const platform = createFakePlatform();
  const fetched: string[] = [];
  const waiting = new Map<string, () => void>();
  const part = (name: string) => () => {
    fetched.push(name);
    return new Promise<void>((resolve) => void waiting.set(name, resolve));
  };
  const arrive = async (name: string) => {
    waiting.get(name)?.();
    await settle();
  };
  const pause = async (ms: number) => {
    platform.advance(ms);
    await settle();
  };
  const stop = fetchAhead([part('a'), part('b'), part('c'), part('d')], platform);
  await pause(QUIET_MS - 1);
  platform.page.touch();
  await pause(QUIET_MS);
  expect(fetched).toEqual([]);
  await pause(QUIET_MS);
  expect(fetched).toEqual(['a']);
  await arrive('a');
  expect(fetched).toEqual(['a', 'b']);

  platform.page.touch();
  await arrive('b');
  expect(fetched).toEqual(['a', 'b']);
  await pause(QUIET_MS);
  expect(fetched).toEqual(['a', 'b', 'c']);
  stop();
  await arrive('c');
  await pause(QUIET_MS);
  expect(fetched).toEqual(['a', 'b', 'c']);
});

it('QUA-02 QUA-03: a page is fetched ahead until the worker has it on the device, and never where data is saved', async () => {
  const platform = createFakePlatform();
  let fetched = 0;
  let isOnDevice = false;
  let savesData = false;
  const part = ifWorthFetching(
    async () => {
      fetched += 1;
    },
    { connection: { ...platform.connection, savesData: () => savesData }, hasAppOnDevice: () => isOnDevice },
  );
  await part();
  expect(fetched).toBe(1);
  savesData = true;
  await part();
  expect(fetched).toBe(1);
  savesData = false;
  isOnDevice = true;
  await part();
  expect(fetched).toBe(1);
});

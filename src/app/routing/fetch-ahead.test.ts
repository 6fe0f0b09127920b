import { expect, it } from 'vitest';
import { fetchAhead, QUIET_MS } from './fetch-ahead.ts';
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

import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTimeLeft } from './game-clock.tsx';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

function startClock(durationMs: number) {
  const platform = createFakePlatform();
  const endsAt = platform.clock.now() + durationMs;
  const { result, rerender, unmount } = renderHook(({ end }) => useTimeLeft(end), {
    initialProps: { end: endsAt },
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  const advance = (ms: number) => act(() => platform.advance(ms));
  return { platform, result, rerender, unmount, advance, endsAt };
}

it('EXM-06: counts down from the fixed end, also over a sleep, and never below nothing', () => {
  const { platform, result, advance, unmount } = startClock(45 * MINUTE_MS);
  expect(result.current.leftMs).toBe(45 * MINUTE_MS);
  advance(10 * SECOND_MS);
  expect(result.current.leftMs).toBe(45 * MINUTE_MS - 10 * SECOND_MS);
  // The tab sleeps: time goes by and nothing ticks.
  platform.clock.jump(30 * MINUTE_MS);
  advance(SECOND_MS);
  expect(result.current.leftMs).toBe(15 * MINUTE_MS - 11 * SECOND_MS);
  platform.clock.jump(60 * MINUTE_MS);
  act(() => platform.page.show());
  expect(result.current.leftMs).toBe(0);
  unmount();
  expect(platform.clock.plannedCalls()).toBe(0);
});

it('EXM-06: warns at 5 minutes and at 1 minute left', () => {
  const { result, advance } = startClock(6 * MINUTE_MS);
  expect(result.current.warnedMs).toBeNull();
  advance(MINUTE_MS);
  expect(result.current.warnedMs).toBe(5 * MINUTE_MS);
  advance(3 * MINUTE_MS);
  expect(result.current.warnedMs).toBe(5 * MINUTE_MS);
  advance(MINUTE_MS);
  expect(result.current.warnedMs).toBe(MINUTE_MS);
});

it('EXM-06 EXM-07: a clock that is started again has its whole time, and no old warning', () => {
  const { result, rerender, advance, endsAt } = startClock(5 * MINUTE_MS);
  advance(MINUTE_MS);
  rerender({ end: endsAt + 10 * MINUTE_MS });
  expect(result.current).toMatchObject({ leftMs: 14 * MINUTE_MS, warnedMs: null });
});

import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTimeLeft } from '#features/exam/use-time-left.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { PlatformProvider } from '#shared/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

function startClock(durationMs: number) {
  const platform = createFakePlatform();
  const onExpired = vi.fn<() => void>();
  const endsAt = platform.clock.now() + durationMs;
  const initialProps: { end: number | null } = { end: endsAt };
  const { result, rerender } = renderHook(({ end }: { end: number | null }) => useTimeLeft(end, onExpired), {
    initialProps,
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  const advance = (ms: number) => act(() => platform.advance(ms));
  return { platform, result, rerender, advance, onExpired, endsAt };
}

it('EXM-06: counts down from the fixed end, also over a sleep, and ends once', () => {
  const { platform, result, advance, onExpired, rerender } = startClock(45 * MINUTE_MS);
  expect(result.current.leftMs).toBe(45 * MINUTE_MS);
  advance(10 * SECOND_MS);
  expect(result.current.leftMs).toBe(45 * MINUTE_MS - 10 * SECOND_MS);
  // The tab sleeps: time goes by and nothing ticks.
  platform.clock.jump(30 * MINUTE_MS);
  advance(SECOND_MS);
  expect(result.current.leftMs).toBe(15 * MINUTE_MS - 11 * SECOND_MS);
  platform.clock.jump(60 * MINUTE_MS);
  advance(SECOND_MS);
  expect(result.current.leftMs).toBe(0);
  expect(onExpired).toHaveBeenCalledOnce();
  rerender({ end: null });
  advance(MINUTE_MS);
  expect(onExpired).toHaveBeenCalledOnce();
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

it('EXM-06 EXM-07: a game taken up again after its end is over at once; one started again has its whole time', () => {
  const { advance, onExpired } = startClock(-MINUTE_MS);
  advance(0);
  expect(onExpired).toHaveBeenCalledOnce();
  const second = startClock(5 * MINUTE_MS);
  second.advance(MINUTE_MS);
  second.rerender({ end: second.endsAt + 10 * MINUTE_MS });
  expect(second.result.current).toEqual({ leftMs: 14 * MINUTE_MS, warnedMs: null });
});

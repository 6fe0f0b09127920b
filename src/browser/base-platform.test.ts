import { describe, expect, it } from 'vitest';
import { createBasePlatform, createConsoleReporter } from './base-platform.ts';
import { StorageKey } from '#browser/storage/local-storage.ts';

describe('base platform', () => {
  it('QUA-01: is made without touching a browser, so that the sign-in page can be drawn at build time', () => {
    expect(typeof window).toBe('undefined');
    const platform = createBasePlatform();
    expect(platform.storage.read(new StorageKey('a'))).toEqual({ ok: false, error: 'unavailable' });
  });

  it('AUTH-22: its clock is the device’s and runs calls until they are cancelled', async () => {
    const { clock } = createBasePlatform();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000);
    let cancelled = 0;
    clock.after(0, () => (cancelled += 1))();
    let ticks = 0;
    await new Promise<void>((resolve) => {
      const stop = clock.every(1, () => {
        ticks += 1;
        if (ticks < 2) return;
        stop();
        clock.after(5, resolve);
      });
    });
    expect({ ticks, cancelled }).toEqual({ ticks: 2, cancelled: 0 });
  });
});

describe('console reporter', () => {
  it('SYS-07: writes to the console at the level asked for', () => {
    const lines: unknown[][] = [];
    const line =
      (level: string) =>
      (...rest: unknown[]) =>
        void lines.push([level, ...rest]);
    const report = createConsoleReporter({ info: line('info'), warn: line('warn'), error: line('error') });
    report.info('a');
    report.warn('b', 1);
    report.error('c', { type: 'd' });
    expect(lines).toEqual([
      ['info', 'a'],
      ['warn', 'b', 1],
      ['error', 'c', { type: 'd' }],
    ]);
  });
});

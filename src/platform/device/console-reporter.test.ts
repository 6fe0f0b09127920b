import { describe, expect, it } from 'vitest';
import { createConsoleReporter } from '#platform/device/console-reporter.ts';

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

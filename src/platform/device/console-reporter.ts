import type { Reporter } from '#platform/platform.ts';

/** The one place that writes to the console (SYS-07). */
export function createConsoleReporter(target: Pick<Console, 'info' | 'warn' | 'error'> = console): Reporter {
  return {
    info: (message, ...details) => target.info(message, ...details),
    warn: (message, ...details) => target.warn(message, ...details),
    error: (message, ...details) => target.error(message, ...details),
  };
}

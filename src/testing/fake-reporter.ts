import type { Reporter } from '#browser/platform.ts';

export interface ReportedLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: readonly unknown[];
}

export interface FakeReporter extends Reporter {
  /** Everything reported, oldest first. */
  readonly lines: readonly ReportedLine[];
  /** The messages alone. */
  messages(): string[];
}

/** Records what the console would have shown. */
export function createFakeReporter(): FakeReporter {
  const lines: ReportedLine[] = [];
  const keep =
    (level: ReportedLine['level']) =>
    (message: string, ...details: unknown[]) =>
      void lines.push({ level, message, details });
  return {
    lines,
    messages: () => lines.map((line) => line.message),
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
  };
}

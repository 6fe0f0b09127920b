import type { CheckReport } from './check-banks.ts';
import type { Figure, Problem } from './problem.ts';

/** Prints problems by file, then the table of figures. */
export function printReport({ files, figures }: CheckReport, { warnings }: { warnings: boolean }): void {
  for (const { path, problems } of files) {
    const shown = problems.filter(({ level }) => warnings || level === 'error');
    if (shown.length > 0) console.log(`\n${path}\n${shown.map(describe).join('\n')}`);
  }
  for (const { path, figures: own } of files) {
    if (own.length > 0) console.log(`\n${path}\n${table(own)}`);
  }
  console.log(`\nAll content\n${table(figures)}`);
}

function describe({ level, line, rule, message }: Problem): string {
  return `  line ${line}${level === 'warning' ? ', warning' : ''} [${rule}] ${message}`;
}

function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ label }) => label.length));
  return figures.map(({ label, value }) => `  ${label.padEnd(width)}  ${value}`).join('\n');
}

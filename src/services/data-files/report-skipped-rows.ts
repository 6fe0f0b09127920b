import type { SkippedRow } from '#content/schema/csv.ts';
import type { Reporter } from '#platform/platform.ts';

const NAMED_ROWS = 5;

/** Counts the rows of a data file that could not be used, and names the first ones, in the console (DAT-01). */
export function reportSkippedRows(report: Reporter, path: string, skipped: readonly SkippedRow[]): void {
  if (skipped.length === 0) return;
  const named = skipped.slice(0, NAMED_ROWS).map(({ line, reason }) => `line ${line}: ${reason}`);
  report.warn(
    `${path}: ${skipped.length} ${skipped.length === 1 ? 'row' : 'rows'} skipped`,
    named.join('; '),
  );
}

import type { GenericSchema, InferOutput } from 'valibot';
import { readCsvRowsInPieces, type SkippedRow } from '#content/schema/csv.ts';
import { inPieces } from '#browser/clock.ts';
import type { Reporter } from '#browser/platform.ts';
import { BUILT_ROWS } from './built-rows.ts';
import type { DataFile, FilePlatform } from './data-file-cache.ts';

interface CsvFileOptions<Schema extends GenericSchema<Record<string, unknown>, unknown>, Data> {
  readonly path: string;
  /** What a row must look like; others are skipped and counted (DAT-01). */
  readonly schema: Schema;
  /** Turns the rows into what the screens use. */
  readonly build: (rows: readonly InferOutput<Schema>[], platform: FilePlatform) => Data | Promise<Data>;
}

/** A data file of rows. One without any usable row counts as failed. */
export function csvFile<Schema extends GenericSchema<Record<string, unknown>, unknown>, Data>({
  path,
  schema,
  build,
}: CsvFileOptions<Schema, Data>): DataFile<Data> {
  return {
    path,
    builtRows: BUILT_ROWS[path] ?? null,
    async read(text, platform) {
      const { rows, skipped, endsCut } = await inPieces(readCsvRowsInPieces(text, schema), platform.clock);
      reportSkippedRows(platform.report, path, skipped);
      if (rows.length === 0) throw new Error(`${path} holds no usable row`);
      return { data: await build(rows, platform), rows: rows.length, endsCut };
    },
  };
}

const NAMED_ROWS = 5;

/** Counts the rows of a data file that could not be used, and names the first ones, in the console (DAT-01). */
function reportSkippedRows(report: Reporter, path: string, skipped: readonly SkippedRow[]): void {
  if (skipped.length === 0) return;
  const named = skipped.slice(0, NAMED_ROWS).map(({ line, reason }) => `line ${line}: ${reason}`);
  report.warn(
    `${path}: ${skipped.length} ${skipped.length === 1 ? 'row' : 'rows'} skipped`,
    named.join('; '),
  );
}

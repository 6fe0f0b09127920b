import { csvParseRows } from 'd3-dsv';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';

/** One row below the header: its cells by the name of their column. */
export interface CsvRecord {
  /** Where the row begins in the file, from 1 (the header, as a rule). */
  readonly line: number;
  /** As they stand in the file. A column that the row is too short for is absent; an empty cell is `''`. */
  readonly cells: ReadonlyMap<string, string>;
  /** How many cells the row has, named or not. */
  readonly width: number;
}

export interface CsvTable {
  readonly header: readonly string[];
  readonly records: readonly CsvRecord[];
}

export interface SkippedRow {
  readonly line: number;
  readonly reason: string;
}

export interface CsvRows<Row> {
  readonly rows: readonly Row[];
  readonly skipped: readonly SkippedRow[];
}

const BYTE_ORDER_MARK = /^\uFEFF/;
const LINE_BREAK = /\r\n|\r|\n/g;

/**
 * Splits a CSV text into a header and records (DAT-01). Never throws: any text is some table.
 * Lines without any text are left out.
 */
export function readCsvTable(text: string): CsvTable {
  let header: readonly string[] | undefined;
  const records: CsvRecord[] = [];
  let line = 1;
  // Not d3's `csvParse`: it builds its rows with `new Function`, which the Content-Security-Policy refuses (QUA-17).
  for (const cells of csvParseRows(text.replace(BYTE_ORDER_MARK, ''))) {
    const firstLine = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(LINE_BREAK)?.length ?? 0), 0);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (header === undefined) header = cells.map((name) => name.trim());
    else records.push({ line: firstLine, cells: namedCells(header, cells), width: cells.length });
  }
  return { header: header ?? [], records };
}

/**
 * Reads the rows of a data file that ships with the app or comes from a person (DAT-01, QUA-18): columns by name in
 * any order, cells trimmed, unknown columns left out. A row that lacks a required column is skipped with its line and the reason;
 * an optional cell that makes no sense is left out of its row. Never throws.
 */
export function readCsvRows<Schema extends GenericSchema<Record<string, unknown>, unknown>>(
  text: string,
  schema: Schema,
): CsvRows<InferOutput<Schema>> {
  const rows: InferOutput<Schema>[] = [];
  const skipped: SkippedRow[] = [];
  for (const { line, cells } of readCsvTable(text).records) {
    const row = parseCells(cells, schema);
    if (row.success) rows.push(row.output);
    else skipped.push({ line, reason: row.reason });
  }
  return { rows, skipped };
}

function namedCells(header: readonly string[], cells: readonly string[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const [place, name] of header.entries()) {
    const cell = cells[place];
    if (cell !== undefined && name !== '' && !named.has(name)) named.set(name, cell);
  }
  return named;
}

function parseCells<Schema extends GenericSchema<Record<string, unknown>, unknown>>(
  cells: ReadonlyMap<string, string>,
  schema: Schema,
): { success: true; output: InferOutput<Schema> } | { success: false; reason: string } {
  const trimmed = [...cells].map(([name, cell]): [string, string] => [name, cell.trim()]);
  const filled = trimmed.filter(([, cell]) => cell !== '');
  const first = safeParse(schema, Object.fromEntries(filled));
  if (first.success) return { success: true, output: first.output };
  const wrong = new Set(first.issues.map((issue) => String(issue.path?.[0]?.key)));
  const usable = filled.filter(([name]) => !wrong.has(name));
  const second = safeParse(schema, Object.fromEntries(usable));
  if (second.success) return { success: true, output: second.output };
  const lacking = second.issues.map((issue) => String(issue.path?.[0]?.key));
  return { success: false, reason: `lacks ${lacking.join(', ')}` };
}

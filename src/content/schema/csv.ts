import { dsvFormat } from 'd3-dsv';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';

/** One row below the header: its cells by the name of their column. */
export interface CsvRecord {
  /** The line where the row starts in the file, from 1 (usually the header). */
  readonly line: number;
  /** As in the file. A column that the row is too short for is absent; an empty cell is `''`. */
  readonly cells: ReadonlyMap<string, string>;
  /** How many cells the row has, with or without a column name. */
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
  /** The last row has fewer cells than the header, and no line break follows: it may be half a row. */
  readonly endsCut: boolean;
}

const BYTE_ORDER_MARK = /^\uFEFF/;
/** No list of columns is longer; noise without a line break may be. */
const MAX_HEADER_LENGTH = 2000;
/** What separates cells: Excel writes semicolons where decimals have a comma, as in the Netherlands. */
const END_OF_CELL = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g };
export type CellSeparator = keyof typeof END_OF_CELL;
const LINE_BREAK = /\r\n|\r|\n/g;

/** Splits a CSV text into a header and records (DAT-01). Never throws: any text is some table. Lines without any text are left out. */
export function readCsvTable(text: string, separator: CellSeparator = ','): CsvTable {
  const { header, lines } = readLines(text, separator);
  const columns = columnsOf(header);
  const records = lines.map(({ line, values }) => ({
    line,
    cells: namedCells(columns, values),
    width: values.length,
  }));
  return { header, records };
}

/** A row below the header as written in the file. */
interface CsvLine {
  readonly line: number;
  readonly values: readonly string[];
}

function readLines(
  text: string,
  separator: CellSeparator,
): { header: readonly string[]; lines: readonly CsvLine[] } {
  let header: readonly string[] | undefined;
  const lines: CsvLine[] = [];
  let line = 1;
  for (const values of parseRows(text.replace(BYTE_ORDER_MARK, ''), separator)) {
    const firstLine = line;
    line += 1 + (values.join(' ').match(LINE_BREAK)?.length ?? 0);
    if (values.every((value) => value.trim() === '')) continue;
    if (header === undefined) header = values.map((name) => name.trim());
    else lines.push({ line: firstLine, values });
  }
  return { header: header ?? [], lines };
}

interface Column {
  readonly name: string;
  readonly place: number;
}

/** For a repeated name the first column counts; columns without a name are ignored. */
function columnsOf(header: readonly string[]): readonly Column[] {
  const places = new Map<string, number>();
  for (const [place, name] of header.entries()) {
    if (name !== '' && !places.has(name)) places.set(name, place);
  }
  return Array.from(places, ([name, place]) => ({ name, place }));
}

function namedCells(columns: readonly Column[], values: readonly string[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { name, place } of columns) {
    const value = values[place];
    if (value !== undefined) named.set(name, value);
  }
  return named;
}

/**
 * The cells of each row. A quote that is never closed would turn everything after it into one cell: instead its line is a row of one cell,
 * and reading continues with the next line.
 */
function parseRows(text: string, separator: CellSeparator): string[][] {
  // Not d3's `parse`: it builds its rows with `new Function`, which the Content-Security-Policy forbids (QUA-17).
  const format = dsvFormat(separator);
  const broken = lineWithOpenQuote(text, separator);
  if (broken === null) return format.parseRows(text);
  // There can't be a second one: all quotes after an unclosed one come in pairs.
  return [
    ...format.parseRows(text.slice(0, broken.start)),
    [text.slice(broken.start, broken.end)],
    ...format.parseRows(text.slice(broken.end).replace(/^(\r\n|\r|\n)/, '')),
  ];
}

/** Where the row starts that opens a quote without closing it, and where its line ends; null when all are closed. */
function lineWithOpenQuote(text: string, separator: CellSeparator): { start: number; end: number } | null {
  let start = 0;
  let place = 0;
  while (place < text.length) {
    if (text[place] === '"') {
      const closing = closingQuote(text, place);
      if (closing === -1) return { start, end: lineEnd(text, place) };
      place = closing + 1;
    }
    place = cellEnd(text, place, END_OF_CELL[separator]);
    const isRowEnd = text[place] !== separator;
    place += 1;
    if (isRowEnd) start = place;
  }
  return null;
}

function cellEnd(text: string, from: number, endOfCell: RegExp): number {
  // One search instead of a test of every letter: the word lists have half a million.
  endOfCell.lastIndex = from;
  return endOfCell.test(text) ? endOfCell.lastIndex - 1 : text.length;
}

/** A doubled quote inside a quoted cell is one quote character and closes nothing. */
function closingQuote(text: string, opening: number): number {
  let quote = text.indexOf('"', opening + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

function lineEnd(text: string, from: number): number {
  const found = text.slice(from).search(/[\r\n]/);
  return found === -1 ? text.length : from + found;
}

/**
 * Reads the rows of a data file that ships with the app or comes from a person (DAT-01, QUA-18): columns by name in any order, cells
 * trimmed, unknown columns ignored. A row without a required column is skipped and reported with its line and the reason; an invalid
 * optional cell is left out of its row. Never throws.
 */
export function readCsvRows<Schema extends GenericSchema<Record<string, unknown>, unknown>>(
  text: string,
  schema: Schema,
): CsvRows<InferOutput<Schema>> {
  const reading = readCsvRowsInPieces(text, schema);
  for (;;) {
    const piece = reading.next();
    if (piece.done) return piece.value;
  }
}

/** A slow phone reads this many rows in about the time that a frame may be late for a press (QUA-04). */
const ROWS_A_PIECE = 250;

/** The same, but pauses after each piece of a long file, so that the caller can let the page do something else. */
export function* readCsvRowsInPieces<Schema extends GenericSchema<Record<string, unknown>, unknown>>(
  text: string,
  schema: Schema,
): Generator<void, CsvRows<InferOutput<Schema>>> {
  const lacking = columnsLackingIn(text, schema);
  if (lacking.length > 0) {
    return { rows: [], skipped: [{ line: 1, reason: `no column ${lacking.join(', ')}` }], endsCut: false };
  }
  const rows: InferOutput<Schema>[] = [];
  const skipped: SkippedRow[] = [];
  const { header, lines } = readLines(text, ',');
  const columns = columnsOf(header);
  for (const [place, { line, values }] of lines.entries()) {
    if (place > 0 && place % ROWS_A_PIECE === 0) yield;
    const row = parseCells(columns, values, schema);
    if (row.success) rows.push(row.output);
    else skipped.push({ line, reason: row.reason });
  }
  const lastWidth = lines.at(-1)?.values.length ?? header.length;
  return { rows, skipped, endsCut: lastWidth < header.length && !/[\r\n]$/.test(text) };
}

/**
 * The required columns that are missing in the header: then no row can be used. Reads only the start, since what was sent instead of a file
 * may be megabytes long, and reading all of it would block the page (QUA-18).
 */
function columnsLackingIn(text: string, schema: GenericSchema<Record<string, unknown>, unknown>): string[] {
  const { header } = readCsvTable(text.trimStart().slice(0, MAX_HEADER_LENGTH));
  const named = safeParse(schema, Object.fromEntries(header.map((name) => [name, name])));
  const absent = (named.issues ?? []).filter(({ input }) => input === undefined);
  return absent.map(({ path }) => String(path?.[0]?.key));
}

function parseCells<Schema extends GenericSchema<Record<string, unknown>, unknown>>(
  columns: readonly Column[],
  values: readonly string[],
  schema: Schema,
): { success: true; output: InferOutput<Schema> } | { success: false; reason: string } {
  const filled: [name: string, cell: string][] = [];
  for (const { name, place } of columns) {
    const trimmed = values[place]?.trim() ?? '';
    if (trimmed !== '') filled.push([name, trimmed]);
  }
  const first = safeParse(schema, Object.fromEntries(filled));
  if (first.success) return { success: true, output: first.output };
  const wrong = new Set(first.issues.map((issue) => String(issue.path?.[0]?.key)));
  const usable = filled.filter(([name]) => !wrong.has(name));
  const second = safeParse(schema, Object.fromEntries(usable));
  if (second.success) return { success: true, output: second.output };
  const lacking = second.issues.map((issue) => String(issue.path?.[0]?.key));
  return { success: false, reason: `lacks ${lacking.join(', ')}` };
}

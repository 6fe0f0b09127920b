import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { exactOptional, maxLength, object, pipe, safeParse, string } from 'valibot';
import { readCsvTable, type CellSeparator, type CsvRecord } from '#content/schema/csv.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { ownWordId } from '#dutch/vocabulary/change-own-list.ts';
import type { OwnRow } from '#dutch/vocabulary/own-list.ts';

/** A row or a cell that can’t be used. */
export interface UnusedRow {
  readonly line: number;
  readonly reason: MessageDescriptor;
}

/** The content of a file (MEM-15). */
export interface OwnRows {
  readonly rows: readonly OwnRow[];
  /** Unusable rows, each with its line and the reason. */
  readonly skipped: readonly UnusedRow[];
  /** Unusable cells in usable rows. */
  readonly leftOut: readonly UnusedRow[];
}

export type OwnRowsResult =
  | ({ readonly kind: 'rows' } & OwnRows)
  /** The first line lacks a required column. */
  | { readonly kind: 'no-columns'; readonly lacking: readonly string[]; readonly firstLine: string };

/** More than anybody learns from one list; the page has to draw them. */
export const MAX_WORDS = 5000;
/** In characters. */
export const LONGEST_CELL = 300;
/** The default subsection. */
export const ONLY_SUBSECTION = 'Words';
const NEEDED = ['dutch', 'english'] as const;
/** The length of the file's start that is searched for separator and columns: noise may have no line breaks. */
const MAX_FIRST_LINE = 2000;

const cell = pipe(string(), maxLength(LONGEST_CELL));
const { entries } = vocabularyRowSchema;
const ownRowSchema = object({
  ...entries,
  dutch: cell,
  english: cell,
  topic: exactOptional(string(), ''),
  subsection: exactOptional(cell, ONLY_SUBSECTION),
  example: exactOptional(cell),
  example_en: exactOptional(cell),
  pronunciation: exactOptional(cell),
  plural: exactOptional(cell),
  past: exactOptional(cell),
  participle: exactOptional(cell),
  comparative: exactOptional(cell),
});

/** Excel's line that states the separator. */
const SEPARATOR_LINE = /^\uFEFF?sep=([,;\t])(?=\r|\n)/i;

/**
 * Reads a list of words with the columns of the vocabulary (DAT-02), of which only `dutch` and `english` are required.
 * Cells are separated by commas, semicolons or tabs, and the case of column names does not matter. Never throws.
 */
export function readOwnRows(file: string): OwnRowsResult {
  const text = file.replace(SEPARATOR_LINE, '');
  const separator = separatorOf(file, text);
  const { header } = readCsvTable(text.trimStart().slice(0, MAX_FIRST_LINE), separator);
  const named = new Set(header.map((name) => name.toLowerCase()));
  const lacking = NEEDED.filter((name) => !named.has(name));
  if (lacking.length > 0) return { kind: 'no-columns', lacking, firstLine: firstLineOf(text).slice(0, 100) };
  return { kind: 'rows', ...readRecords(readCsvTable(text, separator).records) };
}

function readRecords(records: readonly CsvRecord[]): OwnRows {
  const rows: OwnRow[] = [];
  const skipped: UnusedRow[] = [];
  const leftOut: UnusedRow[] = [];
  const lineOf = new Map<string, number>();
  for (const record of records) {
    const { line } = record;
    const read = readRecord(record);
    if (read.row === null) {
      skipped.push({ line, reason: read.reason });
      continue;
    }
    const id = ownWordId(read.row);
    const sameAs = lineOf.get(id);
    if (sameAs !== undefined) skipped.push({ line, reason: msg`the same word as in line ${sameAs}` });
    else if (rows.length === MAX_WORDS)
      skipped.push({ line, reason: msg`a list has at most ${MAX_WORDS} words` });
    else {
      lineOf.set(id, line);
      rows.push(read.row);
      leftOut.push(...read.leftOut.map((reason) => ({ line, reason })));
    }
  }
  return { rows, skipped, leftOut };
}

type ReadRecord =
  | { readonly row: OwnRow; readonly leftOut: readonly MessageDescriptor[] }
  | { readonly row: null; readonly reason: MessageDescriptor };

function readRecord({ cells }: CsvRecord): ReadRecord {
  const filled = new Map<string, string>();
  for (const [name, text] of cells) if (text.trim() !== '') filled.set(name.toLowerCase(), text.trim());
  const first = safeParse(ownRowSchema, Object.fromEntries(filled));
  if (first.success) return { row: ownRow(first.output), leftOut: [] };
  const wrong = [...new Set(first.issues.map(({ path }) => String(path?.[0]?.key)))];
  for (const needed of NEEDED) {
    if (wrong.includes(needed)) return { row: null, reason: reasonOf(needed, filled.get(needed)) };
  }
  const leftOut = wrong.map(
    (name) => msg`${name} “${{ text: shortened(filled.get(name) ?? '') }}” is left out`,
  );
  for (const name of wrong) filled.delete(name);
  const second = safeParse(ownRowSchema, Object.fromEntries(filled));
  return second.success
    ? { row: ownRow(second.output), leftOut }
    : { row: null, reason: msg`it can’t be read` };
}

function reasonOf(column: (typeof NEEDED)[number], text: string | undefined): MessageDescriptor {
  if (column === 'dutch')
    return text === undefined ? msg`no Dutch` : msg`the Dutch is longer than ${LONGEST_CELL} letters`;
  return text === undefined ? msg`no English` : msg`the English is longer than ${LONGEST_CELL} letters`;
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

/** A word with an article is a noun, and has an exercise on its article. */
function ownRow(read: { readonly topic: string } & OwnRow): OwnRow {
  const { topic: _, ...row } = read;
  return row.article !== undefined && row.kind === undefined ? { ...row, kind: 'noun' } : row;
}

function separatorOf(file: string, text: string): CellSeparator {
  const said = SEPARATOR_LINE.exec(file)?.[1];
  if (said === ',' || said === ';' || said === '\t') return said;
  const line = firstLineOf(text);
  const count = (sign: string) => line.split(sign).length;
  if (count(';') > count(',') && count(';') >= count('\t')) return ';';
  return count('\t') > count(',') ? '\t' : ',';
}

function firstLineOf(text: string): string {
  return (
    text
      .trimStart()
      .slice(0, MAX_FIRST_LINE)
      .split(/[\r\n]/, 1)[0] ?? ''
  );
}

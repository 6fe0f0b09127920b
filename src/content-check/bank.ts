import type { Figure, Problem } from './problem.ts';
import type { ReferenceLists } from './reference-lists.ts';
import type { Speller } from '#browser/spelling/dutch-speller.ts';
import type { VideoSources } from './video-sources.ts';

/** What every bank of content is checked with. */
export interface CheckContext {
  readonly speller: Speller;
  /** Names of people in examples: neither words to learn nor spelling mistakes. */
  readonly names: ReadonlySet<string>;
  readonly reference: ReferenceLists;
  /** The videos that may be shown, by id. */
  readonly videoSources: VideoSources;
}

/** What every row has: its line, and the name by which an exception refers to it. */
export interface CheckedRow {
  readonly line: number;
  readonly id: string;
}

/** A row whose columns hold text. */
export type RowWith<Column extends string> = CheckedRow & Readonly<Record<Column, string>>;

/** A rule for the rows of a bank: returns their problems, changes nothing, reads nothing else. */
export type Rule<Row> = (rows: readonly Row[], context: CheckContext) => Problem[];

export interface BankReport {
  readonly problems: readonly Problem[];
  readonly figures: readonly Figure[];
}

/** One kind of content: where it is and how its text is checked. A new kind is one file and a line in `banks.ts`. */
export interface Bank {
  /** Also the option to check another file instead: `--vocabulary PATH`. */
  readonly name: string;
  readonly path: string;
  /** Its rows are imported; the file's text only gives the line numbers, so no other file can be checked instead. */
  readonly isModule?: true;
  /** Its ids are those of another bank's rows, which it puts in order: it doesn't check their text. */
  readonly onlyNamesRows?: true;
  /** Paths of other files that this one is compared with: of the same kind, or what it refers to. */
  readonly besides?: readonly string[];
  /** @param besides the texts of the files named above, where they exist */
  readonly check: (text: string, context: CheckContext, besides: readonly string[]) => BankReport;
  /** Checks the bank as a whole; skipped when a part of it is checked instead. */
  readonly goals?: (text: string, context: CheckContext, besides: readonly string[]) => readonly Problem[];
}

import type { Figure, Problem } from './problem.ts';
import type { ReferenceLists } from './reference-lists.ts';
import type { Speller } from '#browser/spelling/dutch-speller.ts';
import type { VideoSources } from './video-sources.ts';

/** What every bank of content is checked with. */
export interface CheckContext {
  readonly speller: Speller;
  /** Names of people, in examples: neither words to learn nor spelling mistakes. */
  readonly names: ReadonlySet<string>;
  readonly reference: ReferenceLists;
  /** The videos that may be shown, by their id. */
  readonly videoSources: VideoSources;
}

/** What every row has: its line, and the name under which an exception speaks for it. */
export interface CheckedRow {
  readonly line: number;
  readonly id: string;
}

/** A row whose columns hold text. */
export type RowWith<Column extends string> = CheckedRow & Readonly<Record<Column, string>>;

/** A rule over the rows of a bank: says what is wrong with them, changes nothing, reads nothing else. */
export type Rule<Row> = (rows: readonly Row[], context: CheckContext) => Problem[];

export interface BankReport {
  readonly problems: readonly Problem[];
  readonly figures: readonly Figure[];
}

/** One kind of content: where it stands and how its text is checked. A new kind is one file and a line in `banks.ts`. */
export interface Bank {
  /** Also the option that checks another file in its place: `--vocabulary PATH`. */
  readonly name: string;
  readonly path: string;
  /** Its rows are imported; the file's text only tells the line, so no other file can be checked in its place. */
  readonly isModule?: true;
  /** Files of the same kind, by path: what stands there may not stand here again. */
  readonly besides?: readonly string[];
  /** @param besides the texts of the files named above, of those that exist */
  readonly check: (text: string, context: CheckContext, besides: readonly string[]) => BankReport;
  /** What the bank as a whole must offer; not asked of a part of it that is checked in its place. */
  readonly goals?: (text: string, context: CheckContext) => readonly Problem[];
}

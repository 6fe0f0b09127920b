import {
  array,
  exactOptional,
  finite,
  integer,
  literal,
  minValue,
  nonEmpty,
  number,
  object,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';

const text = pipe(string(), nonEmpty());
const instant = pipe(number(), finite(), minValue(0));
const ownWordSchema = object({
  /** The time of the file that last added or changed it, ms since 1970, and the position in that file. */
  at: instant,
  place: pipe(number(), integer(), minValue(0)),
  row: object({
    id: pipe(string(), regex(/^own-[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u)),
    dutch: text,
    english: text,
    subsection: text,
    example: exactOptional(string()),
    example_en: exactOptional(string()),
    article: exactOptional(picklist(['de', 'het'])),
    pronunciation: exactOptional(string()),
    kind: exactOptional(string()),
    plural: exactOptional(string()),
    past: exactOptional(string()),
    participle: exactOptional(string()),
    auxiliary: exactOptional(picklist(['hebben', 'zijn', 'both'])),
    comparative: exactOptional(string()),
  }),
});
const ownListSchema = object({
  version: literal(1),
  id: text,
  name: text,
  /** The time of its naming, ms since 1970. */
  namedAt: instant,
  words: array(ownWordSchema),
});

export type OwnWord = InferOutput<typeof ownWordSchema>;

/** A stored custom word list (MEM-15), in the order of the last file. */
export type OwnList = InferOutput<typeof ownListSchema>;

/** Null for data that is damaged, foreign or from a later version (QUA-18). */
export function parseOwnList(input: unknown): OwnList | null {
  const parsed = safeParse(ownListSchema, input);
  return parsed.success ? parsed.output : null;
}

const laterVersionSchema = object({ version: pipe(number(), minValue(2)) });

/** Whether a later version of the app stored it. */
export function isOfLaterVersion(input: unknown): boolean {
  return safeParse(laterVersionSchema, input).success;
}

/** A word of a file; it has an id only if the file gives one. */
export type OwnRow = Omit<OwnWord['row'], 'id'> & { readonly id?: string };

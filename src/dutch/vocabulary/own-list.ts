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
  /** Of the file that brought it or changed it last, ms since 1970, and its place in that file. */
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
  /** When it got its name, ms since 1970. */
  namedAt: instant,
  words: array(ownWordSchema),
});

export type OwnWord = InferOutput<typeof ownWordSchema>;

/** A list of words of one's own, as it is kept (MEM-15). Its words stand in the order of the last file. */
export type OwnList = InferOutput<typeof ownListSchema>;

/** Null for what is damaged, foreign or of a later version (QUA-18). */
export function parseOwnList(input: unknown): OwnList | null {
  const parsed = safeParse(ownListSchema, input);
  return parsed.success ? parsed.output : null;
}

const laterVersionSchema = object({ version: pipe(number(), minValue(2)) });

/** It was stored by a later version of the app. */
export function isOfLaterVersion(input: unknown): boolean {
  return safeParse(laterVersionSchema, input).success;
}

/** A word as a file tells it; an id only where the file has one. */
export type OwnRow = Omit<OwnWord['row'], 'id'> & { readonly id?: string };

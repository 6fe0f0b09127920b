import {
  array,
  custom,
  object,
  optional,
  parse,
  picklist,
  safeParse,
  string,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import type { AppFiles } from '#browser/platform.ts';
import { NUMBER, usualSense } from '#content/schema/annotation.ts';
import { readJson } from '#data-files/json-file.ts';
import { comparable } from '#lib/dutch-words.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { lexiconPath, sentencesPath, textPath } from './lexicon-path.ts';

/** What a file has is looked at when it is needed: to look at all of it costs a slow phone longer than to read it (RDG-06). */
const byName = custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
/** The usual senses of forms, and the entries of senses. */
const letterSchema = object({ usual: byName, entries: byName });
/** The same for one text, with what is not usual in its sentences. */
const textSchema = object({ sentences: byName, usual: byName, entries: byName });
const entrySchema = object({
  base: string(),
  article: optional(picklist(['de', 'het'])),
  forms: array(string()),
  english: string(),
  parts: optional(array(string())),
  wordId: optional(string()),
});
type ShippedEntry = Omit<LexiconEntry, 'meaning'> & { readonly english: string };

/** What is known about the words and senses of a letter, as its file has it: in English. */
export interface LexiconLetter {
  readonly usual: Record<string, string>;
  readonly entries: Record<string, ShippedEntry>;
}

/** All that the words of one text need. */
export interface LexiconText extends LexiconLetter {
  readonly sentences: Record<string, string>;
}

type Files = Pick<AppFiles, 'readText'>;

interface WantedFile {
  readonly path: string;
  readonly schema: GenericSchema;
}

/** What the lexicon says; or which of its files have to be loaded before it can. */
export type Known<Value> =
  | { readonly kind: 'known'; readonly value: Value | undefined }
  | { readonly kind: 'unloaded'; readonly files: readonly WantedFile[] };

/** Where what is known about a sentence and its words is found. */
export interface LexiconSource {
  /** What is not usual in it; undefined for a sentence of no text of ours. */
  readonly code: Known<string>;
  /** The sense that a form has most often in our texts. */
  readonly usual: (form: string) => Known<string>;
  /** Undefined where this version of the app has none. */
  readonly entry: (sense: string) => Known<LexiconEntry>;
}

interface LoadedFiles {
  readonly contents: Map<string, unknown>;
  readonly loading: Map<string, Promise<void>>;
  /** The text that was opened last. */
  text: InferOutput<typeof textSchema> | null;
}

const loadedFiles = new WeakMap<object, LoadedFiles>();

function loadedOf(files: Files): LoadedFiles {
  const loaded = loadedFiles.get(files) ?? { contents: new Map(), loading: new Map(), text: null };
  loadedFiles.set(files, loaded);
  return loaded;
}

/** The open text answers for its own sentences, the files by sentence and by letter for all others. */
export function lexiconSource(files: Files, key: string): LexiconSource {
  const loaded = loadedOf(files);
  const { text } = loaded;
  if (text !== null && Object.hasOwn(text.sentences, key))
    return {
      code: known(textIn(text.sentences, key)),
      usual: (form) => known(usualIn(text.usual, form)),
      entry: (sense) => known(entryIn(text.entries, sense)),
    };
  return {
    code: readFrom(loaded, sentencesPath(key), byName, (sentences) => textIn(sentences, key)),
    usual: (form) =>
      isNumber(form)
        ? known(NUMBER)
        : readFrom(loaded, lexiconPath(comparable(form)), letterSchema, ({ usual }) => usualIn(usual, form)),
    entry: (sense) =>
      readFrom(loaded, lexiconPath(sense), letterSchema, ({ entries }) => entryIn(entries, sense)),
  };
}

/** Loads a file of the lexicon, once. Rejects if it cannot be loaded; then it is tried again with the next press. */
export function loadLexiconFile(files: Files, { path, schema }: WantedFile): Promise<void> {
  const { contents, loading } = loadedOf(files);
  const read = async () => {
    const parsed = safeParse(schema, await readJson(files, path));
    if (!parsed.success) throw new Error(`${path} could not be read`);
    contents.set(path, parsed.output);
  };
  const pending = loading.get(path) ?? read();
  loading.set(path, pending);
  pending.catch(() => loading.delete(path));
  return pending;
}

/**
 * Loads what the words of a text of ours need, so that a press finds it there (RDG-06). Never rejects: without it a press loads what it
 * needs itself.
 */
export async function loadLexiconOfText(files: Files, textId: string): Promise<void> {
  const parsed = safeParse(textSchema, await readJson(files, textPath(textId)));
  if (parsed.success) loadedOf(files).text = parsed.output;
}

function readFrom<Schema extends GenericSchema, Value>(
  { contents, loading }: LoadedFiles,
  path: string,
  schema: Schema,
  take: (content: InferOutput<Schema>) => Value | undefined,
): Known<Value> {
  if (!contents.has(path)) return { kind: 'unloaded', files: [{ path, schema }] };
  try {
    return known(take(parse(schema, contents.get(path))));
  } catch (error) {
    // A damaged file is loaded again with the next press.
    contents.delete(path);
    loading.delete(path);
    throw error;
  }
}

function known<Value>(value: Value | undefined): Known<Value> {
  return { kind: 'known', value };
}

function isNumber(form: string): boolean {
  return usualSense(form, {}) === NUMBER;
}

function usualIn(usual: Readonly<Record<string, unknown>>, form: string): string {
  return isNumber(form) ? NUMBER : (textIn(usual, comparable(form)) ?? comparable(form));
}

function textIn(record: Readonly<Record<string, unknown>>, name: string): string | undefined {
  return Object.hasOwn(record, name) ? parse(string(), record[name]) : undefined;
}

function entryIn(entries: Readonly<Record<string, unknown>>, sense: string): LexiconEntry | undefined {
  if (!Object.hasOwn(entries, sense)) return undefined;
  const { english: meaning, ...entry } = parse(entrySchema, entries[sense]);
  return { ...entry, meaning };
}

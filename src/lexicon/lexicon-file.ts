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
import { lexiconPath, sentencesPath } from './lexicon-path.ts';

/** What a file has is looked at when it is needed: to look at all of it costs a slow phone longer than to read it (RDG-06). */
const byName = custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
/** The usual senses of forms, and the entries of senses. */
const letterSchema = object({ usual: byName, entries: byName });
const entrySchema = object({
  base: string(),
  article: optional(picklist(['de', 'het'])),
  forms: array(string()),
  english: string(),
  parts: optional(array(string())),
  wordId: optional(string()),
});
/** What is known about the words and senses of a letter, as its file has it: in English. */
export interface LexiconLetter {
  readonly usual: Record<string, string>;
  readonly entries: Record<string, Omit<LexiconEntry, 'meaning'> & { readonly english: string }>;
}

type Files = Pick<AppFiles, 'readText'>;

const loaded = new WeakMap<object, Map<string, Promise<unknown>>>();

/** The entry of a sense; undefined where this version of the app has none. Rejects if its file cannot be loaded. */
export async function lexiconEntry(files: Files, sense: string): Promise<LexiconEntry | undefined> {
  const { entries } = await readOnce(files, lexiconPath(sense), letterSchema);
  if (!Object.hasOwn(entries, sense)) return undefined;
  const { english: meaning, ...entry } = parse(entrySchema, entries[sense]);
  return { ...entry, meaning };
}

/** The sense that a form has most often in our texts. Rejects if its file cannot be loaded. */
export async function usualSenseOf(files: Files, form: string): Promise<string> {
  if (usualSense(form, {}) === NUMBER) return NUMBER;
  const word = comparable(form);
  const { usual } = await readOnce(files, lexiconPath(word), letterSchema);
  return Object.hasOwn(usual, word) ? parse(string(), usual[word]) : word;
}

/** What is not usual in a sentence; undefined for a sentence of no text of ours. Rejects if its file cannot be loaded. */
export async function sentenceSenses(files: Files, key: string): Promise<string | undefined> {
  const sentences = await readOnce(files, sentencesPath(key), byName);
  return Object.hasOwn(sentences, key) ? parse(string(), sentences[key]) : undefined;
}

async function readOnce<Schema extends GenericSchema>(
  files: Files,
  path: string,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const byPath = loaded.get(files) ?? new Map<string, Promise<unknown>>();
  loaded.set(files, byPath);
  const reading = byPath.get(path) ?? readFile(files, path, schema);
  byPath.set(path, reading);
  // What failed is tried again with the next press.
  reading.catch(() => byPath.delete(path));
  return reading;
}

async function readFile(files: Files, path: string, schema: GenericSchema): Promise<unknown> {
  const parsed = safeParse(schema, await readJson(files, path));
  if (!parsed.success) throw new Error(`${path} could not be read`);
  return parsed.output;
}

import {
  array,
  object,
  optional,
  picklist,
  record,
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

const letterSchema = object({
  /** The usual senses of forms. */
  usual: record(string(), string()),
  entries: record(
    string(),
    object({
      base: string(),
      article: optional(picklist(['de', 'het'])),
      forms: array(string()),
      english: string(),
      parts: optional(array(string())),
      wordId: optional(string()),
    }),
  ),
});
/** What is known about the words and senses of a letter, as its file has it: in English. */
export interface LexiconLetter {
  readonly usual: Record<string, string>;
  readonly entries: Record<string, Omit<LexiconEntry, 'meaning'> & { readonly english: string }>;
}

/** What is not usual in a sentence, by its key. */
const sentencesSchema = record(string(), string());

type Files = Pick<AppFiles, 'readText'>;

const loaded = new WeakMap<object, Map<string, Promise<unknown>>>();

/** The entry of a sense; undefined where this version of the app has none. Rejects if its file cannot be loaded. */
export async function lexiconEntry(files: Files, sense: string): Promise<LexiconEntry | undefined> {
  const found = (await readOnce(files, lexiconPath(sense), letterSchema)).entries[sense];
  if (found === undefined) return undefined;
  const { english: meaning, ...entry } = found;
  return { ...entry, meaning };
}

/** The sense that a form has most often in our texts. Rejects if its file cannot be loaded. */
export async function usualSenseOf(files: Files, form: string): Promise<string> {
  if (usualSense(form, {}) === NUMBER) return NUMBER;
  return usualSense(form, (await readOnce(files, lexiconPath(comparable(form)), letterSchema)).usual);
}

/** What is not usual in a sentence; undefined for a sentence of no text of ours. Rejects if its file cannot be loaded. */
export async function sentenceSenses(files: Files, key: string): Promise<string | undefined> {
  return (await readOnce(files, sentencesPath(key), sentencesSchema))[key];
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

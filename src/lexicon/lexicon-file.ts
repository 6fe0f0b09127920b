import { array, object, optional, picklist, record, safeParse, string, type InferOutput } from 'valibot';
import type { AppFiles } from '#browser/platform.ts';
import { readJson } from '#data-files/json-file.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { lexiconPath } from './lexicon-path.ts';

const entriesSchema = record(
  string(),
  object({
    base: string(),
    article: optional(picklist(['de', 'het'])),
    forms: array(string()),
    english: string(),
    parts: optional(array(string())),
    wordId: optional(string()),
  }),
);
type Entries = InferOutput<typeof entriesSchema>;

const loaded = new WeakMap<object, Map<string, Promise<Entries>>>();

/** The entry of a sense; undefined where this version of the app has none. Rejects if the file of its letter cannot be loaded. */
export async function lexiconEntry(
  files: Pick<AppFiles, 'readText'>,
  sense: string,
): Promise<LexiconEntry | undefined> {
  const byPath = loaded.get(files) ?? new Map<string, Promise<Entries>>();
  loaded.set(files, byPath);
  const path = lexiconPath(sense);
  const entries = byPath.get(path) ?? readEntries(files, path);
  byPath.set(path, entries);
  // What failed is tried again with the next press.
  entries.catch(() => byPath.delete(path));
  return (await entries)[sense];
}

async function readEntries(files: Pick<AppFiles, 'readText'>, path: string): Promise<Entries> {
  const parsed = safeParse(entriesSchema, await readJson(files, path));
  if (!parsed.success) throw new Error(`${path} could not be read`);
  return parsed.output;
}

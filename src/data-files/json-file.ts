import type { AppFiles } from '#browser/platform.ts';

/** What a JSON file holds; null if it cannot be loaded or read. */
export async function readJson(files: Pick<AppFiles, 'readText'>, path: string): Promise<unknown> {
  const text = await files.readText(path);
  try {
    return text.ok ? JSON.parse(text.value) : null;
  } catch {
    return null;
  }
}

import { usesTexts, withTexts } from './with-texts.mjs';

const SOURCE = /\/(?:src|scripts)\/.*\.tsx?$/;

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const path = new URL(url).pathname;
  if (!SOURCE.test(path)) return loaded;
  const { source } = loaded;
  const code = typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined);
  return usesTexts(code) ? { ...loaded, source: (await withTexts(code, path)).code } : loaded;
}

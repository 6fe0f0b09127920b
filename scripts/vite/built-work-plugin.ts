import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { SHIPPED_IDS_PATH } from '../../src/content-check/check-ids.ts';
import type * as counting from './built-work.ts';
import { texts } from './texts.ts';

const MODULE = path.resolve('src/learning/built-work.ts');

/** Tells the app how much there is to learn, so that a plan doesn't have to load everything to count it. */
export function builtWork(): Plugin {
  /** A build counts once for the client and the first screens; in development the ids may change. */
  let counted: Promise<string> | null = null;
  let isBuild = false;
  return {
    name: 'oefenpad:built-work',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      if (path.normalize(id) !== MODULE) return null;
      this.addWatchFile(path.resolve(SHIPPED_IDS_PATH));
      counted = isBuild && counted !== null ? counted : count();
      return counted;
    },
  };
}

async function count(): Promise<string> {
  // Imported here and not by the config, which would otherwise bundle every screen that the course loads.
  const { module } = await runnerImport<typeof counting>(path.resolve('scripts/vite/built-work.ts'), {
    // The names of subjects and pages are messages.
    plugins: [texts()],
  });
  return [
    `export const BUILT_WORK = ${JSON.stringify(await module.countWork())};`,
    `export const BUILT_QUESTIONS = ${JSON.stringify(await module.countQuestions())};`,
  ].join('\n');
}

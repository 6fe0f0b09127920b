import type { ModulePreloadOptions, Plugin } from 'vite';

/** Vite's own name for what it puts around each `import()` that it builds. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Puts our loader around each `import()` of the client in place of Vite's, which only asks the browser to fetch ahead: so that
 * code that could not be had once can be had later. Why and how: docs/decisions/0017-updates.md.
 */
export function lazyFiles(): Plugin {
  return {
    name: 'oefenpad:lazy-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    load(id) {
      if (id !== PRELOAD_HELPER) return null;
      const { base, root } = this.environment.config;
      return [
        `import { createModuleLoader } from '${root}/src/browser/code/module-loader.ts';`,
        'const loadModule = createModuleLoader();',
        'export const __vitePreload = (load, files = []) =>',
        `  loadModule(load, files.map((file) => ${JSON.stringify(base)} + file));`,
      ].join('\n');
    },
  };
}

/** The chunk itself and all that it imports; of a chunk that imports nothing Vite would tell nothing. */
const resolveDependencies: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  chunk,
  imported,
  { hostType },
) => (hostType === 'js' ? [...new Set([chunk, ...imported])] : imported);

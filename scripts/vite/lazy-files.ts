import type { ModulePreloadOptions, Plugin } from 'vite';

/** Vite's own name for the helper that it puts around each `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Puts our loader around each `import()` of the client instead of Vite's, which only preloads: so that code that failed to load can be
 * loaded later. Why and how: docs/decisions/0017-updates.md.
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

/** The chunk itself and everything it imports; for a chunk without imports Vite itself would list nothing. */
const resolveDependencies: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  chunk,
  imported,
  { hostType },
) => (hostType === 'js' ? [...new Set([chunk, ...imported])] : imported);

import type { Plugin } from 'vite';

const SONNER_MODULE = /\/node_modules\/sonner\/dist\/index\.m?js(?:\?|$)/;

/** What is changed in sonner's module. Each has to be there exactly once. */
const CHANGES = [
  {
    // A call with the whole sheet as one string: the Content-Security-Policy blocks a <style> element (QUA-17). The
    // sheet comes as a file instead (ui/toaster.tsx).
    what: 'the injection of its style sheet',
    find: /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/gm,
    put: '',
  },
  {
    // SYS-06; sonner has no option for it.
    what: 'the distance of a swipe',
    find: /const SWIPE_THRESHOLD = \d+;/g,
    put: 'const SWIPE_THRESHOLD = 20;',
  },
];

/** Sonner's module as the app needs it. Throws, naming what is missing, when sonner was changed. */
export function adaptSonner(code: string): string {
  return CHANGES.reduce((changed, { what, find, put }) => {
    const count = changed.match(find)?.length ?? 0;
    if (count !== 1) throw new Error(`sonner has changed: ${what} was found ${count} times instead of once`);
    return changed.replace(find, put);
  }, code);
}

/**
 * Takes the style injection out of sonner while it is built or served. The build fails when sonner is in it but was not
 * adapted, as after an update that moves its file.
 */
export function sonnerWithoutStyleInjection(): Plugin {
  return {
    name: 'sonner-without-style-injection',
    // Pre-bundled dependencies never pass through `transform`.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: SONNER_MODULE },
      handler: (code) => ({ code: adaptSonner(code), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sonnerModules = chunk.moduleIds.filter((id) => /\/sonner\/.*js$/.test(id));
        const foreign = sonnerModules.filter((id) => !SONNER_MODULE.test(id));
        if (foreign.length > 0) this.error(`sonner's code comes from an unknown file: ${foreign.join(', ')}`);
      }
    },
  };
}

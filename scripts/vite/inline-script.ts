import { build, type Plugin } from 'vite';

/** The browsers that must still be able to read the inline scripts, if only to learn that they are too old. */
const OLDEST_READER = 'es2015';
const START_PLACE = '<!--start-script-->';

/** Puts the compiled start script (theme, old browsers, start-up failure) into the page's head, also in development. */
export function startScript(): Plugin {
  return {
    name: 'oefenpad:start-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (!html.includes(START_PLACE)) return html;
        const code = await bundleInlineScript('src/start/start.ts');
        return html.replace(START_PLACE, () => `<script>${code}</script>`);
      },
    },
  };
}

/**
 * Compiles a small module of src/start, with its imports, to one line for a `<script>`.
 *
 * @param constants texts that the module declares, by name
 */
export async function bundleInlineScript(
  file: string,
  constants: Record<string, string> = {},
): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: OLDEST_READER,
      modulePreload: false,
      lib: { entry: file, formats: ['iife'], name: 'start' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error(`No script came out of ${file}`);
  const code = bundle.output[0].code.trim();
  if (code.includes('</script')) throw new Error(`${file} holds the end of a script tag`);
  return code;
}

import { build } from 'vite';

/** The browsers that must still be able to read the inline scripts, if only to be told that they are too old. */
const OLDEST_READER = 'es2015';

/** Compiles a small module of src/start, with what it imports, to one line that can stand in a `<script>`. */
export async function bundleInlineScript(
  file: string,
  constants: Record<string, readonly string[] | string> = {},
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

/** espeak-ng with its Dutch data only, which the build makes from the package (scripts/vite/dutch-espeak.ts). */
declare module 'dutch-espeak/espeak-ng.js' {
  import type { StartEspeak } from '#browser/synthesis/dutch-synthesiser.ts';
  const start: StartEspeak;
  export default start;
}

/** The address of the program, which the build puts next to the code. */
declare module 'dutch-espeak/espeak-ng.wasm?url' {
  const url: string;
  export default url;
}

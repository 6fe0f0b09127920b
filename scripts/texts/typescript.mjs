/** Runs a script in TypeScript that may import texts of screens: `node --import ./scripts/texts/typescript.mjs FILE`. */
import { register } from 'node:module';
import { register as registerTypeScript } from 'tsx/esm/api';

// In this order tsx gets the source after the texts in it are made.
register('./hooks.mjs', import.meta.url);
registerTypeScript();

import type { Plugin } from 'vite';
import { USES_TEXTS, withTexts } from '../texts/with-texts.mjs';

/** `<Trans>`, `t` and `msg` of Lingui in what is built, served and tested (docs/decisions/0050-languages.md). */
export function texts(): Plugin {
  return {
    name: 'oefenpad:texts',
    // While JSX is still JSX.
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: USES_TEXTS },
      handler: (code, id) => withTexts(code, id),
    },
  };
}

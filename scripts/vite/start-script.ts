import type { Plugin } from 'vite';
import { bundleInlineScript } from './bundle-inline-script.ts';

const PLACE = '<!--start-script-->';

/** Puts the compiled start script (theme, old browsers, start-up failure) into the page's head, also while developing. */
export function startScript(): Plugin {
  return {
    name: 'oefenpad:start-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (!html.includes(PLACE)) return html;
        const code = await bundleInlineScript('src/start/start.ts');
        return html.replace(PLACE, () => `<script>${code}</script>`);
      },
    },
  };
}

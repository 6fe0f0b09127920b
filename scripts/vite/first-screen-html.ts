/** The steps that make the built page paint at once (docs/decisions/0002-prerender-and-csp.md). All are text in, text out. */

const FIRST_SCREEN = '<!--first-screen-->';
const TITLE = /<title>.*?<\/title>/s;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const ENTRY_SCRIPT = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /<link rel="modulepreload"[^>]*>\s*/g;
const INLINE_STYLES = /<style>.*?<\/style>/s;
const FAVICON = /<link rel="icon"[^>]*href="([^"]+)"[^>]*>/;

/** Puts rendered markup into the root. `hydrate` marks it as the app's own first render, which React takes over. */
export function withFirstScreen(html: string, markup: string, { hydrate }: { hydrate: boolean }): string {
  const place = `<div id="root">${FIRST_SCREEN}</div>`;
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
  return html.replace(place, () => `<div id="root"${hydrate ? ' data-prerendered' : ''}>${markup}</div>`);
}

/** Tells the app its version. */
export function withVersion(html: string, version: string): string {
  return html.replace('<html ', () => `<html data-version="${version}" `);
}

/** The tab's title until the app sets it. */
export function withTitle(html: string, title: string): string {
  if (!TITLE.test(html)) throw new Error('The page has no title to replace');
  return html.replace(TITLE, () => `<title>${title}</title>`);
}

/** Requesting the stylesheet would delay the first paint by a round trip. */
export function withInlineStyles(html: string, readAsset: (url: string) => string): string {
  return html.replace(STYLESHEET, (_link, url: string) => `<style>${readAsset(url).trim()}</style>`);
}

/** Requesting the icon delays the largest paint on a slow connection. */
export function withInlineFavicon(html: string, readAsset: (url: string) => string): string {
  return html.replace(FAVICON, (_link, url: string) => {
    const svg = encodeURIComponent(readAsset(url)).replaceAll('%20', ' ').replaceAll("'", '%27');
    return `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${svg}">`;
  });
}

/** The address of the app's entry in a built page. */
export function entryOf(html: string): string {
  const url = ENTRY_SCRIPT.exec(html)?.[1];
  if (url === undefined) throw new Error('The built index.html has no entry script');
  return url;
}

/** Replaces the entry's script tag with the boot script, which handles failures. */
export function withBootScript(html: string, bootScript: string): string {
  return html.replace(ENTRY_SCRIPT, '').replace('</body>', () => `<script>${bootScript}</script></body>`);
}

/**
 * Preloads the app's files as soon as the head is read, instead of those that Vite names.
 *
 * @param priority `low` where the page itself comes first: it is already drawn
 */
export function withPreloads(
  html: string,
  urls: readonly string[],
  { priority = 'auto' }: { priority?: 'auto' | 'low' } = {},
): string {
  const fetchPriority = priority === 'auto' ? '' : ` fetchpriority="${priority}"`;
  const links = urls.map((url) => `<link rel="modulepreload"${fetchPriority} crossorigin href="${url}">`);
  return html.replaceAll(PRELOAD, '').replace('</head>', () => `${links.join('')}</head>`);
}

/**
 * Inlines the stylesheet of a chunk that the page loads at once, instead of the entry's smaller one. Also names it without ever loading it
 * (`disabled`): then the code that loads the chunk takes it as loaded.
 */
export function withSheetOf(html: string, url: string, css: string): string {
  if (!INLINE_STYLES.test(html)) throw new Error('The page has no inline styles to replace');
  return html
    .replace(INLINE_STYLES, () => `<style>${css.trim()}</style>`)
    .replace('</head>', `<link rel="stylesheet" crossorigin disabled href="${url}"></head>`);
}

/** How the app looks on this device: its theme, the size of its text, how much moves. */

const DARK_QUERY = '(prefers-color-scheme: dark)';
const LESS_MOTION_QUERY = '(prefers-reduced-motion: reduce)';
/** `--surface` of tokens.css; as in index.html. */
const BAR_COLOURS = { light: '#f5f8fc', dark: '#0e1626' };

export interface Look {
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 'normal' | 'large' | 'larger';
  readonly motion: 'system' | 'less';
}

/** Shows a look (QUA-16, MEM-16): sets the root's attributes for the style sheets, like the start script. */
export function showLook({ theme, textSize, motion }: Look): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(DARK_QUERY).matches);
  const less = motion === 'less' || matchMedia(LESS_MOTION_QUERY).matches;
  Object.assign(document.documentElement.dataset, {
    theme: dark ? 'dark' : 'light',
    textSize,
    motion: less ? 'less' : 'full',
  });
  // The browser's own bar: both tags, as the page's media queries know only the device's wish.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    tag.content = dark ? BAR_COLOURS.dark : BAR_COLOURS.light;
  }
}

/** Runs when the device switches between light and dark, or between more and less motion. Returns a function that stops it. */
export function onDeviceLookChange(listener: () => void): () => void {
  const queries = [DARK_QUERY, LESS_MOTION_QUERY].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

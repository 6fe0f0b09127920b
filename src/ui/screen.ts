/** What a view may ask of the screen it stands on, where it has no element at hand. */

export function elementById(id: string): HTMLElement | null {
  return document.getElementById(id);
}

export function focusedElement(): Element | null {
  return document.activeElement;
}

/** Names the browser's tab and the entry of its history (NAV-07). */
export function nameTab(title: string): void {
  document.title = title;
}

/** The person asked for less motion: for what a style sheet can't decide (QUA-15). */
export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** From the width on at which Tailwind's `md:` begins. */
export function isWide(): boolean {
  return matchMedia('(min-width: 48rem)').matches;
}

const DARK_QUERY = '(prefers-color-scheme: dark)';
/** `--surface` of tokens.css; as in index.html. */
const BAR_COLOURS = { light: '#f5f8fc', dark: '#0e1626' };

export type Theme = 'system' | 'light' | 'dark';

/** Shows a theme (QUA-16). */
export function showTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(DARK_QUERY).matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  // The browser's own bar: both tags, as the page's media queries know only the device's wish.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    tag.content = dark ? BAR_COLOURS.dark : BAR_COLOURS.light;
  }
}

/** Runs when the device goes from light to dark or back. Returns how to stop. */
export function onDeviceThemeChange(listener: () => void): () => void {
  const query = matchMedia(DARK_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

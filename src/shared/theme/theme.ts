import type { KeyValueStore } from '#platform/platform.ts';
import { THEME } from '#services/storage/device-values.ts';

/** What the person chose; the system's wish until then (QUA-16). */
export type ThemeChoice = ReturnType<typeof THEME.read>;

/** `--surface` of tokens.css; as in index.html. */
const BAR_COLOURS = { light: '#f5f8fc', dark: '#0e1626' };
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Keeps the choice where the device can (it holds for this visit otherwise) and shows it. */
export function chooseTheme(storage: KeyValueStore, choice: ThemeChoice): void {
  THEME.write(storage, choice);
  applyTheme(choice);
}

/** Follows the system while nothing was chosen, and other tabs always. Returns how to stop. */
export function followTheme(storage: KeyValueStore): () => void {
  const query = matchMedia(DARK_QUERY);
  const apply = () => applyTheme(THEME.read(storage));
  const stopStorage = THEME.subscribe(storage, applyTheme);
  query.addEventListener('change', apply);
  apply();
  return () => {
    stopStorage();
    query.removeEventListener('change', apply);
  };
}

function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && matchMedia(DARK_QUERY).matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  // The browser's own bar: both tags, as the page's media queries know only the device's wish.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    tag.content = dark ? BAR_COLOURS.dark : BAR_COLOURS.light;
  }
}

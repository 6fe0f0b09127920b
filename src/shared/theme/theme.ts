import type { KeyValueStore } from '#platform/platform.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Read by the start script in index.html too, before the first paint. */
const STORAGE_KEY = 'oefenpad.theme';
/** `--surface` of tokens.css; as in index.html. */
const BAR_COLOURS = { light: '#f5f8fc', dark: '#0e1626' };
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** What the person chose; the system's wish until then, and when anything else stands in storage (QUA-16). */
export function readThemeChoice(storage: KeyValueStore): ThemeChoice {
  const stored = storage.read(STORAGE_KEY);
  return THEME_CHOICES.find((choice) => stored.ok && choice === stored.value) ?? 'system';
}

/** Keeps the choice where the device can (it holds for this visit otherwise) and shows it. */
export function chooseTheme(storage: KeyValueStore, choice: ThemeChoice): void {
  if (choice === 'system') storage.remove(STORAGE_KEY);
  else storage.write(STORAGE_KEY, choice);
  applyTheme(choice);
}

/** Follows the system while nothing was chosen, and other tabs always. Returns how to stop. */
export function followTheme(storage: KeyValueStore): () => void {
  const query = matchMedia(DARK_QUERY);
  const apply = () => applyTheme(readThemeChoice(storage));
  const stopStorage = storage.onExternalChange((key) => {
    if (key === null || key === STORAGE_KEY) apply();
  });
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

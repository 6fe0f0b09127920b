const STORAGE_KEY = 'oefenpad.theme';

/** Sets the theme before the first paint, so that a dark page never flashes white (QUA-16). */
export function applyStoredTheme(): void {
  const chosen = readChoice();
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the system decides.
    return null;
  }
}

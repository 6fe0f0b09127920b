const INSTALLED_KEY = 'oefenpad.installed-app';
const INSTALLED_DISPLAY = '(display-mode: standalone)';
const ANDROID_REFERRER = 'android-app://';

/** The window, as far as telling an installed app needs it. */
export interface InstalledAppPage {
  readonly document: { readonly referrer: string };
  /** Has `standalone` on iOS only. */
  readonly navigator: object;
  /** Throws where storage is blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  matchMedia(query: string): { readonly matches: boolean };
}

/**
 * Whether the page runs as an installed app (AUTH-14). A start from another Android app is known by its referrer only,
 * which a reload may lose, so it is remembered for the tab (AUTH-17).
 */
export function isInstalledApp(page: InstalledAppPage): boolean {
  if (page.matchMedia(INSTALLED_DISPLAY).matches || isStandaloneOnIos(page.navigator)) return true;
  const cameFromAndroidApp = page.document.referrer.startsWith(ANDROID_REFERRER);
  try {
    if (cameFromAndroidApp) page.sessionStorage.setItem(INSTALLED_KEY, 'true');
    return cameFromAndroidApp || page.sessionStorage.getItem(INSTALLED_KEY) === 'true';
  } catch {
    return cameFromAndroidApp;
  }
}

function isStandaloneOnIos(navigator: object): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

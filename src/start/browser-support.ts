/**
 * The features that the app requires; Chrome, Firefox and Safari have all of them by version 17 at the latest (QUA-21).
 * Optional features are not checked.
 */
const FEATURES: readonly (readonly [name: string, isThere: () => boolean])[] = [
  ['module scripts', () => 'noModule' in document.createElement('script')],
  ['dialogs', () => typeof HTMLDialogElement === 'function'],
  ['popovers', () => 'popover' in document.documentElement],
  ['cascade layers', () => typeof CSSLayerBlockRule === 'function'],
  ['colour mixing', () => CSS.supports('color', 'color-mix(in srgb, red, blue)')],
  ['copying arrays', () => 'toSorted' in Array.prototype],
  ['structured clones', () => typeof structuredClone === 'function'],
  ['checking addresses', () => 'canParse' in URL],
];

/** The first needed feature that this browser does not have, or null if it has them all. */
export function missingFeature(): string | null {
  for (const [name, isThere] of FEATURES) {
    if (!isSafely(isThere)) return name;
  }
  return null;
}

function isSafely(isThere: () => boolean): boolean {
  try {
    return isThere();
  } catch {
    // In a very old browser the check itself throws.
    return false;
  }
}

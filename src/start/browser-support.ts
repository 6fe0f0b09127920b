/**
 * What the app needs and cannot do without; each came to Chrome, Firefox and Safari by version 17 (QUA-21). Features
 * that only make things nicer are not asked for.
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
    // A browser so old that even asking throws.
    return false;
  }
}

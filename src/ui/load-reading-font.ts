/** Written by scripts/make-font.mjs. The name changes with the bytes: cacheable for good. */
const READING_FONT_URL = '/fonts/atkinson-hyperlegible-next-19354c2f.woff2';

/**
 * Fetches the reading font; to be called after the first paint, which never waits for it (QUA-01). Until then, and for
 * good where it can't be had, the page stands in fonts of the device made equally wide and high (fallback-font.css).
 */
export async function loadReadingFont(): Promise<void> {
  try {
    const font = new FontFace('Atkinson Hyperlegible Next', `url('${READING_FONT_URL}') format('woff2')`, {
      weight: '400 700',
    });
    document.fonts.add(await font.load());
  } catch {
    // Offline, blocked, or a browser without the API: nothing is lost but beauty.
  }
}

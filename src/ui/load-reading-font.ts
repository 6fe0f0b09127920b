/** Written by scripts/make-font.mjs. The name changes with the bytes: cacheable for good. */
export const READING_FONT_URL = '/fonts/atkinson-hyperlegible-next-62673fc6.woff2';

/**
 * Fetches the reading font, which is not shown by that; to be called after the first paint, which never waits for it
 * (QUA-01). Null where it can't be had: then the page stands in fonts of the device made equally wide and high
 * (fallback-font.css). Once it is there, src/start/start.ts shows it before the first paint of the next visit.
 */
export async function fetchReadingFont(): Promise<FontFace | null> {
  try {
    const source = `url('${READING_FONT_URL}') format('woff2')`;
    return await new FontFace('Atkinson Hyperlegible Next', source, { weight: '400 700' }).load();
  } catch {
    // Offline, blocked, or a browser without the API: nothing is lost but beauty.
    return null;
  }
}

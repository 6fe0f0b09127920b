/** Written by scripts/make-font.mjs. The name changes with the bytes: cacheable for good. */
export const READING_FONT_URL = '/fonts/atkinson-hyperlegible-next-19354c2f.woff2';

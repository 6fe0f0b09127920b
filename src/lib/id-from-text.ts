const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * An id for an entry without one (a row of an old or custom list): its letters and digits, so that capitals, blanks,
 * punctuation and the encoding of accents do not matter. The app's own data has ids (DAT-06). Never throws, and never
 * returns an empty id.
 */
export function idFromText(text: string): string {
  const words = text.normalize('NFC').toLowerCase().replace(NOT_LETTER_OR_DIGIT, ' ').trim();
  return words.replaceAll(' ', '-') || codePoints(text);
}

/** A text of punctuation only (`?!`) still needs an id. */
function codePoints(text: string): string {
  return `u${Array.from(text, (sign) => sign.codePointAt(0)?.toString(16)).join('-')}`;
}

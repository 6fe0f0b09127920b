const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * An id for what has none of its own (a row of somebody's old or own list): its letters and digits, so that capitals,
 * blanks, punctuation and the way accents are stored don't count. What ships has its id in the data (DAT-06). Never
 * throws, and never gives an empty id.
 */
export function idFromText(text: string): string {
  const words = text.normalize('NFC').toLowerCase().replace(NOT_LETTER_OR_DIGIT, ' ').trim();
  return words.replaceAll(' ', '-') || codePoints(text);
}

/** A text of signs only (`?!`) still needs a name of its own. */
function codePoints(text: string): string {
  return `u${Array.from(text, (sign) => sign.codePointAt(0)?.toString(16)).join('-')}`;
}

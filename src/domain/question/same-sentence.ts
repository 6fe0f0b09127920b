const APOSTROPHES = /[‘’‚‛ʼ′`´]/g;
const QUOTATION_MARKS = /[“”„‟″«»]/g;

/**
 * A typed sentence with what the keyboard decides made alike: typographic apostrophes and quotation marks are straight,
 * blanks in a row are one, none stand at the ends (GRA-20).
 */
export function plainSentence(text: string): string {
  return text
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a sentence was typed right. Capitals don't count; punctuation does (GRA-20). */
export function isSameSentence(typed: string, right: string): boolean {
  return plainSentence(typed).toLowerCase() === plainSentence(right).toLowerCase();
}

/** The range of speaking speeds. */
const FASTEST_WORD_MS = 170;
const SLOWEST_WORD_MS = 1100;
const LEAST_MS = 60;
const MOST_PAUSES_MS = 2500;

/** About the speed of reading aloud to a learner. */
const READING_WORD_MS = 440;
/** The time to look at a text, press three buttons and decide. */
const HANDLING_MS = 8000;

export function wordCount(text: string): number {
  return text.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The number of words in a text to record. */
export function wordsIn(lines: readonly { readonly text: string }[]): number {
  return lines.reduce((sum, { text }) => sum + wordCount(text), 0);
}

/** The plausible length of a recording with this many words; otherwise the text was wrong or incomplete (SPK-05). */
export function plausibleLengthMs(words: number): { readonly leastMs: number; readonly mostMs: number } {
  return {
    leastMs: LEAST_MS + words * FASTEST_WORD_MS,
    mostMs: MOST_PAUSES_MS + words * SLOWEST_WORD_MS,
  };
}

/** About how long it takes to record texts of so many words each, and to listen to each once, in ms. */
export function recordingTimeMs(wordsOfEach: readonly number[]): number {
  return wordsOfEach.reduce((sum, words) => sum + 2 * words * READING_WORD_MS + HANDLING_MS, 0);
}

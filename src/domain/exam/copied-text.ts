/** So many words in a row that stand in the task, too, are no chance any more: *De verwarming is kapot* is fewer. */
const RUN_WORDS = 5;
/** From this share of its words on a text is no longer one's own. */
const COPIED_SHARE = 0.5;

/**
 * Whether most of a text was copied from another, for example from the task that it answers. What was copied shows nothing
 * of what one can write (WRI-03). Capitals, punctuation and lines make no difference.
 */
export function isMostlyCopied(text: string, source: string): boolean {
  const words = bareWords(text);
  const known = new Set(runsOf(bareWords(source)));
  const copied = new Set<number>();
  for (const [start, run] of runsOf(words).entries()) {
    if (known.has(run)) for (let place = start; place < start + RUN_WORDS; place += 1) copied.add(place);
  }
  return copied.size > 0 && copied.size >= words.length * COPIED_SHARE;
}

function bareWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu) ?? [];
}

/** Each word with those that follow it, as many as make a run. */
function runsOf(words: readonly string[]): string[] {
  const count = Math.max(words.length - RUN_WORDS + 1, 0);
  return Array.from({ length: count }, (_, start) => words.slice(start, start + RUN_WORDS).join(' '));
}

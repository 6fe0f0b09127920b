/** `'s avonds`, `'t huis`: the word after the apostrophe stays in lower case, and the next one gets the capital. */
const APOSTROPHE_WORD = /^(?:['’][st] )?/;

/** With the capital letter of a sentence's first word: `Ik`, `IJs`, `'s Avonds`. */
export function withCapital(text: string): string {
  const start = APOSTROPHE_WORD.exec(text)?.[0].length ?? 0;
  // The ij counts as one letter.
  const length = text.startsWith('ij', start) ? 2 : 1;
  return text.slice(0, start) + text.slice(start, start + length).toUpperCase() + text.slice(start + length);
}

/** Lower-case parts as they appear in a sentence: the first with its capital, the last with the final mark. */
export function asSentenceParts(parts: readonly string[], end = '.'): string[] {
  return parts.map((part, place) => {
    const begun = place === 0 ? withCapital(part) : part;
    return place === parts.length - 1 ? begun + end : begun;
  });
}

/** Lower-case parts as one sentence. */
export function asSentence(parts: readonly string[], end = '.'): string {
  return asSentenceParts(parts, end).join(' ');
}

/** What one pasted, as paragraphs without empty lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

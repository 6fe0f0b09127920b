/** The line where a text first occurs in a file, from `after` on; 1 where it doesn't. */
export function lineOf(source: string, text: string, after = 0): number {
  const at = source.indexOf(text, after);
  return at === -1 ? 1 : source.slice(0, at).split('\n').length;
}

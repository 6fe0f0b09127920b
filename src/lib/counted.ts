/** `1 word`, `2 words`: for nouns with a regular plural. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

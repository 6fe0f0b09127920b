/** `1 word`, `2 words`: for nouns whose plural is made with an s. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

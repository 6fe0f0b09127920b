/** `1 word`, `2 words`: for nouns with a regular plural. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

const MEGABYTES = new Intl.NumberFormat('en-GB', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** A size in megabytes: `2.4 MB`. */
export function megabytes(bytes: number): string {
  return MEGABYTES.format(bytes / 1_000_000);
}

/** A Dutch word or sentence with its English. */
export interface Phrase {
  readonly dutch: string;
  readonly english: string;
}

/** A Dutch word or sentence with what it means. */
export interface Phrase {
  readonly dutch: string;
  readonly english: string;
}

/** Rows or words that a rule would refuse, looked at by a person and found right. */
export interface Exception {
  /** The rule's name, as the check prints it in square brackets. */
  readonly rule: string;
  readonly reason: string;
  /** Ids of rows, or, for `spelling`, the words. */
  readonly about: readonly string[];
}

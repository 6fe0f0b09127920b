/** Rows or words that a rule would reject, but that a person reviewed and found right. */
export interface Exception {
  /** The rule's name, which the check prints in square brackets. */
  readonly rule: string;
  readonly reason: string;
  /** Ids of rows; for `spelling` the words; for a form that disagrees with a list, the id and the form: `appel: de`. */
  readonly about: readonly string[];
}

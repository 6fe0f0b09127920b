/** Rows or words that a rule would refuse, looked at by a person and found right. */
export interface Exception {
  /** The rule's name, as the check prints it in square brackets. */
  readonly rule: string;
  readonly reason: string;
  /** Ids of rows; for `spelling` the words; for a form that disagrees with a list id and form: `appel: de`. */
  readonly about: readonly string[];
}

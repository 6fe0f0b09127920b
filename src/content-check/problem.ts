/** An error in a row of content, or a warning. */
export interface Problem {
  /** Warnings are counted and shown on demand; they never fail the check. */
  readonly level: 'error' | 'warning';
  /** The rule's name, as in `EXCEPTIONS`. */
  readonly rule: string;
  readonly line: number;
  /** What an exception would have to name: the row's id, the id with the form (`appel: de`), or the wrong word. */
  readonly about: string;
  readonly message: string;
}

/** One line of the table that the check prints. */
export interface Figure {
  readonly label: string;
  readonly value: string | number;
  /** Only printed, not written to docs/content-quality.md. */
  readonly isDetail?: true;
}

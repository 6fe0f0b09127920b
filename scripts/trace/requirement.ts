/** An id of the requirements, and the file of `docs/spec` that explains it. */
export interface Requirement {
  readonly id: string;
  readonly file: string;
}

/** A file and its text. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** A line that states a requirement. Removed ones are struck through and don't match. */
const STATEMENT = /^- ([A-Z]{3,4}-\d{2}) /gm;

/** The requirements that the specification states, in its order. */
export function readRequirements(files: readonly SourceText[]): Requirement[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(STATEMENT)].map(([, id = '']) => ({ id, file: path })),
  );
}

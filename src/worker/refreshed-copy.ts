/**
 * What a data file from the server is, beside the one that came with the app. A network that wants somebody to sign in first
 * answers any address with a page of its own, and a file can be cut off on its way (QUA-18): such an answer is `unusable`.
 *
 * @param isListedWith whether the server's own list speaks for a file of so many rows
 */
export async function compareCopies(
  built: Response | undefined,
  came: Response,
  isListedWith: (rows: number) => Promise<boolean>,
): Promise<'same' | 'newer' | 'unusable'> {
  const isPage = (came.headers.get('content-type') ?? '').includes('html');
  if (built === undefined || came.status !== 200 || came.redirected || isPage) return 'unusable';
  const [before, after] = await Promise.all([built.clone().text(), came.clone().text()]);
  if (before === after) return 'same';
  // The same columns, and whole to the end of its last line.
  const isWhole = headingOf(after) === headingOf(before) && after.endsWith('\n');
  return isWhole && (await hasItsRows(before, after, isListedWith)) ? 'newer' : 'unusable';
}

/** Fewer lines than in the build are right only when the server's own list says so (docs/decisions/0018-faults.md). */
async function hasItsRows(
  before: string,
  after: string,
  isListedWith: (rows: number) => Promise<boolean>,
): Promise<boolean> {
  const rows = rowsOf(after);
  return rows >= rowsOf(before) || isListedWith(rows);
}

function rowsOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length - 1;
}

function headingOf(text: string): string {
  return text.slice(0, text.search(/\r?\n|$/));
}

/**
 * Compares a data file from the server with the one of the build. A network that requires a sign-in answers any address
 * with its own page, and a file can be truncated on its way (QUA-18): such a response is `unusable`.
 *
 * @param isListedWith whether the server's list confirms a file with that many rows
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
  // The same columns, and a complete last line.
  const isWhole = headingOf(after) === headingOf(before) && after.endsWith('\n');
  return isWhole && (await hasItsRows(before, after, isListedWith)) ? 'newer' : 'unusable';
}

/** Fewer lines than in the build are accepted only if the server's list confirms them (docs/decisions/0018-faults.md). */
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

/**
 * What a data file from the server is, beside the one that came with the app. A network that wants somebody to sign in first
 * answers any address with a page of its own, and a file can be cut off on its way (QUA-18): such an answer is `unusable`.
 */
export async function compareCopies(
  built: Response | undefined,
  came: Response,
): Promise<'same' | 'newer' | 'unusable'> {
  const isPage = (came.headers.get('content-type') ?? '').includes('html');
  if (built === undefined || came.status !== 200 || came.redirected || isPage) return 'unusable';
  const [before, after] = await Promise.all([built.clone().text(), came.clone().text()]);
  if (before === after) return 'same';
  // The same columns, and whole to the end of its last line.
  const isWhole = headingOf(after) === headingOf(before) && after.endsWith('\n');
  return isWhole ? 'newer' : 'unusable';
}

function headingOf(text: string): string {
  return text.slice(0, text.search(/\r?\n|$/));
}

import type { Problem } from '../problem.ts';

/** CON-07: a file has exactly these columns, in this order. */
export function headerProblems(header: readonly string[], columns: readonly string[]): Problem[] {
  if (header.join(',') === columns.join(',')) return [];
  const message = `the header is "${header.join(',')}" in place of "${columns.join(',')}"`;
  return [{ level: 'error', rule: 'header', line: 1, about: 'header', message }];
}

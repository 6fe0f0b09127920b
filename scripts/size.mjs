/**
 * Checks the built site against the byte budgets of scripts/size/budget.json (QUA-01, QUA-02, QUA-09): `npm run size`, or for a
 * site that was built elsewhere `node scripts/size.mjs FOLDER`.
 */
import { BUDGET, builtSiteRows } from './size/built-site.mjs';
import { needlessExceptions } from './size/site-sizes.mjs';

const rows = builtSiteRows(process.argv[2] ?? 'dist');
if (rows === null) {
  console.error('There is no built site: npm run build');
  process.exit(1);
}
const over = rows.filter((row) => row.bytes > row.limit);
const needless = needlessExceptions(rows, BUDGET);

for (const row of rows) {
  const mark = over.includes(row) ? 'OVER' : 'ok';
  console.log(
    `${mark.padEnd(5)}${kilobytes(row.bytes)} of ${kilobytes(row.limit)}  ${row.what}${row.note ? ` (${row.note})` : ''}`,
  );
}
for (const part of needless)
  console.log(`The exception for ${part} is not needed: take it out of the budget.`);
if (over.length > 0) console.log(`${over.length} over budget.`);
if (over.length + needless.length > 0) process.exit(1);

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}

/**
 * `npm run check-content`: checks all content (CON-06, CON-07), prints the problems by file and a table of figures.
 *   --warnings           prints warnings, too
 *   --page               writes docs/content-quality.md and the README's figures, if there are no errors
 *   --ship-ids           adds new ids to the list of all ids that were ever shipped
 *   --vocabulary PATH    checks this file instead of the bank's own
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COURSE } from '#app/course.ts';
import { RETIRED_IDS } from '#content/retired-ids.ts';
import { sourcesOf } from '#learning/course.ts';
import { publicFiles } from '#testing/public-files.ts';
import { samplesText } from '../../scripts/judge/fresh-samples.ts';
import { judgeTable, measured } from '../../scripts/judge/figures.ts';
import { typedItems } from '../../scripts/judge/items.ts';
import { readPacks } from '../../scripts/audio/pack-folder.ts';
import { withGeneratedPart } from '../../scripts/docs/generated-part.mjs';
import { BANKS } from './banks.ts';
import { checkBanks } from './check-banks.ts';
import { checkIds, listOfIds, readListOfIds, SHIPPED_IDS_PATH, type IdReport } from './check-ids.ts';
import { checkedRows } from './checked-rows.ts';
import { examTimes, timesTable } from './exam-times.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { NAMES } from './exceptions/names.ts';
import { MADE_IDS } from './made-ids.ts';
import { printReport } from './print-report.ts';
import { qualityPage, readmeFigures } from './quality-page.ts';
import { SITTINGS, sittingsTable } from './sittings.ts';
import { loadReferenceLists } from './reference-lists.ts';
import { testSpeller } from './self-test.ts';
import { shippedFamilies } from './shipped-families.ts';
import { createSpeller } from './speller.ts';
import { loadVideoSources } from './video-sources.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({
  options: optionsFor(BANKS.flatMap(({ name, isModule }) => (isModule ? [] : [name]))),
});
const paths = new Map(
  Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
);

const speller = await createSpeller();
const misspelt = testSpeller(speller);
// Node 20 doesn't count an import that waits for tsx as pending work: without a timer it would exit early, with code 13.
const untilChecked = setInterval(() => undefined, 1000);
const ids = await checkAllIds();
clearInterval(untilChecked);
const report = checkBanks(
  { speller, names: NAMES, reference: loadReferenceLists(), videoSources: loadVideoSources() },
  {
    banks: BANKS,
    exceptions: EXCEPTIONS,
    paths,
    // Checked only for all content together: a file checked instead of another would merely lack ids, not lose them.
    more: paths.size === 0 ? [ids] : [],
    readText: textIn,
  },
);
printReport(report, { warnings: values['warnings'] === true });
for (const message of misspelt) console.error(message);
const isFine = report.errorCount === 0 && misspelt.length === 0;
if (!isFine) process.exitCode = 1;
// A file checked instead changes the figures, and with errors nobody should read them.
if (paths.size === 0 && isFine) {
  const tables = {
    judged: `${judgeTable(measured(await typedItems()))}\n\n${samplesText()}`,
    readers: sittingsTable(SITTINGS),
    times: timesTable(examTimes(readPacks())),
  };
  saveOrCompare('docs/content-quality.md', () => qualityPage(report, tables));
  saveOrCompare('README.md', (text) => withGeneratedPart(text, 'content figures', readmeFigures(report)));
}

function textIn(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Adds new ids to the list where that is asked for. */
async function checkAllIds(): Promise<IdReport> {
  const path = join(root, SHIPPED_IDS_PATH);
  const check = () =>
    checkIds({
      banks: sourcesOf(COURSE).flatMap(({ banks }) => banks),
      platform: publicFiles(),
      shipped: readListOfIds(readFileSync(path, 'utf8')),
      families: shippedFamilies(),
      retired: RETIRED_IDS,
      checkedRows: checkedRows(BANKS, textIn),
      made: MADE_IDS,
    });
  const found = await check();
  if (values['ship-ids'] !== true || found.newIds.length === 0) return found;
  writeFileSync(path, listOfIds([...readListOfIds(readFileSync(path, 'utf8')), ...found.newIds]));
  return check();
}

/** Writes the document with `--page`; otherwise reports where it is out of date. */
function saveOrCompare(file: string, generate: (text: string) => string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const generated = generate(text);
  if (values['page'] === true) writeFileSync(path, generated);
  else if (text !== generated) {
    console.error(`\n${file} is out of date: npm run check-content -- --page`);
    process.exitCode = 1;
  }
}

/** Each bank that is read from a file has an option with its name, which takes a path. */
function optionsFor(bankNames: readonly string[]): Record<string, { type: 'string' | 'boolean' }> {
  return {
    warnings: { type: 'boolean' },
    page: { type: 'boolean' },
    'ship-ids': { type: 'boolean' },
    ...Object.fromEntries(bankNames.map((name) => [name, { type: 'string' as const }])),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCsvTable } from '../../src/content/schema/csv.ts';
import { listDataFiles } from './data-files.ts';

it('QUA-18: the build records how many rows each data file has, and omits none', async () => {
  const files = ['', '/data'].flatMap((folder) =>
    readdirSync(`public${folder}`)
      .filter((name) => name.endsWith('.csv'))
      .map((name) => `${folder}/${name}`),
  );
  const rows = files.map((file) => [
    file,
    readCsvTable(readFileSync(`public${file}`, 'utf8')).records.length,
  ]);
  expect(await listDataFiles('public')).toEqual(Object.fromEntries(rows));
});

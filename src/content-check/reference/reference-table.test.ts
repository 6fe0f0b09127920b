import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** A path to a parent folder in a source: in quotes. */
const WAY_UP = /['"`]((?:\.\.\/)+[^'"`$]*)['"`]/g;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|json)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

it('DAT-08 QUA-23: no source names a file outside the project', () => {
  const outside = ['src', 'scripts', 'tests'].flatMap(filesIn).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WAY_UP)]
      .map(([, path = '']) => relative('.', resolve(dirname(file), path)))
      .filter((path) => path.startsWith('..'))
      .map((path) => `${file}: ${path}`),
  );
  expect(outside).toEqual([]);
});

it('DAT-08: every reference list has its licence in the README next to it', () => {
  const folder = 'src/content-check/reference';
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  const lists = readdirSync(folder).filter((name) => /\.(?:tsv|csv)$/.test(name));
  const licences = new Map(
    [...readme.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(([, file, licence]) => [file, licence]),
  );
  expect(new Set(licences.keys())).toEqual(new Set(lists));
  expect(new Set(licences.values())).toEqual(new Set(['LGPL-2.1 or later', 'CC BY-SA 4.0', 'none needed']));
  for (const [, file = ''] of readme.matchAll(/\]\((licences\/[^)]+)\)/g))
    expect(existsSync(`${folder}/${file}`), file).toBe(true);
});

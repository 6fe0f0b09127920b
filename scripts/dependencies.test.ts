import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingPackages } from './complete-lock-file.mjs';

const TABLES = readFileSync('docs/decisions/0001-toolchain.md', 'utf8');

function readJson(file: string): Record<string, unknown> {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Object(json);
}

const { dependencies, devDependencies } = readJson('package.json');
const shipped = Object.entries(Object(dependencies));
const all = [...shipped, ...Object.entries(Object(devDependencies))];

/** The row of a package in a table. */
function rowOf(name: string): string {
  return TABLES.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``)) ?? '';
}

describe('the packages', () => {
  it.each(all)('QUA-20: %s %s is listed with its licence and has an exact version', (name, version) => {
    const { license } = readJson(`node_modules/${name}/package.json`);
    expect(rowOf(name)).toContain(`| ${String(license)} |`);
    expect(version).toMatch(/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/);
  });

  it.each(shipped)('QUA-20: %s ships, so its size is given', (name) => {
    expect(rowOf(name)).toMatch(/\d kB \|/);
  });

  it('QUA-20: the tables list nothing that is not installed', () => {
    const rows = TABLES.split('\n').filter((line) => line.startsWith('| `'));
    const listed = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1]),
    );
    expect(listed.toSorted()).toEqual(all.map(([name]) => name).toSorted());
  });

  it('QUA-20: the lock file is complete for all systems, not only the one it was written on', () => {
    const { packages } = readJson('package-lock.json');
    expect(missingPackages(Object(packages))).toEqual({});
    expect(
      missingPackages({
        'node_modules/tool': {
          version: '1.0.0',
          dev: true,
          optionalDependencies: { '@tool/linux-arm64-musl': '1.0.0' },
        },
      }),
    ).toEqual({
      'node_modules/@tool/linux-arm64-musl': {
        version: '1.0.0',
        cpu: ['arm64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });
});

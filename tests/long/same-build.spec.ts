import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Every file of a built site, with the hash of its bytes. */
function filesOf(site: string): Record<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((file) => path.relative(site, path.join(file.parentPath, file.name)));
  return Object.fromEntries(
    names.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(site, name)))
        .digest('hex'),
    ]),
  );
}

test('QUA-20: a fresh install and build in another folder, language and zone gives the same bytes', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'oefenpad-sources-'));
  // Includes uncommitted changes: the site that it is compared with was built with them.
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const name of listed.toString().split('\0').filter(Boolean))
    cpSync(name, path.join(copy, name), { force: true });
  const run = (command: string, ...options: string[]) =>
    execFileSync(command, options, {
      cwd: copy,
      env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'nl_NL.UTF-8', LC_ALL: 'nl_NL.UTF-8' },
      stdio: 'pipe',
    });
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  run('npm', 'run', 'build');

  const built = filesOf('dist');
  expect(Object.keys(built).length).toBeGreaterThan(600);
  expect(filesOf(path.join(copy, 'dist'))).toEqual(built);
  rmSync(copy, { recursive: true });
});

/**
 * Checks whether a host answers as the app needs: `npm run check-deploy -- https://the.address [FOLDER]`. Compares with the built site, by
 * default dist, which must be the deployed one. Fails where the app would not work, or not be protected.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PATHS } from '../src/routes/paths.ts';
import { checkSite } from './deploy/site-checks.mjs';
import { parseHeadersFile } from './server/headers-file.mjs';

const [address, folder = 'dist'] = process.argv.slice(2);
if (address === undefined) {
  console.error('Which address? npm run check-deploy -- https://the.address');
  process.exit(2);
}
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map(
    (entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
  )
  .toSorted();
const checks = await checkSite(address, {
  appPaths: Object.values(PATHS).filter((appPath) => appPath !== PATHS.login),
  files,
  rules: parseHeadersFile(await readFile(path.join(folder, '_headers'), 'utf8')),
});
for (const { what, seen, isRight, level } of checks) {
  const verdict = isRight ? 'ok  ' : level === 'must' ? 'FAIL' : 'less';
  console.log(`${verdict}  ${what.padEnd(62)}  ${seen}`);
}
const failed = checks.filter(({ isRight, level }) => !isRight && level === 'must').length;
console.log(`\n${checks.filter(({ isRight }) => isRight).length} right, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Replaces the service worker of a built site with one that removes itself: `npm run build:kill-switch [FOLDER]`, by default dist. To be
 * deployed when a worker does harm; the next `npm run build` creates the normal one again.
 */
import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress } from './vite/precompress.ts';
import { bundleWorker } from './vite/service-worker.ts';

const site = process.argv[2] ?? 'dist';
const worker = path.join(site, 'sw.js');

try {
  await access(worker);
  await writeFile(worker, await bundleWorker('src/worker/kill-switch.ts'));
  await compress(worker);
  console.log(
    `${worker} now removes the service worker and what it kept from every device that opens the site.`,
  );
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  console.error(isMissing ? `There is no built site in ${site}: npm run build` : error);
  process.exitCode = 1;
}

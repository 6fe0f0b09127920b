/**
 * Adds to package-lock.json the packages for other systems that npm left out: `node scripts/complete-lock-file.mjs`, after each
 * `npm install` that changes it. npm drops those that it did not install or that a registry mirror doesn't have, and then
 * `npm ci` refuses the file, or a Mac gets no binary (QUA-20).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const LOCK_FILE = 'package-lock.json';
const SYSTEMS = /(?:^|-)(android|darwin|freebsd|linux|openharmony|win32)(?:-|$)/;
const PROCESSORS = /(?:^|-)(arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasm32)(?:-|$)/;

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder
 */

/**
 * The optional packages that others in the lock file name and that it says nothing about.
 *
 * @param {LockedPackages} packages
 * @returns {LockedPackages}
 */
export function missingPackages(packages) {
  /** @type {LockedPackages} */
  const missing = {};
  for (const [folder, { optionalDependencies, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const isThere = [`node_modules/${name}`, `${folder}/node_modules/${name}`].some(
        (path) => packages[path]?.version,
      );
      const isExact = /^\d+\.\d+\.\d+$/.test(version);
      if (!isThere && isExact) missing[`node_modules/${name}`] = describe(name, version, dev === true);
    }
  }
  return missing;
}

/**
 * The system that a package is for, from its name: npm installs it there only.
 *
 * @param {string} name
 * @param {string} version
 * @param {boolean} dev
 * @returns {LockedPackage}
 */
function describe(name, version, dev) {
  const target = name.split('/').at(-1) ?? '';
  const os = SYSTEMS.exec(target)?.[1];
  const cpu = PROCESSORS.exec(target)?.[1];
  const libc = /-(gnu|musl)/.exec(target)?.[1];
  return {
    version,
    ...(cpu !== undefined && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(os === 'linux' && libc !== undefined && { libc: [libc === 'gnu' ? 'glibc' : libc] }),
    optional: true,
    ...(os !== undefined && { os: [os] }),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
  const missing = missingPackages(lock.packages);
  const all = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added to ${LOCK_FILE}: ${Object.keys(missing).length}`);
}

/**
 * Finds a Chromium, or installs one and says so: `node scripts/ensure-chromium.mjs`. CHROMIUM_PATH names one
 * elsewhere. Used by the tests, playwright.config.ts and the bench.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const INSTALLED_AT = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder === undefined ? [] : [path.join(folder, 'Google/Chrome/Application/chrome.exe')];
  }),
];
/** The same engine without windows: journeys take two thirds of the time in it. */
const HEADLESS_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];
const HEADLESS_PACKAGE = 'chromium-headless-shell';
/** A real Dutch voice for the journeys with speech; without it they are skipped. */
const VOICE_PACKAGES = ['speech-dispatcher', 'speech-dispatcher-espeak-ng', 'espeak-ng'];

/** Its arguments: no network requests of its own, and no drawing of a window. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The network without a process of its own takes a twelfth off each visit.
  '--enable-features=NetworkServiceInProcess2',
];

/**
 * The path of a Chromium, or null.
 *
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, where there is no file`);
  }
  return (
    findOnPath(COMMANDS) ??
    [...INSTALLED_AT, chromium.executablePath()].find((file) => existsSync(file)) ??
    null
  );
}

/**
 * The path of the Chromium for journeys without a voice: the one without windows where it is installed. Null: none at all.
 *
 * @returns {string | null}
 */
export function findHeadlessChromium() {
  const isNamed = process.env['CHROMIUM_PATH'] !== undefined;
  return (isNamed ? null : findOnPath(HEADLESS_COMMANDS)) ?? findChromium();
}

/**
 * The first of these commands that is installed, or null.
 *
 * @param {readonly string[]} commands
 * @returns {string | null}
 */
export function findOnPath(commands) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return files.find((file) => existsSync(file)) ?? null;
}

/**
 * The path of a Chromium, after installing it if necessary.
 *
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (canInstallPackages()) {
    console.log('No Chromium here: installing the package chromium …');
    installPackages(['chromium', 'fonts-liberation']);
  }
  if (findChromium() === null) {
    console.log('No Chromium here: downloading the one of Playwright …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  const installed = findChromium();
  if (installed !== null) return installed;
  throw new Error(
    [
      'The tests need Chromium or Chrome, and it could not be installed. Install it (Debian, Ubuntu: apt-get install',
      'chromium; macOS: brew install --cask chromium) or set CHROMIUM_PATH to its executable, then run this again.',
    ].join('\n'),
  );
}

/**
 * The path of the Chromium for journeys, after installing it if necessary; the one with windows where the other isn't available.
 *
 * @returns {string}
 */
export function ensureHeadlessChromium() {
  const full = ensureChromium();
  const isWanted = process.env['CHROMIUM_PATH'] === undefined && findOnPath(HEADLESS_COMMANDS) === null;
  if (isWanted && canInstallPackages()) {
    console.log(
      `Journeys are faster in a Chromium without windows: installing the package ${HEADLESS_PACKAGE} …`,
    );
    installPackages([HEADLESS_PACKAGE]);
  }
  return findHeadlessChromium() ?? full;
}

/** Installs speech synthesis where that needs no confirmation; returns whether it is installed. */
export function ensureVoice() {
  if (hasVoice()) return true;
  if (!canInstallPackages()) return false;
  console.log(`No Dutch voice here: installing ${VOICE_PACKAGES.join(', ')} …`);
  installPackages(VOICE_PACKAGES);
  return hasVoice();
}

function hasVoice() {
  return [
    '/usr/bin/speech-dispatcher',
    '/usr/bin/espeak-ng',
    '/etc/speech-dispatcher/modules/espeak-ng.conf',
  ].every((file) => existsSync(file));
}

/** Debian or Ubuntu, as root or with a sudo without password. */
export function canInstallPackages() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  return isRoot() || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}

const isRoot = () => process.getuid?.() === 0;

/** @param {string[]} packages */
export function installPackages(packages) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [program = '', ...args] = isRoot() ? command : ['sudo', '-n', '-E', ...command];
    try {
      execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    } catch (error) {
      console.log(`${command.join(' ')} failed: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(ensureChromium());
}

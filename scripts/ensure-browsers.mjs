/**
 * Finds Chromium, Firefox and WebKit for the journeys in three engines, or installs them and says so:
 * `node scripts/ensure-browsers.mjs`. WebKit is WebKitGTK's own small browser, which needs a screen: Xvfb is one.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  canInstallPackages,
  ensureChromium,
  findChromium,
  findOnPath,
  installPackages,
} from './ensure-chromium.mjs';

const FIREFOX = ['firefox-esr', 'firefox'];
const WEBKIT_TOOLS = ['WebKitWebDriver', 'Xvfb', 'xvfb-run', 'dbus-run-session'];
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];

/** The path of each, or null. */
export function findBrowsers() {
  return { chromium: findChromium(), firefox: findOnPath(FIREFOX), webkit: findWebKit() };
}

/** WebKitGTK's own browser, if everything that drives it is installed, too. */
function findWebKit() {
  if (WEBKIT_TOOLS.some((tool) => findOnPath([tool]) === null)) return null;
  const folders = ['/usr/libexec', '/usr/lib', '/usr/lib64'].flatMap((folder) =>
    existsSync(folder) ? [folder, ...readdirSync(folder).map((name) => path.join(folder, name))] : [],
  );
  return (
    folders
      .flatMap((folder) =>
        ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => path.join(folder, name, 'MiniBrowser')),
      )
      .find((file) => existsSync(file)) ?? null
  );
}

function ensureBrowsers() {
  ensureChromium();
  if (isMissing() && canInstallPackages()) {
    console.log(`Installing ${PACKAGES.join(', ')} …`);
    installPackages(PACKAGES);
  }
  for (const [engine, file] of Object.entries(findBrowsers()))
    console.log(
      `${engine}: ${file ?? 'not here, its journeys fail. Debian, Ubuntu: apt-get install ' + PACKAGES.join(' ')}`,
    );
}

const isMissing = () => Object.values(findBrowsers()).includes(null);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  ensureBrowsers();

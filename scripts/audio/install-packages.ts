import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { canInstallPackages, installPackages } from '../ensure-chromium.mjs';
import { hasEncoder, missingPackages } from './programs.ts';

const DEBIAN_SOURCES = '/etc/apt/sources.list.d/debian.sources';
/** Only what the voices need, in addition to the machine's own sources. */
const VOICE_SOURCES = '/etc/apt/sources.list.d/contrib-non-free.sources';

/** Installs the programs that speak and encode, where that needs no confirmation; otherwise says what is needed, and exits. */
export function ensureVoices(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (canInstallPackages()) {
    console.log(`Installing ${missing.join(', ')} …`);
    addVoiceSources();
    installPackages(missing);
  }
  const still = missingPackages();
  if (still.length === 0) return;
  console.error(
    `Not on this machine: ${still.join(', ')}. On Debian, with the components contrib and non-free: apt-get install ${still.join(' ')}`,
  );
  process.exit(1);
}

/** The same for the encoder only. */
export function ensureEncoder(): void {
  if (hasEncoder()) return;
  if (canInstallPackages()) installPackages(['lame']);
  if (hasEncoder()) return;
  console.error('Not on this machine: lame. On Debian: apt-get install lame');
  process.exit(1);
}

function addVoiceSources(): void {
  if (!existsSync(DEBIAN_SOURCES) || existsSync(VOICE_SOURCES)) return;
  const sources = readFileSync(DEBIAN_SOURCES, 'utf8');
  if (/^Components:.*\bnon-free\b/m.test(sources)) return;
  try {
    writeFileSync(VOICE_SOURCES, sources.replaceAll(/^Components:.*$/gm, 'Components: contrib non-free'));
  } catch {
    console.log(`${VOICE_SOURCES} can't be written: add the components contrib and non-free yourself.`);
  }
}

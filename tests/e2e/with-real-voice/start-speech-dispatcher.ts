import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { copyFile, mkdtemp, mkdir, rm, symlink } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MODULES_FOLDER = '/etc/speech-dispatcher/modules';
const CONFIG_FILE = join(import.meta.dirname, 'speechd.conf');
const START_LIMIT_MS = 10_000;
const START_CHECK_MS = 50;
const STOP_LIMIT_MS = 3000;

export interface SpeechDispatcher {
  /** The environment in which a browser finds only this dispatcher. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

/** Why this machine has no speech synthesis; null when it has. */
export function whyNoSpeechDispatcher(): string | null {
  const missing = ['speech-dispatcher', 'espeak-ng'].filter((program) => !isInstalled(program));
  if (!existsSync(join(MODULES_FOLDER, 'espeak-ng.conf'))) missing.push('speech-dispatcher-espeak-ng');
  if (missing.length === 0) return null;
  return `No real voice here: install ${missing.join(', ')} (Debian: apt install speech-dispatcher speech-dispatcher-espeak-ng espeak-ng)`;
}

/** A separate speech dispatcher, with eSpeak's Dutch, in temporary folders that `stop` removes. */
export async function startSpeechDispatcher(): Promise<SpeechDispatcher> {
  const home = await mkdtemp(join(tmpdir(), 'speech-'));
  const configFolder = join(home, '.config', 'speech-dispatcher');
  const runtimeFolder = join(home, 'run');
  await mkdir(configFolder, { recursive: true });
  await mkdir(runtimeFolder, { mode: 0o700 });
  await copyFile(CONFIG_FILE, join(configFolder, 'speechd.conf'));
  await symlink(MODULES_FOLDER, join(configFolder, 'modules'));

  const socket = join(runtimeFolder, 'speech-dispatcher', 'speechd.sock');
  const dispatcher = spawn('speech-dispatcher', ['--run-single', '--timeout', '0'], {
    env: { ...currentEnv(), HOME: home, XDG_RUNTIME_DIR: runtimeFolder },
    stdio: 'ignore',
  });
  const stop = async () => {
    await stopProcess(dispatcher);
    await rm(home, { recursive: true, force: true });
  };
  if (!(await appears(socket, dispatcher))) {
    await stop();
    throw new Error('speech-dispatcher is installed but did not start');
  }
  return {
    env: { ...currentEnv(), XDG_RUNTIME_DIR: runtimeFolder, SPEECHD_ADDRESS: `unix_socket:${socket}` },
    stop,
  };
}

function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function currentEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

async function appears(path: string, dispatcher: ChildProcess): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < START_LIMIT_MS; waitedMs += START_CHECK_MS) {
    if (existsSync(path)) return true;
    if (dispatcher.exitCode !== null) return false;
    await sleep(START_CHECK_MS);
  }
  return false;
}

async function stopProcess(dispatcher: ChildProcess): Promise<void> {
  if (dispatcher.exitCode !== null || dispatcher.signalCode !== null) return;
  const gone = once(dispatcher, 'exit');
  dispatcher.kill('SIGTERM');
  await Promise.race([
    gone,
    sleep(STOP_LIMIT_MS, undefined, { ref: false }).then(() => dispatcher.kill('SIGKILL')),
  ]);
  await gone;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asJson, type Engine, type Key, type Tab } from './tab.ts';

/** Otherwise the bars of the browser keep the window at least 447 px wide. */
const NARROW_BARS = '* { min-width: 0; padding: 0; margin: 0; } headerbar, toolbar { font-size: 1px; }';
const SCREEN = '-screen 0 1600x1200x24';
const START_MS = 20_000;

/** The key codes of WebDriver. */
const KEY_CODES: Record<Key, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  End: '\uE010',
};

type Ask = (method: 'GET' | 'POST' | 'DELETE', address: string, body?: object) => Promise<unknown>;

/** WebKitGTK's own small browser, by classic WebDriver: it has no BiDi. A tab is a session, and so a browser of its own. */
export async function startWebKit(browserPath: string): Promise<Engine> {
  const port = await freePort();
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), NARROW_BARS);
  const driver = spawn(
    'dbus-run-session',
    ['--', 'xvfb-run', '-a', '-s', SCREEN, 'WebKitWebDriver', `--port=${port}`],
    { detached: true, stdio: 'ignore', env: { ...process.env, XDG_CONFIG_HOME: settings } },
  );
  const ask: Ask = (method, address, body) => askDriver(`http://127.0.0.1:${port}${address}`, method, body);
  await waitUntilReady(ask);
  return {
    name: 'webkit',
    newTab: () => openSession(ask, browserPath),
    async quit() {
      endGroup(driver);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

async function openSession(ask: Ask, browserPath: string): Promise<Tab> {
  const opened = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${readText(opened, 'sessionId')}`;
  const post = (command: string, body: object = {}) => ask('POST', `${session}/${command}`, body);
  const keys = (codes: readonly string[]) => {
    const actions = codes.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const evaluate = async (expression: string): Promise<string> => {
    const script = `const done = arguments[0];
      (${asJson(expression)}).then((result) => done({ result }), (error) => done({ failed: String(error) }));`;
    const answer = await post('execute/async', { script, args: [] });
    const failed = readText(answer, 'failed');
    if (failed !== '') throw new Error(failed);
    return readText(answer, 'result');
  };
  await post('timeouts', { script: 30_000, pageLoad: 30_000 });
  return {
    open: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    back: async () => void (await post('back')),
    evaluate,
    async pressAt(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    pressKey: async (key) => void (await keys([KEY_CODES[key]])),
    type: async (text) => void (await keys(Array.from(text))),
    async resize(width, height) {
      await post('window/rect', { x: 0, y: 0, width, height });
      const inner: { width: number; height: number } = JSON.parse(
        await evaluate('({ width: innerWidth, height: innerHeight })'),
      );
      await post('window/rect', {
        width: width + (width - inner.width),
        height: height + (height - inner.height),
      });
    },
    async screenshot() {
      return Buffer.from(String(await ask('GET', `${session}/screenshot`)), 'base64');
    },
    close: async () => void (await ask('DELETE', session)),
  };
}

async function askDriver(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value }: { value: unknown } = await response.json();
  if (!response.ok) throw new Error(`${readText(value, 'error')}: ${readText(value, 'message')}`);
  return value;
}

function readText(value: unknown, name: string): string {
  const found: unknown =
    typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : null;
  return typeof found === 'string' ? found : '';
}

async function waitUntilReady(ask: Ask): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    const isReady = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Ends the driver, its screen and its browsers. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
}

import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteHandler } from '../../../scripts/server/site-handler.mjs';

const REPORT_PATH = '/report-from-the-page';
/** A page of the site without the app. */
export const NOTHING = '/nothing';

/** WebKit doesn't pass on its console, so in every engine the page itself reports to the server. */
function reportFromPage(address: string): void {
  const tell = (text: string) =>
    void fetch(address, { method: 'POST', body: text, keepalive: true }).catch(() => undefined);
  addEventListener('error', ({ message }) => tell(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejection: ${String(reason)}`));
  for (const level of ['error', 'warn', 'log'] as const) {
    const write = console[level];
    console[level] = (...parts: unknown[]) => {
      const texts = parts.map((part) =>
        part instanceof Error ? part.message : typeof part === 'string' ? part : `[an ${typeof part}]`,
      );
      tell(`console.${level}: ${texts.join(' ')}`);
      write(...parts);
    };
  }
}

/**
 * The built site on its own server, and so on its own origin. It is served as built, with its policy, except for one script in the head of
 * its pages, which the policy allows, and for `report-uri`.
 */
export class Site {
  readonly address: string;
  /** The reported errors, console messages and violations of the policy. */
  readonly reports: string[] = [];
  /** The requested paths, including those that were refused. */
  readonly asked: string[] = [];
  /** Which of its files it refuses, as in an outage; null: none. */
  refused: RegExp | null = null;
  readonly #server: http.Server;

  private constructor(server: http.Server, port: number) {
    this.#server = server;
    this.address = `http://localhost:${port}`;
  }

  /** @param folder made by `copySite` */
  static async open(folder: string): Promise<Site> {
    const answer = await createSiteHandler(folder);
    const server = http.createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const site = new Site(server, port);
    server.on('request', (request, response) => site.#answer(request, response, answer));
    return site;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse, answer: http.RequestListener): void {
    const url = request.url ?? '/';
    if (url === REPORT_PATH) {
      this.#listen(request, response);
      return;
    }
    this.asked.push(url);
    if (this.refused?.test(url) === true) request.socket.destroy();
    else if (url === NOTHING)
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Nothing</title>');
    else answer(request, response);
  }

  #listen(request: http.IncomingMessage, response: http.ServerResponse): void {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => (text += part));
    request.on('end', () => {
      const isReport = request.headers['content-type']?.includes('csp-report') === true;
      this.reports.push(isReport ? `violation: ${text}` : text);
      response.writeHead(204).end();
    });
  }
}

/** A copy of the built site with the reporting script; `remove` deletes it. */
export async function copySite(built: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(built, folder, { recursive: true });
  const script = `(${reportFromPage.toString()})('${REPORT_PATH}')`;
  const hash = `'sha256-${sha256(script)}'`;
  for (const file of await readdir(folder)) {
    if (/\.(html|js)\.(br|gz)$/.test(file)) await rm(path.join(folder, file));
    if (!file.endsWith('.html')) continue;
    const page = path.join(folder, file);
    const before = await hashOf(page);
    await rewrite(page, (text) => text.replace('<head>', () => `<head><script>${script}</script>`));
    // The service worker rejects pages whose bytes it doesn't know; 404.html isn't one of its pages.
    const after = await hashOf(page);
    await rewrite(path.join(folder, 'sw.js'), (code) => code.replaceAll(before, after));
  }
  await rewrite(path.join(folder, '_headers'), (headers) =>
    headers
      .replace("script-src 'self'", `script-src 'self' ${hash}`)
      .replace('; object-src', `; report-uri ${REPORT_PATH}; object-src`),
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('base64');
const hashOf = async (file: string) => `sha256-${sha256(await readFile(file))}`;

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text && !file.endsWith('sw.js')) throw new Error(`${file} is not as expected`);
  await writeFile(file, changed);
}

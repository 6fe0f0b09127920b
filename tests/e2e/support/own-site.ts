import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { createSiteHandler } from '../../../scripts/server/site-handler.mjs';

const CUT_AFTER_BYTES = 5000;

/** A separate server for the built site, which can be stopped while pages are open. */
export interface OwnSite {
  readonly origin: string;
  /** From now on connections are refused, as when the server is off. */
  stop(): Promise<void>;
  /** At the same address again, perhaps with another build. */
  start(folder?: string): Promise<void>;
  /** From now on only the start of such files is sent, as if it were the whole; null: files are whole again. */
  cutOff(path: RegExp | null): void;
  /** The requests since the last call. */
  requests(): string[];
}

/** Serves the built site on its own port. */
export async function startOwnSite(folder = 'dist'): Promise<OwnSite> {
  let server: http.Server | null = null;
  let port = 0;
  const sockets = new Set<Socket>();
  let asked: string[] = [];
  let cut: RegExp | null = null;
  const start = async (site = folder) => {
    const answer = await createSiteHandler(site);
    const next = http.createServer((request, response) => {
      const { url = '' } = request;
      asked.push(url);
      if (cut?.test(url) !== true) return answer(request, response);
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      response.end(readFileSync(path.join(site, url)).subarray(0, CUT_AFTER_BYTES));
    });
    next.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => void next.listen(port, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = next.address();
    if (typeof address === 'object' && address !== null) ({ port } = address);
    server = next;
  };
  await start();
  return {
    get origin() {
      return `http://localhost:${port}`;
    },
    async stop() {
      const stopping = server;
      server = null;
      if (stopping === null) return;
      const closed = new Promise((resolve) => void stopping.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    start,
    cutOff(wanted) {
      cut = wanted;
    },
    requests() {
      const all = asked;
      asked = [];
      return all;
    },
  };
}

/** Waits until the whole app is on the device and its worker controls this page. */
export async function workerInControl(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), { timeout: 60_000 })
    .toBe('activated');
}

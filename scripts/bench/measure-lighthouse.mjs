import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { BROWSER_ARGS, ensureChromium } from '../ensure-chromium.mjs';
import { signIn } from './lab.mjs';

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * Lighthouse for a phone, every run of it. Scores count in each run; times come from its own model of a slow connection, which puts
 * the runs of one build into groups, and are only reported.
 *
 * @param {string} url
 * @param {{ runs: number, signedIn?: boolean }} options
 */
export async function measureLighthouse(url, { runs, signedIn = false }) {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  try {
    if (signedIn) {
      const page = await context.newPage();
      await signIn(page, new URL(url).origin);
      await page.close();
    }
    /** @type {Awaited<ReturnType<typeof runOnce>>[]} */
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port));
    return {
      lowestScores: Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.min(...results.map(({ scores }) => scores[name] ?? 0))]),
      ),
      largestShift: Math.max(...results.map(({ cls }) => cls ?? Infinity)),
      runs: results,
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * @param {string} url
 * @param {number} port
 */
async function runOnce(url, port) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined)
    throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  /** @type {Record<string, number | null>} */
  const scores = {};
  for (const name of CATEGORIES) {
    const score = categories[name]?.score;
    scores[name] = typeof score === 'number' ? Math.round(score * 100) : null;
  }
  const failed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores,
    fcp: audits['first-contentful-paint']?.numericValue ?? null,
    lcp: audits['largest-contentful-paint']?.numericValue ?? null,
    cls: audits['cumulative-layout-shift']?.numericValue ?? null,
    failedAudits: failed,
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

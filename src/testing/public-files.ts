import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok } from '#lib/result.ts';
import type { Cancel } from '#browser/platform.ts';
import type { BankPlatform } from '#learning/catalogue.ts';
import { createFakeDatabase } from './fake-database.ts';

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '../../public');

/** The data files of `public/` as shipped, for reading real content outside a browser: tests and the content check. */
export function publicFiles(changed: ReadonlyMap<string, string> = new Map()): BankPlatform {
  return {
    database: createFakeDatabase(),
    clock: { now: Date.now, after: startTimer, every: startTimer },
    files: {
      readKept: async () => [],
      async readText(address) {
        const path = address.replace(/\?.*$/, '');
        const text = changed.get(path);
        if (text !== undefined) return ok(text);
        try {
          return ok(readFileSync(join(PUBLIC, path), 'utf8'));
        } catch {
          return err({ kind: 'status', status: 404 });
        }
      },
      async readBytes(path) {
        try {
          return ok(new Uint8Array(readFileSync(join(PUBLIC, path))));
        } catch {
          return err({ kind: 'status', status: 404 });
        }
      },
    },
    page: { language: () => 'en' },
    report: { info: ignore, warn: ignore, error: ignore },
  };
}

/** Does nothing: the script may end before a file would be dropped from the cache. */
function startTimer(ms: number, run: () => void): Cancel {
  const timer = setTimeout(run, ms);
  if (typeof timer === 'object') timer.unref();
  return () => clearTimeout(timer);
}

function ignore(): void {
  // Faulty rows are reported by the content check.
}

import { err, ok } from '#lib/result.ts';
import type { AppFiles } from '#platform/platform.ts';

/** The app's own files over HTTP. */
export function createAppFiles(request: typeof fetch = (...args) => fetch(...args)): AppFiles {
  return {
    async readText(path) {
      try {
        const response = await request(path);
        return response.ok ? ok(await response.text()) : err({ kind: 'status', status: response.status });
      } catch {
        // No connection, or it broke off in the middle of the text.
        return err({ kind: 'network' });
      }
    },
  };
}

import { err, ok, type Result } from '#lib/result.ts';
import type { AppFiles, FetchFailure } from '#browser/platform.ts';

export interface FakeFiles extends AppFiles {
  /** The requested paths, in order. */
  readonly requests: readonly string[];
  /** What the service worker has saved, by path. */
  readonly kept: Map<string, readonly string[]>;
  /** Adds a file, or a failure in its place. */
  put(path: string, content: string | Uint8Array<ArrayBuffer> | FetchFailure): void;
  /** A slow network: from now on answers wait for `release`. */
  hold(): void;
  /** Answers all waiting requests, and later ones at once again. */
  release(): void;
}

/** The app's files from a map of path to text. A missing path gets status 404. */
export function createFakeFiles(initial: Readonly<Record<string, string | FetchFailure>> = {}): FakeFiles {
  const contents = new Map(Object.entries(initial));
  const requests: string[] = [];
  let isHeld = false;
  const waiting = new Set<() => void>();

  const answer = (path: string): Result<string, FetchFailure> => {
    const content = contents.get(path) ?? { kind: 'status', status: 404 };
    return typeof content === 'string' ? ok(content) : err(content);
  };

  const ask = async <Content>(
    path: string,
    content: (path: string) => Result<Content, FetchFailure>,
  ): Promise<Result<Content, FetchFailure>> => {
    requests.push(path);
    if (isHeld) await new Promise<void>((go) => void waiting.add(go));
    return content(path);
  };

  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const kept = new Map<string, readonly string[]>();
  return {
    requests,
    kept,
    readKept: async (path) => kept.get(path) ?? [],
    readText: (path) => ask(path, answer),
    readBytes: (path) =>
      ask(path, () => {
        const whole = bytes.get(path);
        return whole === undefined ? err({ kind: 'status', status: 404 }) : ok(whole);
      }),
    put(path, content) {
      if (content instanceof Uint8Array) bytes.set(path, content);
      else contents.set(path, content);
    },
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const go of waiting) go();
      waiting.clear();
    },
  };
}

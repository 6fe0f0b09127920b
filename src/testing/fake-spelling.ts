import { err, ok } from '#lib/result.ts';
import type { SpellingService } from '#browser/spelling/spelling-service.ts';

export interface FakeSpelling extends SpellingService {
  /** Words that the dictionary doesn't know, with its suggestions. */
  readonly unknown: Map<string, readonly string[]>;
  /** Whether the dictionary can be loaded. */
  setAvailable(isAvailable: boolean): void;
}

/** A dictionary that knows every word except those in `unknown`. */
export function createFakeSpelling(): FakeSpelling {
  const unknown = new Map<string, readonly string[]>();
  let isAvailable = true;
  return {
    unknown,
    setAvailable(next) {
      isAvailable = next;
    },
    lookUp(words) {
      if (!isAvailable) return Promise.resolve(err('unavailable'));
      return Promise.resolve(
        ok(
          words.flatMap((word) => (unknown.has(word) ? { word, suggestions: unknown.get(word) ?? [] } : [])),
        ),
      );
    },
  };
}

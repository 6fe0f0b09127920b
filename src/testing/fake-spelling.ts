import { err, ok } from '#lib/result.ts';
import type { SpellingService } from '#browser/spelling/spelling-service.ts';

export interface FakeSpelling extends SpellingService {
  /** Words that the dictionary doesn't know, with what may have been meant. */
  readonly unknown: Map<string, readonly string[]>;
  /** Whether the dictionary can be had. */
  setAvailable(isAvailable: boolean): void;
}

/** A dictionary that knows every word but those it is told. */
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

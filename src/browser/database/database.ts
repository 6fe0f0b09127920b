import type { Result } from '#lib/result.ts';
import type { StorageFailure } from '#browser/storage/local-storage.ts';

/** An event as the study log keeps it: whatever it says, it has an id. */
export interface StoredEvent {
  readonly id: string;
}

/** Events as they were kept, to be parsed, and the number of the last of them, from which `eventsSince` goes on. */
export interface ArrivedEvents {
  readonly events: readonly unknown[];
  readonly arrival: number;
}

/** What is kept beside the log, each under keys of its own. */
export type RecordStoreName = 'snapshots' | 'sittings' | 'recordings' | 'own-lists';

export interface DatabaseChange {
  readonly events?: readonly StoredEvent[];
  readonly put?: readonly {
    readonly store: RecordStoreName;
    readonly key: string;
    readonly value: unknown;
  }[];
  readonly remove?: readonly { readonly store: RecordStoreName; readonly key: string }[];
  /** Events to take out again, by their ids: only to undo an import (MEM-13). Nothing else ever leaves the log. */
  readonly withdraw?: readonly string[];
}

/** What is too large or too precious for local storage (DAT-07). No call ever rejects. */
export interface Database {
  /** One transaction: all or nothing. An event that is there already stays as it is (MEM-01). */
  commit(change: DatabaseChange): Promise<Result<undefined, StorageFailure>>;
  /** A copy of what was put there; undefined where there is none. */
  read(store: RecordStoreName, key: string): Promise<Result<unknown, StorageFailure>>;
  keys(store: RecordStoreName): Promise<Result<readonly string[], StorageFailure>>;
  /** Deletes all of it, because the person wants that (MEM-16). */
  clear(): Promise<Result<undefined, StorageFailure>>;
  /**
   * The events that came into this browser after the one of that number, in the order in which they came; 0: all.
   * @param limit how many at most; there may be more as long as the number grows
   */
  eventsSince(arrival: number, limit?: number): Promise<Result<ArrivedEvents, StorageFailure>>;
}

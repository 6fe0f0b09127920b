import type { Result } from '#lib/result.ts';
import type { StorageFailure } from '#browser/storage/local-storage.ts';

/** An event as the study log stores it. Only its id is certain. */
export interface StoredEvent {
  readonly id: string;
}

/** Stored events, not yet parsed, and the number of the last one, from which `eventsSince` continues. */
export interface ArrivedEvents {
  readonly events: readonly unknown[];
  readonly arrival: number;
}

/** The stores besides the log, each with its own keys. */
export type RecordStoreName = 'snapshots' | 'sittings' | 'recordings' | 'own-lists';

export interface DatabaseChange {
  readonly events?: readonly StoredEvent[];
  readonly put?: readonly {
    readonly store: RecordStoreName;
    readonly key: string;
    readonly value: unknown;
  }[];
  readonly remove?: readonly { readonly store: RecordStoreName; readonly key: string }[];
  /**
   * Events to take out again, by their ids: only to undo an import (MEM-13). Nothing else is ever removed from the log.
   */
  readonly withdraw?: readonly string[];
}

/** For data too large or too valuable for local storage (DAT-07). No call ever rejects. */
export interface Database {
  /** One transaction: all or nothing. An existing event is not changed (MEM-01). */
  commit(change: DatabaseChange): Promise<Result<undefined, StorageFailure>>;
  /** A copy of the record; undefined if there is none. */
  read(store: RecordStoreName, key: string): Promise<Result<unknown, StorageFailure>>;
  keys(store: RecordStoreName): Promise<Result<readonly string[], StorageFailure>>;
  /** Deletes all of it, at the person's request (MEM-16). */
  clear(): Promise<Result<undefined, StorageFailure>>;
  /**
   * The events that arrived in this browser after the one with that number, in order of arrival; 0: all.
   * @param limit the most to return; there may be more while the number grows
   */
  eventsSince(arrival: number, limit?: number): Promise<Result<ArrivedEvents, StorageFailure>>;
}

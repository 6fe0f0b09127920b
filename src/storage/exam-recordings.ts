import { custom, literal, object, safeParse } from 'valibot';
import type { Result } from '#lib/result.ts';
import type { Database, StorageFailure } from '#browser/platform.ts';
import type { NamedPart } from './sitting-names.ts';

/** The sound of a part's speaking exams (MOC-10), in the database's store `recordings`: a WAV file per take. */
const STORE = 'recordings';
const VERSION = 1;
const kept = object({
  version: literal(VERSION),
  // By its tag: a copy may be of another realm than this page's own ArrayBuffer.
  wav: custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
});

/** One per part: a part deletes the sound that none of its own sittings has. */
export const recordingsKeyOf = ({ slug }: Pick<NamedPart, 'slug'>) => `mock-${slug}`;

export interface ExamRecordings {
  /** Saves the sound of a take, before anything refers to it. */
  readonly keep: (takeId: string, wav: ArrayBuffer) => Promise<Result<undefined, StorageFailure>>;
  /** The sound of a take; null if it is missing or unreadable. */
  readonly read: (takeId: string) => Promise<ArrayBuffer | null>;
  /** Deletes sounds. */
  readonly forget: (takeIds: Iterable<string>) => Promise<Result<undefined, StorageFailure>>;
  /** The ids of the takes whose sound is on this device; null if the device cannot say. */
  readonly takeIds: () => Promise<readonly string[] | null>;
}

export function examRecordings(
  database: Pick<Database, 'commit' | 'read' | 'keys'>,
  part: Pick<NamedPart, 'slug'>,
): ExamRecordings {
  const prefix = `${recordingsKeyOf(part)}/`;
  const keyOf = (takeId: string) => `${prefix}${takeId}`;
  return {
    keep: (takeId, wav) =>
      database.commit({ put: [{ store: STORE, key: keyOf(takeId), value: { version: VERSION, wav } }] }),
    async read(takeId) {
      const stored = await database.read(STORE, keyOf(takeId));
      const found = safeParse(kept, stored.ok ? stored.value : undefined);
      return found.success ? found.output.wav : null;
    },
    forget: (takeIds) =>
      database.commit({ remove: [...takeIds].map((id) => ({ store: STORE, key: keyOf(id) })) }),
    async takeIds() {
      const keys = await database.keys(STORE);
      if (!keys.ok) return null;
      return keys.value.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    },
  };
}

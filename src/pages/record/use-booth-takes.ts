import { useCallback, useMemo, useState } from 'react';
import type { Result } from '#lib/result.ts';
import type { StorageFailure } from '#browser/platform.ts';
import type { PreparedText } from '#sound/texts/prepared-text.ts';
import { deleteBoothTakes, readBoothTakes, type BoothTake } from '#storage/booth-takes.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** The recordings on this device (SPK-05). */
export interface BoothTakes {
  /** By the key of the text; null until they are read. */
  readonly byText: ReadonlyMap<string, BoothTake> | null;
  /** Adds a take that was saved, in place of the previous one. */
  readonly note: (take: BoothTake) => void;
  readonly remove: (keys: readonly string[]) => Promise<Result<undefined, StorageFailure>>;
}

/** Takes added since the stored ones were read; null for those that were deleted. */
type BoothChanges = ReadonlyMap<string, BoothTake | null>;

export function useBoothTakes(): BoothTakes {
  const { database } = usePlatform();
  const read = loadedOr(useLoaded(useCallback(() => readBoothTakes(database), [database])), null);
  const [changes, setChanges] = useState<BoothChanges>(new Map());
  const byText = useMemo(() => read && takesNow(read, changes), [read, changes]);
  const note = (noted: readonly (readonly [string, BoothTake | null])[]) =>
    setChanges((before) => new Map([...before, ...noted]));
  return {
    byText,
    note: (take) => note([[take.key, take]]),
    async remove(keys) {
      const gone = await deleteBoothTakes(database, keys);
      if (gone.ok) note(keys.map((key) => [key, null]));
      return gone;
    },
  };
}

function takesNow(read: readonly BoothTake[], changes: BoothChanges): ReadonlyMap<string, BoothTake> {
  const all = new Map([...read.map((take) => [take.key, take] as const), ...changes]);
  return new Map([...all].flatMap(([key, take]) => (take === null ? [] : [[key, take]])));
}

/** The takes of a set that are good enough to share. */
export function goodTakes(
  texts: readonly PreparedText[],
  byText: ReadonlyMap<string, BoothTake> | null,
): BoothTake[] {
  return texts.flatMap(({ key }) => {
    const take = byText?.get(key);
    return take === undefined || take.problem !== null ? [] : take;
  });
}

import { useEffect, useState } from 'react';
import type { Result } from '#lib/result.ts';
import type { StorageFailure } from '#browser/platform.ts';
import type { PreparedText } from '#sound/texts/prepared-text.ts';
import { forgetBoothTakes, readBoothTakes, type BoothTake } from '#storage/booth-takes.ts';
import { usePlatform } from '#components/platform-context.tsx';

/** What was recorded on this device (SPK-05). */
export interface BoothTakes {
  /** By the key of the text; null until they are read. */
  readonly byText: ReadonlyMap<string, BoothTake> | null;
  /** Notes a take that was kept, in place of the one before. */
  readonly note: (take: BoothTake) => void;
  readonly remove: (keys: readonly string[]) => Promise<Result<undefined, StorageFailure>>;
}

export function useBoothTakes(): BoothTakes {
  const { database } = usePlatform();
  const [byText, setByText] = useState<ReadonlyMap<string, BoothTake> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const takes = await readBoothTakes(database);
      if (isWanted) setByText(new Map(takes.map((take) => [take.key, take])));
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [database]);
  return {
    byText,
    note: (take) => setByText((before) => new Map([...(before ?? []), [take.key, take]])),
    async remove(keys) {
      const gone = await forgetBoothTakes(database, keys);
      if (gone.ok) setByText((before) => new Map([...(before ?? [])].filter(([key]) => !keys.includes(key))));
      return gone;
    },
  };
}

/** What of a set can be handed on. */
export function goodTakes(
  texts: readonly PreparedText[],
  byText: ReadonlyMap<string, BoothTake> | null,
): BoothTake[] {
  return texts.flatMap(({ key }) => {
    const take = byText?.get(key);
    return take === undefined || take.problem !== null ? [] : take;
  });
}

import { integer, minValue, number, object, pipe, safeParse, unknown, type GenericSchema } from 'valibot';

/** What somebody plays or writes, as the registry knows it: kept in the database's store `sittings` (DAT-07). */
export interface SittingEntry<Kept> {
  /** In words, for docs/architecture.md. */
  readonly what: string;
  readonly place: 'IndexedDB';
  readonly key: string;
  /** Counted up when the shape changes in a way that older readers can't take. */
  readonly version: number;
  readonly schema: GenericSchema<unknown, Kept>;
  /** One of an older version in today's shape; where there is none, it counts as absent. */
  readonly migrate?: (older: unknown, version: number) => unknown;
  readonly isExported: boolean;
  readonly isErased: boolean;
}

/** As it stands in the database. */
const versioned = object({ version: pipe(number(), integer(), minValue(1)), value: unknown() });

/** What stands in the place of a sitting. */
export type StoredSitting<Kept> =
  /** `kept` is null where nothing is to be resumed: it was ended, or can't be read. */
  | { readonly kind: 'read'; readonly kept: Kept | null }
  /** A newer version of the app kept it: not ours to read or to overwrite. */
  | { readonly kind: 'newer' };

/** Reads what the database has of a sitting, of whichever version (DAT-07). Never throws. */
export function storedSitting<Kept>(entry: SittingEntry<Kept>, stored: unknown): StoredSitting<Kept> {
  const found = safeParse(versioned, stored);
  if (!found.success) return { kind: 'read', kept: null };
  const { version, value } = found.output;
  return version > entry.version ? { kind: 'newer' } : { kind: 'read', kept: keptOf(entry, value, version) };
}

/** A value of today's version or an older one in today's shape; null where it is none. */
function keptOf<Kept>(
  { schema, migrate, version: today }: SittingEntry<Kept>,
  value: unknown,
  version: number,
): Kept | null {
  const parsed = safeParse(schema, version < today ? migrate?.(value, version) : value);
  return parsed.success ? parsed.output : null;
}

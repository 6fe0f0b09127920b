import { integer, minValue, number, object, pipe, safeParse, unknown, type GenericSchema } from 'valibot';

/** A stored sitting (a game or a text being written), as registered: it is in the database's store `sittings` (DAT-07). */
export interface SittingEntry<Kept> {
  /** A description, for docs/architecture.md. */
  readonly what: string;
  readonly place: 'IndexedDB';
  readonly key: string;
  /** Increased when the shape changes in a way that older versions cannot read. */
  readonly version: number;
  readonly schema: GenericSchema<unknown, Kept>;
  /** Converts an older version; without it, older data counts as absent. */
  readonly migrate?: (older: unknown, version: number) => unknown;
  readonly isExported: boolean;
  readonly isErased: boolean;
}

/** The stored form. */
const versioned = object({ version: pipe(number(), integer(), minValue(1)), value: unknown() });

/** The result of reading a sitting. */
export type StoredSitting<Kept> =
  /** `kept` is null if nothing can be resumed: it was ended or is unreadable. */
  | { readonly kind: 'read'; readonly kept: Kept | null }
  /** A newer version of the app saved it: this one must not read or overwrite it. */
  | { readonly kind: 'newer' };

/** Parses a stored sitting of any version (DAT-07). Never throws. */
export function storedSitting<Kept>(entry: SittingEntry<Kept>, stored: unknown): StoredSitting<Kept> {
  const found = safeParse(versioned, stored);
  if (!found.success) return { kind: 'read', kept: null };
  const { version, value } = found.output;
  return version > entry.version ? { kind: 'newer' } : { kind: 'read', kept: keptOf(entry, value, version) };
}

/** A value of the current or an older version in the current shape; null if invalid. */
function keptOf<Kept>(
  { schema, migrate, version: today }: SittingEntry<Kept>,
  value: unknown,
  version: number,
): Kept | null {
  const parsed = safeParse(schema, version < today ? migrate?.(value, version) : value);
  return parsed.success ? parsed.output : null;
}

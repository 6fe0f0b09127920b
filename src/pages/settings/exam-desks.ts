import { array, looseObject, nullable, number, object, safeParse, string } from 'valibot';
import { mergedDesk } from '#exam/engine/merged-desk.ts';
import { storedSitting, type SittingEntry } from '#storage/sitting-entry.ts';

/** Past mock exams that an import adds to a device that already has some. */
export interface ImportedSittings {
  readonly key: string;
  /** How many are new here. */
  readonly count: number;
  /** The value after the import, and the current one. */
  readonly value: unknown;
  readonly before: unknown;
}

/** All parts of the mock exams are stored in this shape; games are not. */
const anyDesk = object({
  current: nullable(looseObject({ id: string() })),
  past: array(looseObject({ id: string(), endedAt: number() })),
});

/** The mock exams of a part that are in the copy but not here; null where none are new, or this device has none of that part. */
export function importedSittings(
  entry: SittingEntry<unknown>,
  here: unknown,
  brought: unknown,
): ImportedSittings | null {
  const deskIn = (stored: unknown) => {
    const found = storedSitting(entry, stored);
    const parsed = safeParse(nullable(anyDesk), found.kind === 'read' ? found.kept : null);
    return parsed.success ? parsed.output : null;
  };
  const [ours, theirs] = [deskIn(here), deskIn(brought)];
  if (ours === null || theirs === null) return null;
  const merged = mergedDesk(ours, theirs);
  if (JSON.stringify(merged) === JSON.stringify(ours)) return null;
  return {
    key: entry.key,
    count: merged.past.filter(({ id }) => !ours.past.some((sitting) => sitting.id === id)).length,
    value: { version: entry.version, value: merged },
    before: here,
  };
}

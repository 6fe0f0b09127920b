import { array, looseObject, nullable, number, object, safeParse, string } from 'valibot';
import { mergedDesk } from '#exam/engine/merged-desk.ts';
import { storedSitting, type SittingEntry } from '#storage/sitting-entry.ts';

/** Past sittings that a copy brings to a device that has its own. */
export interface BroughtSittings {
  readonly key: string;
  /** How many are new here. */
  readonly count: number;
  /** As it would stand in the database, and as it stands there now. */
  readonly value: unknown;
  readonly before: unknown;
}

/** What the sittings of every part of the mock exams are kept in; games are not. */
const anyDesk = object({
  current: nullable(looseObject({ id: string() })),
  past: array(looseObject({ id: string(), endedAt: number() })),
});

/** What a copy has of a part of the mock exams that is not here yet; null where it has nothing new, or there is nothing here. */
export function broughtSittings(
  entry: SittingEntry<unknown>,
  here: unknown,
  brought: unknown,
): BroughtSittings | null {
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

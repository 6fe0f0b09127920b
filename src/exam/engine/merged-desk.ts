/** What must be known of sittings to put them together: the same of every part. */
interface Sittings<Current, Past> {
  readonly current: Current | null;
  readonly past: readonly Past[];
}
type AnyCurrent = { readonly id: string };
type AnyPast = { readonly id: string; readonly endedAt: number };

/**
 * The sittings of two devices put together (MEM-13): all that were handed in, the newest first. The one under way
 * belongs to its device and stays, unless it was submitted on the other; without one, the other device's is resumed.
 */
export function mergedDesk<Current extends AnyCurrent, Past extends AnyPast>(
  here: Sittings<Current, Past>,
  brought: Sittings<Current, Past>,
): Sittings<Current, Past> {
  const byId = new Map<string, Past>();
  for (const sitting of [...here.past, ...brought.past]) {
    const known = byId.get(sitting.id);
    byId.set(sitting.id, known === undefined ? sitting : fuller(known, sitting));
  }
  const past = [...byId.values()].toSorted(
    (one, other) => other.endedAt - one.endedAt || (one.id < other.id ? -1 : 1),
  );
  const open = [here.current, brought.current].find((sitting) => sitting !== null && !byId.has(sitting.id));
  return { current: open ?? null, past };
}

/** One sitting may have been rated on both devices since; the same of the two on each. */
function fuller<Past extends AnyPast>(one: Past, other: Past): Past {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return a.length > b.length || (a.length === b.length && a >= b) ? one : other;
}

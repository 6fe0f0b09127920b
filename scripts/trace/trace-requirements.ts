import type { Proof } from './proof.ts';
import type { Requirement } from './requirement.ts';
import type { LaterId } from './later-ids.ts';

export interface TraceInput {
  readonly requirements: readonly Requirement[];
  readonly proofs: readonly Proof[];
  /** Ids that may be without a test, because their work isn't done yet. */
  readonly later: readonly LaterId[];
}

/** The requirements of one file and their proofs. */
export interface FileTrace {
  readonly file: string;
  readonly total: number;
  readonly tested: readonly string[];
  /** Proven by the bench only. */
  readonly benched: readonly string[];
  readonly later: readonly string[];
  /** Proven in part. */
  readonly begun: readonly string[];
  /** Without a test, and not on the list for later. */
  readonly open: readonly string[];
}

export interface TraceReport {
  readonly files: readonly FileTrace[];
  /** The reasons why the trace fails. */
  readonly faults: readonly string[];
}

/** Compares requirements and tests, both ways. */
export function traceRequirements({ requirements, proofs, later }: TraceInput): TraceReport {
  const tested = new Set(proofs.filter(({ kind }) => kind === 'test').map(({ id }) => id));
  const proven = new Set(proofs.map(({ id }) => id));
  const allowed = new Set(later.map(({ id }) => id));
  const begun = new Set(later.filter(({ isBegun }) => isBegun).map(({ id }) => id));
  const paths = [...new Set(requirements.map(({ file }) => file))];
  const files = paths.map((file): FileTrace => {
    const ids = requirements.filter((requirement) => requirement.file === file).map(({ id }) => id);
    const unproven = ids.filter((id) => !proven.has(id));
    return {
      file,
      total: ids.length,
      tested: ids.filter((id) => tested.has(id)),
      benched: ids.filter((id) => proven.has(id) && !tested.has(id)),
      begun: ids.filter((id) => begun.has(id)),
      later: unproven.filter((id) => allowed.has(id)),
      open: unproven.filter((id) => !allowed.has(id)),
    };
  });
  const stated = new Set(requirements.map(({ id }) => id));
  return {
    files,
    faults: [
      ...files.flatMap(({ file, open }) => open.map((id) => `${id} (${file}) has no test`)),
      ...proofs
        .filter(({ id }) => !stated.has(id))
        .map(({ id, path }) => `${path} names ${id}, which does not exist`),
      ...later.flatMap((entry) => laterFaults(entry, stated.has(entry.id), proven.has(entry.id))),
    ],
  };
}

/** The list of later ids must shrink, and be true. */
function laterFaults({ id, isBegun }: LaterId, isStated: boolean, isProven: boolean): string[] {
  if (!isStated) return [`${id} is on the list of later ids, but does not exist`];
  if (isProven && !isBegun)
    return [`${id} has got a test: take it off the list of later ids, or mark it as begun`];
  if (!isProven && isBegun) return [`${id} is marked as begun, but has no test`];
  return [];
}

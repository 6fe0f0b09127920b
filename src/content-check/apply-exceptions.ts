import type { Exception } from './exceptions/exception.ts';
import type { Problem } from './problem.ts';

export interface ReviewedProblems {
  /** Problems without an exception. */
  readonly problems: readonly Problem[];
  readonly usedCount: number;
  /** Exceptions that are not needed (any more), as `rule: about`. */
  readonly unused: readonly string[];
}

/** Removes the problems that were reviewed. */
export function applyExceptions(
  problems: readonly Problem[],
  exceptions: readonly Exception[],
): ReviewedProblems {
  const listed = new Set(exceptions.flatMap(({ rule, about }) => about.map((one) => `${rule}: ${one}`)));
  const used = new Set(problems.map(nameOf).filter((name) => listed.has(name)));
  return {
    problems: problems.filter((problem) => !used.has(nameOf(problem))),
    usedCount: used.size,
    unused: [...listed].filter((name) => !used.has(name)),
  };
}

function nameOf({ rule, about }: Problem): string {
  return `${rule}: ${about}`;
}

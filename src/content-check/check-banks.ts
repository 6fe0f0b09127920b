import { applyExceptions } from './apply-exceptions.ts';
import type { Bank, CheckContext } from './bank.ts';
import type { Exception } from './exceptions/exception.ts';
import type { Figure, Problem } from './problem.ts';

/** The result for one file. */
export interface FileReport {
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly figures: readonly Figure[];
}

export interface CheckReport {
  readonly files: readonly FileReport[];
  readonly figures: readonly Figure[];
  readonly errorCount: number;
}

export interface CheckOptions {
  readonly banks: readonly Bank[];
  readonly exceptions: readonly Exception[];
  /** Files to check instead of a bank's own, by the bank's name. */
  readonly paths: ReadonlyMap<string, string>;
  /** The results of checks over more than one file. */
  readonly more?: readonly FileReport[];
  /** The text of a file, undefined when there is none. */
  readonly readText: (path: string) => string | undefined;
}

/** Checks all banks and collects all problems, in the order of the lines (CON-07). */
export function checkBanks(
  context: CheckContext,
  { banks, exceptions, paths, readText, more = [] }: CheckOptions,
): CheckReport {
  const ofBanks = banks.map((bank): FileReport => {
    const path = paths.get(bank.name) ?? bank.path;
    const text = readText(path);
    if (text === undefined) return { path, problems: [missingFile()], figures: [] };
    const besides = (bank.besides ?? []).map(readText).filter((other) => other !== undefined);
    const { problems, figures } = bank.check(text, context, besides);
    const unmet = paths.has(bank.name) ? [] : (bank.goals?.(text, context, besides) ?? []);
    return { path, problems: [...problems, ...unmet], figures };
  });
  const raw = [...ofBanks, ...more];
  const { unused, usedCount } = applyExceptions(
    raw.flatMap(({ problems }) => problems),
    exceptions,
  );
  const files = raw.map(({ path, problems, figures }): FileReport => {
    const left = applyExceptions(problems, exceptions).problems;
    return { path, problems: left.toSorted((one, other) => one.line - other.line), figures };
  });
  // A part of the content doesn't show which exceptions the rest needs.
  if (paths.size === 0)
    files.push({ path: EXCEPTIONS_FILE, problems: unused.map(unusedException), figures: [] });
  const all = files.flatMap(({ problems }) => problems);
  return {
    files,
    figures: [
      { label: 'reviewed exceptions in use', value: usedCount },
      { label: 'errors', value: all.filter(({ level }) => level === 'error').length },
      ...warningFigures(all),
    ],
    errorCount: all.filter(({ level }) => level === 'error').length,
  };
}

const EXCEPTIONS_FILE = 'src/content-check/exceptions/';

function missingFile(): Problem {
  return { level: 'error', rule: 'file', line: 1, about: 'file', message: 'there is no such file' };
}

function unusedException(name: string): Problem {
  const message = `"${name}" is no problem any more; take it off the list`;
  return { level: 'error', rule: 'exceptions', line: 1, about: name, message };
}

function warningFigures(problems: readonly Problem[]): Figure[] {
  const warnings = problems.filter(({ level }) => level === 'warning');
  const rules = [...new Set(warnings.map(({ rule }) => rule))].toSorted();
  return rules.map((rule) => ({
    label: `warnings, ${rule}`,
    value: warnings.filter((warning) => warning.rule === rule).length,
  }));
}

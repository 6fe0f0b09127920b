import ts from 'typescript';
import type { SourceText } from './requirement.ts';

/** A test, or a goal of the bench, that names a requirement. */
export interface Proof {
  readonly id: string;
  readonly kind: 'test' | 'bench';
  readonly path: string;
}

/** A goal of the bench; `open` says why it can't be measured yet. */
interface BenchGoal {
  readonly id: string;
  readonly open?: string;
}

/** A file with tests: unit tests, journeys, and journeys in three engines (tests/browsers). */
export const TEST_FILE = /\.(?:test|spec|journey)\.tsx?$/;

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);
/** A test that doesn't run proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);
const LEADING_IDS = /^(?:[A-Z]{3,4}-\d{2}\s+)*[A-Z]{3,4}-\d{2}(?=:)/;
const ID = /\b[A-Z]{3,4}-\d{2}\b/g;

/** The ids at the start of test titles: `AUTH-07 AUTH-08: …`. */
export function proofsOfTests(files: readonly SourceText[]): Proof[] {
  return files.flatMap(({ path, text }) =>
    titlesIn(path, text).flatMap((title) =>
      idsIn(LEADING_IDS.exec(title)?.[0] ?? '').map((id): Proof => ({ id, kind: 'test', path })),
    ),
  );
}

/** The ids whose goals the bench measures completely. */
export function proofsOfBench(goals: readonly BenchGoal[], path: string): Proof[] {
  const open = new Set(goals.filter((goal) => goal.open !== undefined).map(({ id }) => id));
  const measured = new Set(goals.map(({ id }) => id).filter((id) => !open.has(id)));
  return [...measured].map((id) => ({ id, kind: 'bench', path }));
}

function idsIn(text: string): string[] {
  return text.match(ID) ?? [];
}

/** The titles of `it('…')`, `test.describe('…')`, `it.each(rows)('…')` and the like. */
function titlesIn(path: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return titles;
}

function titleOf({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  const names = namesIn(expression);
  const isTest = TEST_FUNCTIONS.has(names[0] ?? '') && !names.some((name) => NOT_RUN.has(name));
  if (!isTest || first === undefined) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.head.text : undefined;
}

/** The names in a test function, from the left: `it.each(rows)` → `it`, `each`. */
function namesIn(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesIn(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesIn(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesIn(callee.tag) : [];
}

import type { Edge, Lattice, LatticeWord } from '#practice/judge/lattice.ts';

/** How a word of what was typed stands to a word of what is right. */
export type Step =
  | { readonly kind: 'same' | 'other'; readonly typed: number; readonly word: LatticeWord }
  | { readonly kind: 'missing'; readonly word: LatticeWord }
  | { readonly kind: 'extra'; readonly typed: number };

export interface Alignment {
  readonly cost: number;
  readonly steps: readonly Step[];
}

/** What it costs to take a typed word for a wanted one; a word too many or too few costs 1. */
export type CostOf = (typed: string, word: LatticeWord) => number;

/** A usual word is preferred, so that what is shown beside a mistake is the usual way. */
const NOT_USUAL = 0.001;
const EXTRA = 1;
const MISSING = 1;

/** Where the cheapest way to a cell came from. */
interface Row {
  readonly costs: Float64Array;
  readonly edges: (Edge | null)[];
  readonly columns: Int16Array;
}

/** Lays what was typed over the right answer that is nearest to it. */
export function align(typed: readonly string[], lattice: Lattice, costOf: CostOf): Alignment {
  const width = typed.length + 1;
  const rows = lattice.into.map((): Row => ({
    costs: new Float64Array(width).fill(Infinity),
    edges: Array.from({ length: width }, () => null),
    columns: new Int16Array(width).fill(-1),
  }));
  for (const [node, edges] of lattice.into.entries()) {
    const row = rows[node];
    if (row === undefined) continue;
    if (node === 0) row.costs[0] = 0;
    for (const edge of edges) {
      const from = rows[edge.from];
      if (from !== undefined) follow(edge, from, row, { typed, costOf });
    }
    for (let column = 1; column < width; column += 1)
      put(row, column, (row.costs[column - 1] ?? Infinity) + EXTRA, null, column - 1);
  }
  return {
    cost: rows[lattice.last]?.costs[typed.length] ?? Infinity,
    steps: stepsOf(rows, lattice.last, typed),
  };
}

interface Board {
  readonly typed: readonly string[];
  readonly costOf: CostOf;
}

function follow(edge: Edge, from: Row, row: Row, { typed, costOf }: Board): void {
  for (let column = 0; column <= typed.length; column += 1) {
    const cost = from.costs[column] ?? Infinity;
    if (cost === Infinity) continue;
    if (edge.word === null) {
      put(row, column, cost, edge, column);
      continue;
    }
    put(row, column, cost + MISSING, edge, column);
    const given = typed[column];
    if (given !== undefined) put(row, column + 1, cost + stepCost(given, edge.word, costOf), edge, column);
  }
}

function stepCost(given: string, word: LatticeWord, costOf: CostOf): number {
  if (given === word.usual) return 0;
  return word.also.includes(given) ? NOT_USUAL : costOf(given, word);
}

function put(row: Row, column: number, cost: number, edge: Edge | null, from: number): void {
  if (cost >= (row.costs[column] ?? Infinity)) return;
  row.costs[column] = cost;
  row.edges[column] = edge;
  row.columns[column] = from;
}

function stepsOf(rows: readonly Row[], last: number, typed: readonly string[]): readonly Step[] {
  const steps: Step[] = [];
  let node = last;
  let column = typed.length;
  while (node > 0 || column > 0) {
    const row = rows[node];
    const edge = row?.edges[column] ?? null;
    const from = row?.columns[column] ?? -1;
    if (row === undefined || from < 0) return [];
    if (edge === null) steps.push({ kind: 'extra', typed: from });
    else if (edge.word !== null) steps.push(stepOf(edge.word, from, column, typed));
    if (edge !== null) node = edge.from;
    column = from;
  }
  return steps.toReversed();
}

function stepOf(word: LatticeWord, from: number, column: number, typed: readonly string[]): Step {
  if (from === column) return { kind: 'missing', word };
  const given = typed[from] ?? '';
  return { kind: given === word.usual || word.also.includes(given) ? 'same' : 'other', typed: from, word };
}

/** Whether what was typed is one of the right answers. */
export function accepts(lattice: Lattice, typed: readonly string[]): boolean {
  let reached = withoutWords(lattice, new Set([0]));
  for (const given of typed) {
    const edges = [...reached].flatMap((node) => lattice.from[node] ?? []);
    const next = edges.flatMap(({ to, word }) => (word !== null && isWord(given, word) ? [to] : []));
    reached = withoutWords(lattice, new Set(next));
  }
  return reached.has(lattice.last);
}

const isWord = (given: string, { usual, also }: LatticeWord): boolean =>
  given === usual || also.includes(given);

/** The nodes, and those that steps without a word lead on to. A set may grow while it is walked through. */
function withoutWords({ from }: Lattice, nodes: Set<number>): ReadonlySet<number> {
  for (const node of nodes) for (const { to, word } of from[node] ?? []) if (word === null) nodes.add(to);
  return nodes;
}

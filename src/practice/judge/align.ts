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

/** A usual word is preferred, so that what is shown next to a mistake is the usual way. */
const NOT_USUAL = 0.001;
const EXTRA = 1;
const MISSING = 1;

/** A cell for each node of the lattice and each place in what was typed: what it costs to come there, and where from. In one list each. */
interface Board {
  readonly typed: readonly string[];
  readonly costOf: CostOf;
  /** How many cells a node has. */
  readonly width: number;
  readonly costs: Float64Array;
  readonly edges: (Edge | null)[];
  readonly columns: Int16Array;
}

/** Lays what was typed over the right answer that is nearest to it. */
export function align(typed: readonly string[], lattice: Lattice, costOf: CostOf): Alignment {
  const width = typed.length + 1;
  const size = lattice.into.length * width;
  const board: Board = {
    typed,
    costOf,
    width,
    costs: new Float64Array(size).fill(Infinity),
    edges: Array<Edge | null>(size).fill(null),
    columns: new Int16Array(size).fill(-1),
  };
  const { costs } = board;
  costs[0] = 0;
  for (const [node, edges] of lattice.into.entries()) {
    const row = node * width;
    for (const edge of edges) follow(edge, row, board);
    for (let column = 1; column < width; column += 1)
      put(board, row + column, (costs[row + column - 1] ?? Infinity) + EXTRA, null, column - 1);
  }
  return {
    cost: costs[lattice.last * width + typed.length] ?? Infinity,
    steps: stepsOf(board, lattice.last),
  };
}

function follow(edge: Edge, row: number, board: Board): void {
  const { typed, costs, width } = board;
  const from = edge.from * width;
  for (let column = 0; column < width; column += 1) {
    const cost = costs[from + column] ?? Infinity;
    if (cost === Infinity) continue;
    if (edge.word === null) {
      put(board, row + column, cost, edge, column);
      continue;
    }
    put(board, row + column, cost + MISSING, edge, column);
    const given = typed[column];
    const next = row + column + 1;
    // What a word costs takes longest to tell, and no word makes a way cheaper.
    if (given === undefined || cost >= (costs[next] ?? Infinity)) continue;
    put(board, next, cost + stepCost(given, edge.word, board.costOf), edge, column);
  }
}

function stepCost(given: string, word: LatticeWord, costOf: CostOf): number {
  if (given === word.usual) return 0;
  return word.also.includes(given) ? NOT_USUAL : costOf(given, word);
}

function put(
  { costs, edges, columns }: Board,
  cell: number,
  cost: number,
  edge: Edge | null,
  from: number,
): void {
  if (cost >= (costs[cell] ?? Infinity)) return;
  costs[cell] = cost;
  edges[cell] = edge;
  columns[cell] = from;
}

function stepsOf({ typed, width, edges, columns }: Board, last: number): readonly Step[] {
  const steps: Step[] = [];
  let node = last;
  let column = typed.length;
  while (node > 0 || column > 0) {
    const cell = node * width + column;
    const edge = edges[cell] ?? null;
    const from = columns[cell] ?? -1;
    if (from < 0) return [];
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

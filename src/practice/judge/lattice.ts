import type { Unit } from '#practice/judge/sentence.ts';

/** A word of a right answer, with what may stand for it. */
export interface LatticeWord {
  readonly unit: Unit;
  readonly usual: string;
  readonly also: readonly string[];
}

/** What a right answer may look like: words, one after another, with choices. */
export type Pattern =
  | ({ readonly kind: 'word' } & LatticeWord)
  | { readonly kind: 'all'; readonly parts: readonly Pattern[] }
  /** The first is the usual one. */
  | { readonly kind: 'one-of'; readonly options: readonly Pattern[] };

export const all = (parts: readonly Pattern[]): Pattern => ({ kind: 'all', parts });
export const oneOf = (options: readonly Pattern[]): Pattern =>
  options.length === 1 && options[0] !== undefined ? options[0] : { kind: 'one-of', options };
export const NOTHING: Pattern = all([]);
export const maybe = (part: Pattern, isUsual = true): Pattern =>
  oneOf(isUsual ? [part, NOTHING] : [NOTHING, part]);

export interface Edge {
  readonly from: number;
  readonly to: number;
  /** Null for a step without a word. */
  readonly word: LatticeWord | null;
}

/** A pattern as a graph without circles: every way from 0 to the last node is a right answer. */
export interface Lattice {
  readonly last: number;
  /** By the node they end in; a step leads from a lower node to a higher one. */
  readonly into: readonly (readonly Edge[])[];
  /** By the node they begin in. */
  readonly from: readonly (readonly Edge[])[];
}

export function latticeOf(pattern: Pattern): Lattice {
  const into: Edge[][] = [[]];
  const out: Edge[][] = [[]];
  const addNode = (): number => {
    out.push([]);
    return into.push([]) - 1;
  };
  const link = (from: number, to: number, word: Edge['word']): void => {
    const edge = { from, to, word };
    into[to]?.push(edge);
    out[from]?.push(edge);
  };
  const add = (part: Pattern, from: number): number => {
    switch (part.kind) {
      case 'word': {
        const to = addNode();
        link(from, to, part);
        return to;
      }
      case 'all':
        return part.parts.reduce((node, one) => add(one, node), from);
      case 'one-of': {
        const ends = part.options.map((option) => add(option, from));
        const to = addNode();
        for (const end of ends) link(end, to, null);
        return to;
      }
    }
  };
  const last = add(pattern, 0);
  return { last, into, from: out };
}

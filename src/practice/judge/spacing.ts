import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Lattice } from '#practice/judge/lattice.ts';
import type { Mistake } from '#practice/judge/typed-item.ts';

/** What was typed with its words parted and joined as they are right. */
interface Respaced {
  readonly words: readonly string[];
  readonly mistakes: readonly Mistake[];
}

const LEAST_LETTERS = 2;

/** `naarhuis` in two words, `zieken huis` in one; null where the spaces are right. */
export function respaced(typed: readonly string[], lattice: Lattice): Respaced | null {
  const known = new Set(
    lattice.into.flatMap((edges) =>
      edges.flatMap(({ word }) => (word === null ? [] : [word.usual, ...word.also])),
    ),
  );
  const words: string[] = [];
  const mistakes: Mistake[] = [];
  for (let place = 0; place < typed.length; place += 1) {
    const [one = '', next] = typed.slice(place);
    const joined = one + (next ?? '');
    if (next !== undefined && known.has(joined)) {
      words.push(joined);
      mistakes.push(spelling(`${one} ${next}`, joined, msg`This is one word.`));
      place += 1;
      continue;
    }
    const parts = known.has(one) ? null : partsOf(one, known);
    words.push(...(parts ?? [one]));
    if (parts !== null) mistakes.push(spelling(one, parts.join(' '), msg`These are two words.`));
  }
  return mistakes.length === 0 ? null : { words, mistakes };
}

const spelling = (typed: string, wanted: string, rule: MessageDescriptor): Mistake => ({
  name: 'spelling',
  typed,
  wanted,
  rule,
});

function partsOf(word: string, known: ReadonlySet<string>): readonly [string, string] | null {
  for (let cut = LEAST_LETTERS; cut <= word.length - LEAST_LETTERS; cut += 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (known.has(head) && known.has(tail)) return [head, tail];
  }
  return null;
}

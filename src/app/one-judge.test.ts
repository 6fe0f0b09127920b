import { describe, expect, it } from 'vitest';
import { COURSE } from './course.ts';
import { PRACTICE_KINDS } from '#content/schema/practice-kind.ts';
import { createCatalogue, type CatalogueItem } from '#learning/catalogue.ts';
import { sourcesOf } from '#learning/course.ts';
import { judge } from '#practice/judge/judge.ts';
import { itemLattice } from '#practice/judge/item-lattice.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { loadLexicon } from '#practice/practice-lexicon.ts';
import { typedItemOf } from '#practice/typed-item-of.ts';
import type { TypedTask } from '#subjects/grammar/practice/generators/typed-task.ts';
import { drawFor } from '#subjects/grammar/practice/practice-code.tsx';
import { isGap, isWordOrder } from '#subjects/grammar/practice/practice-sources.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { publicFiles } from '#testing/public-files.ts';

const MANY_MS = 240_000;
const platform = publicFiles();
const catalogue = createCatalogue(sourcesOf(COURSE), platform);

async function itemOf(id: string): Promise<CatalogueItem> {
  const found = await catalogue.find(id);
  if (found.kind !== 'item') throw new Error(id);
  return found.item;
}

/** One of the right answers, by the choices at each place. */
function drawn(item: TypedItem, choices: readonly number[]): string {
  const { lattice } = itemLattice(item);
  const words: string[] = [];
  for (let node = 0, step = 0; node !== lattice.last; step += 1) {
    const choice = choices[step % choices.length] ?? 0;
    const edges = lattice.from[node] ?? [];
    const edge = edges[choice % edges.length];
    if (edge === undefined) break;
    if (edge.word !== null) {
      const ways = [edge.word.usual, ...edge.word.also];
      words.push(ways[choice % ways.length] ?? '');
    }
    node = edge.to;
  }
  return words.join(' ');
}

/** Everything that a kind asks from English, drawn often enough to have met nearly all of it. */
async function tasksOf(kind: (typeof PRACTICE_KINDS)[number]): Promise<readonly TypedTask[]> {
  const draw = await drawFor(kind, 'english');
  const random = createSeededRandom(7);
  const tasks = new Map<string, TypedTask>();
  for (let count = 0; count < 300; count += 1) {
    const task = draw([], random);
    if (task !== undefined) tasks.set(task.itemId, task);
  }
  return [...tasks.values()];
}

describe('one judge', () => {
  it.each(PRACTICE_KINDS.filter((kind) => isGap(kind) || isWordOrder(kind)))(
    'JDG-01: of %s whatever practice accepts review accepts, and both say the same to any whole sentence',
    async (kind) => {
      const lexicon = await loadLexicon(platform);
      for (const task of await tasksOf(kind)) {
        const practised = task.typed(lexicon);
        const reviewed = typedItemOf(await itemOf(task.itemId), 'meaning', lexicon);
        for (const choices of [[0], [1, 0], [2, 5, 1], [7, 3]]) {
          const right = drawn(practised, choices);
          expect(judge(practised, right).kind, right).toBe('right');
          expect(judge(reviewed, right).kind, `${task.itemId}: ${right}`).toBe('right');
        }
        const wrong = task.answer.split(' ').toSpliced(1, 1, 'xyzzy').join(' ');
        expect(judge(reviewed, wrong).kind, wrong).toBe(judge(practised, wrong).kind);
      }
    },
    MANY_MS,
  );

  it('JDG-01 GRA-20: the mistake of a sentence to correct is called a mistake', async () => {
    const lexicon = await loadLexicon(platform);
    const { rows } = await import('#content/grammar/corrections.ts');
    for (const { id, incorrect, correct } of rows) {
      const item = typedItemOf(await itemOf(`sentence:${id}`), 'meaning', lexicon);
      expect(judge(item, correct).kind).toBe('right');
      expect(judge(item, incorrect).kind, incorrect).toBe('mistake');
    }
  });
});

import type { FamilyMemberId } from '#content/misc/family-members.ts';

/** Whom the tree has: the 16 words, and the two people it hangs on. */
export type TreePerson = FamilyMemberId | 'ik' | 'partner';

/** A place in the tree. Generations count down from the grandparents, 0 to 3; people stand side by side from 1 to 6. */
export interface TreePlace {
  readonly person: TreePerson;
  readonly generation: number;
  readonly order: number;
}

/**
 * Everybody’s place (MSC-08). Neef and nicht stand there twice, because the words mean two people each: the children of
 * an oom or tante, and those of a broer or zus.
 */
export const TREE_PLACES: readonly TreePlace[] = [
  { person: 'grootvader', generation: 0, order: 1.5 },
  { person: 'grootmoeder', generation: 0, order: 2.5 },
  { person: 'opa', generation: 0, order: 3.5 },
  { person: 'oma', generation: 0, order: 4.5 },
  { person: 'oom', generation: 1, order: 1 },
  { person: 'tante', generation: 1, order: 2 },
  { person: 'vader', generation: 1, order: 3 },
  { person: 'moeder', generation: 1, order: 4 },
  { person: 'schoonvader', generation: 1, order: 5 },
  { person: 'schoonmoeder', generation: 1, order: 6 },
  { person: 'neef', generation: 2, order: 1 },
  { person: 'nicht', generation: 2, order: 2 },
  { person: 'broer', generation: 2, order: 3 },
  { person: 'zus', generation: 2, order: 4 },
  { person: 'ik', generation: 2, order: 5 },
  { person: 'partner', generation: 2, order: 6 },
  { person: 'neef', generation: 3, order: 3 },
  { person: 'nicht', generation: 3, order: 4 },
  { person: 'zoon', generation: 3, order: 5 },
  { person: 'dochter', generation: 3, order: 6 },
];

/** Parents, one or two of them side by side, and where their children stand in the generation below. */
export interface TreeHousehold {
  readonly generation: number;
  readonly parents: readonly [number] | readonly [number, number];
  readonly children: readonly number[];
}

export const TREE_HOUSEHOLDS: readonly TreeHousehold[] = [
  { generation: 0, parents: [1.5, 2.5], children: [1, 2, 3] },
  { generation: 0, parents: [3.5, 4.5], children: [4] },
  { generation: 1, parents: [1], children: [1] },
  { generation: 1, parents: [2], children: [2] },
  { generation: 1, parents: [3, 4], children: [3, 4, 5] },
  { generation: 1, parents: [5, 6], children: [6] },
  { generation: 2, parents: [3], children: [3] },
  { generation: 2, parents: [4], children: [4] },
  { generation: 2, parents: [5, 6], children: [5, 6] },
];

/** What the generations are called, and shorter where there is little room. */
export const GENERATIONS: readonly { readonly name: string; readonly short: string }[] = [
  { name: 'Grandparents', short: 'Grandparents' },
  { name: 'Parents', short: 'Parents' },
  { name: 'My generation', short: 'Me' },
  { name: 'Children', short: 'Children' },
];

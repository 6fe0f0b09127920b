import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FamilyMemberId } from '#content/misc/family-members.ts';

/** The people in the tree: the 16 words, and the two people they are relatives of. */
type TreePerson = FamilyMemberId | 'ik' | 'partner';

/** A place in the tree. Generations count down from the grandparents, 0 to 3; people next to each other from 1 to 6. */
export interface TreePlace {
  readonly person: TreePerson;
  readonly generation: number;
  readonly order: number;
}

/**
 * Everybody’s place (MSC-08). Neef and nicht appear twice, because each word has two meanings: the children of an oom or tante, and those
 * of a broer or zus.
 */
export const TREE_PLACES: readonly TreePlace[] = [
  { person: 'grootvader', generation: 0, order: 2 },
  { person: 'grootmoeder', generation: 0, order: 3 },
  { person: 'opa', generation: 0, order: 4 },
  { person: 'oma', generation: 0, order: 5 },
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

/** Parents, one or two next to each other, and the places of their children in the generation below. */
interface TreeHousehold {
  readonly generation: number;
  readonly parents: readonly [number] | readonly [number, number];
  readonly children: readonly number[];
}

export const TREE_HOUSEHOLDS: readonly TreeHousehold[] = [
  { generation: 0, parents: [2, 3], children: [1, 2, 3] },
  { generation: 0, parents: [4, 5], children: [4] },
  { generation: 1, parents: [1], children: [1] },
  { generation: 1, parents: [2], children: [2] },
  { generation: 1, parents: [3, 4], children: [3, 4, 5] },
  { generation: 1, parents: [5, 6], children: [6] },
  { generation: 2, parents: [3], children: [3] },
  { generation: 2, parents: [4], children: [4] },
  { generation: 2, parents: [5, 6], children: [5, 6] },
];

/** The names of the generations, with a short form where there is little room. */
export const GENERATIONS: readonly {
  readonly name: MessageDescriptor;
  readonly short: MessageDescriptor;
}[] = [
  { name: msg`Grandparents`, short: msg`Grandparents` },
  { name: msg`Parents`, short: msg`Parents` },
  { name: msg`My generation`, short: msg`Me` },
  { name: msg`Children`, short: msg`Children` },
];

/** The tree is drawn from top to bottom where there is room, and from left to right on a phone. */
export interface TreeLayout {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  readonly box: { readonly width: number; readonly height: number };
  readonly fontSize: number;
  /** Long words are broken into two lines. */
  readonly isNarrow: boolean;
  /** The middle of a place. */
  readonly middle: (generation: number, order: number) => Point;
  /** A generation’s band and its title. */
  readonly band: (generation: number) => {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly title: Point;
  };
  /** Where the lines between two generations turn, measured from the parents’ middle. */
  readonly bend: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDE_TREE: TreeLayout = {
  className: 'hidden w-full lg:block',
  width: 1080,
  height: 600,
  box: { width: 144, height: 60 },
  fontSize: 19,
  isNarrow: false,
  middle: (generation, order) => ({ x: 122 + (order - 1) * 170, y: 88 + generation * 148 }),
  band: (generation) => ({
    x: 0,
    y: 10 + generation * 148,
    width: 1080,
    height: 132,
    title: { x: 16, y: 34 + generation * 148 },
  }),
  bend: 66,
};

/** Leaves room for a tooltip above each row of people, so that it covers nobody. */
export const NARROW_TREE: TreeLayout = {
  className: 'mx-auto w-full max-w-120 lg:hidden',
  width: 342,
  height: 598,
  box: { width: 70, height: 50 },
  fontSize: 15,
  isNarrow: true,
  middle: (generation, order) => ({ x: 40 + generation * 87, y: 88 + (order - 1) * 94 }),
  band: (generation) => ({
    x: generation * 87,
    y: 0,
    width: 80,
    height: 598,
    title: { x: 40 + generation * 87, y: 20 },
  }),
  bend: 43.5,
};

/** The lines of a household: between the parents, and from their middle to each child. */
export function householdLines(layout: TreeLayout, { generation, parents, children }: TreeHousehold): string {
  const [one, other = one] = parents;
  const along = (part: number, order: number) => pointAlong(layout, generation, part, order);
  const middle = (one + other) / 2;
  const couple = one === other ? '' : line(along(0, one), along(0, other));
  const ends = [middle, ...children];
  const bar = line(along(layout.bend, Math.min(...ends)), along(layout.bend, Math.max(...ends)));
  const stem = line(along(0, middle), along(layout.bend, middle));
  const drops = children.map((child) =>
    line(along(layout.bend, child), layout.middle(generation + 1, child)),
  );
  return [couple, stem, bar, ...drops].join('');
}

/** A point this far below (or, on a phone, to the right of) a place. */
function pointAlong(layout: TreeLayout, generation: number, distance: number, order: number): Point {
  const from = layout.middle(generation, order);
  const to = layout.middle(generation + 1, order);
  const share = distance / (Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function line(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

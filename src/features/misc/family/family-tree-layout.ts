import type { TreeHousehold } from '#features/misc/family/family-tree-plan.ts';

/** The tree is drawn from top to bottom where there is room, and from left to right on a phone. */
export interface TreeLayout {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  readonly box: { readonly width: number; readonly height: number };
  readonly fontSize: number;
  /** Then long words stand on two lines. */
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
  /** Between a generation and the next, measured along the line of descent from the parents’ middle. */
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

export const NARROW_TREE: TreeLayout = {
  className: 'mx-auto w-full max-w-120 lg:hidden',
  width: 342,
  height: 404,
  box: { width: 70, height: 50 },
  fontSize: 15,
  isNarrow: true,
  middle: (generation, order) => ({ x: 40 + generation * 87, y: 76 + (order - 1) * 60 }),
  band: (generation) => ({
    x: generation * 87,
    y: 0,
    width: 80,
    height: 404,
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

/** A point so far below (or, on a phone, to the right of) a place. */
function pointAlong(layout: TreeLayout, generation: number, distance: number, order: number): Point {
  const from = layout.middle(generation, order);
  const to = layout.middle(generation + 1, order);
  const share = distance / (Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function line(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

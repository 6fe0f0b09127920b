import { shuffled, type Random } from '#lib/random.ts';

/** The town is 5 by 5 crossings (MSC-11). */
export const TOWN_SIZE = 5;

/** A crossing: columns from the left, rows from the bottom, both from 0. */
export interface Crossing {
  readonly column: number;
  readonly row: number;
}

/** Clockwise, so that the next one is to the right. */
export const HEADINGS = ['north', 'east', 'south', 'west'] as const;
export type Heading = (typeof HEADINGS)[number];

/** A person in the town: at a crossing, facing one of its streets. */
export interface Walker extends Crossing {
  readonly heading: Heading;
}

/** The piece of street from a crossing to its neighbour in the north or in the east. */
export interface Street extends Crossing {
  readonly towards: 'north' | 'east';
}

export interface Town {
  /** The columns whose street crosses the canal by a bridge. The canal is between rows 1 and 2. */
  readonly bridges: readonly number[];
  /** Streets that are closed for roadworks. */
  readonly roadworks: readonly Street[];
}

/** The canal is north of this row. */
export const CANAL_ROW = 1;
const BRIDGES = 2;
const STEPS: Record<Heading, Crossing> = {
  north: { column: 0, row: 1 },
  east: { column: 1, row: 0 },
  south: { column: 0, row: -1 },
  west: { column: -1, row: 0 },
};

/** Whether the way ahead is free, and if not what blocks it. */
export type Ahead = 'free' | 'edge' | 'canal' | 'roadworks';

export function whatIsAhead(town: Town, walker: Walker): Ahead {
  const next = nextCrossing(walker);
  if (!isInTown(next)) return 'edge';
  const street = streetBetween(walker, next);
  const isOverCanal = street.towards === 'north' && street.row === CANAL_ROW;
  if (isOverCanal && !town.bridges.includes(street.column)) return 'canal';
  return town.roadworks.some((closed) => isSameStreet(closed, street)) ? 'roadworks' : 'free';
}

/** The crossing ahead, in the town or just outside it. */
export function nextCrossing({ column, row, heading }: Walker): Crossing {
  const step = STEPS[heading];
  return { column: column + step.column, row: row + step.row };
}

/** The heading after quarter turns to the right; negative to the left. */
export function turned(heading: Heading, quarters: number): Heading {
  const place = (HEADINGS.indexOf(heading) + quarters + HEADINGS.length) % HEADINGS.length;
  return HEADINGS[place] ?? heading;
}

export function isSameCrossing(one: Crossing, other: Crossing): boolean {
  return one.column === other.column && one.row === other.row;
}

/**
 * A town with two bridges, and one closed street on either side of the canal. Every crossing can be reached: each side has at least two
 * rows of streets, which one gap never cuts in two.
 */
export function drawTown(random: Random): Town {
  const columns = Array.from({ length: TOWN_SIZE }, (_, column) => column);
  const [south, north] = [allStreets(0, CANAL_ROW), allStreets(CANAL_ROW + 1, TOWN_SIZE - 1)];
  return {
    bridges: shuffled(columns, random).slice(0, BRIDGES),
    roadworks: [south, north].flatMap((streets) => shuffled(streets, random).slice(0, 1)),
  };
}

/** The streets between two rows, including these. */
function allStreets(firstRow: number, lastRow: number): Street[] {
  const streets: Street[] = [];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = 0; column < TOWN_SIZE; column += 1) {
      if (row < lastRow) streets.push({ column, row, towards: 'north' });
      if (column < TOWN_SIZE - 1) streets.push({ column, row, towards: 'east' });
    }
  }
  return streets;
}

function isInTown({ column, row }: Crossing): boolean {
  return column >= 0 && column < TOWN_SIZE && row >= 0 && row < TOWN_SIZE;
}

function streetBetween(one: Crossing, other: Crossing): Street {
  return {
    column: Math.min(one.column, other.column),
    row: Math.min(one.row, other.row),
    towards: one.column === other.column ? 'north' : 'east',
  };
}

function isSameStreet(one: Street, other: Street): boolean {
  return one.towards === other.towards && isSameCrossing(one, other);
}

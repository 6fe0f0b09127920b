import { TOWN_SIZE, type Crossing } from '#domain/town/town.ts';

/** The size of the drawing. As wide as a phone leaves room for, so that its letters are as large as they are drawn. */
export const PLAN_SIZE = 360;
/** Between two crossings. A building and its name fit in between. */
export const BLOCK = 70;
export const STREET_WIDTH = 18;
const MARGIN = 22;

/** Where a crossing lies in the drawing: the row 0 is at the bottom. */
export function pointOf({ column, row }: Crossing): { readonly x: number; readonly y: number } {
  return { x: MARGIN + column * BLOCK, y: PLAN_SIZE - MARGIN - row * BLOCK };
}

/** All columns, or all rows. */
export const LINES: readonly number[] = Array.from({ length: TOWN_SIZE }, (_, line) => line);

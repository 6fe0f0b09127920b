import { TOWN_SIZE, type Crossing } from '#domain/town/town.ts';

/** As wide as a phone leaves room for, so that the letters are as large as they are drawn. */
export const PLAN_WIDTH = 360;
export const PLAN_HEIGHT = 368;
/** Between two crossings. A building and its name fit in between. */
export const BLOCK = 70;
export const STREET_WIDTH = 18;
const MARGIN = 22;

/** Where a crossing lies in the drawing: the row 0 is at the bottom. */
export function pointOf({ column, row }: Crossing): { readonly x: number; readonly y: number } {
  return { x: MARGIN + column * BLOCK, y: PLAN_HEIGHT - MARGIN - row * BLOCK };
}

/** All columns, or all rows. */
export const LINES: readonly number[] = Array.from({ length: TOWN_SIZE }, (_, line) => line);

/** A rectangle of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

interface Wanted {
  readonly width: number;
  readonly height: number;
  /** The area that it must be in. */
  readonly room: Box;
  /** Which of the room's edges it is to be near. */
  readonly from: 'top' | 'bottom';
  /** Its left edges, the best first. */
  readonly lefts: readonly number[];
}

/** The width of the focus ring with its gap. */
const CLEARANCE_PX = 6;

/** The best place of that size that overlaps no box, or null. */
export function freePlace({ width, height, room, from, lefts }: Wanted, boxes: readonly Box[]): Place | null {
  for (const left of lefts) {
    const beside = boxes.filter(
      (box) => box.left - CLEARANCE_PX < left + width && box.right + CLEARANCE_PX > left,
    );
    const tops =
      from === 'top'
        ? [room.top, ...beside.map(({ bottom }) => bottom + CLEARANCE_PX)].toSorted((a, b) => a - b)
        : [room.bottom - height, ...beside.map(({ top }) => top - CLEARANCE_PX - height)].toSorted(
            (a, b) => b - a,
          );
    const top = tops.find(
      (top) =>
        top >= room.top &&
        top + height <= room.bottom &&
        isClear({ left, top, right: left + width, bottom: top + height }, beside),
    );
    if (top !== undefined) return { left, top };
  }
  return null;
}

/** Whether a box overlaps no other box and no focus ring around one. */
export function isClear(one: Box, boxes: readonly Box[]): boolean {
  return boxes.every(
    ({ left, top, right, bottom }) =>
      left - CLEARANCE_PX >= one.right ||
      right + CLEARANCE_PX <= one.left ||
      top - CLEARANCE_PX >= one.bottom ||
      bottom + CLEARANCE_PX <= one.top,
  );
}

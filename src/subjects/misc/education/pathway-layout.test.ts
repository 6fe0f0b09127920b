import { describe, expect, it } from 'vitest';
import { SCHOOL_ROUTES } from '#content/misc/school-routes.ts';
import { NARROW_PATHWAY, WIDE_PATHWAY, type LevelBox, type PathwayLayout } from './pathway-layout.ts';

/** The first and the last point of a path of M, V and H. */
function endsOf(path: string): [start: [number, number], end: [number, number]] {
  const [, x = '', y = '', rest = ''] = /^M([\d.]+) ([\d.]+)((?:[VH][\d.]+)+)$/.exec(path) ?? [];
  const start: [number, number] = [Number(x), Number(y)];
  const end: [number, number] = [...start];
  for (const [, axis, value] of rest.matchAll(/([VH])([\d.]+)/g)) end[axis === 'H' ? 0 : 1] = Number(value);
  return [start, end];
}

function touches({ x, y, width, height }: LevelBox, [px, py]: [number, number]): boolean {
  const isOnSide = (px === x || px === x + width) && py > y && py < y + height;
  const isOnEdge = (py === y || py === y + height) && px > x && px < x + width;
  return isOnSide || isOnEdge;
}

describe.each<[string, PathwayLayout]>([
  ['wide', WIDE_PATHWAY],
  ['narrow', NARROW_PATHWAY],
])('the %s pathway', (_name, layout) => {
  it('MSC-06: draws every route, from level to level, and no other', () => {
    expect(Object.keys(layout.lines).toSorted()).toEqual(
      SCHOOL_ROUTES.map(({ from, to }) => `${from}-${to}`).toSorted(),
    );
    const astray = SCHOOL_ROUTES.filter(({ from, to }) => {
      const [start, end] = endsOf(layout.lines[`${from}-${to}`]?.path ?? '');
      return !touches(layout.boxes[from], start) || !touches(layout.boxes[to], end);
    });
    expect(astray).toEqual([]);
  });

  it('MSC-06: has a place for the sign of every route that has one', () => {
    for (const { from, to, sign } of SCHOOL_ROUTES) {
      expect(layout.lines[`${from}-${to}`]?.sign !== undefined).toBe(sign !== undefined);
    }
  });

  it('QUA-15: keeps its levels apart, inside the drawing and large enough to touch', () => {
    const boxes = Object.values(layout.boxes);
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
    }
    const overlapping = boxes.flatMap((a, place) =>
      boxes.slice(place + 1).filter((b) => {
        const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
        const isBelow = a.y + a.height <= b.y || b.y + b.height <= a.y;
        return !isBeside && !isBelow;
      }),
    );
    expect(overlapping).toEqual([]);
  });
});

it('MSC-06: the wide pathway is 700 px high', () => {
  expect(WIDE_PATHWAY.height).toBe(700);
});

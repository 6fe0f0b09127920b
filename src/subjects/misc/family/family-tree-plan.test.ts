import { describe, expect, it } from 'vitest';
import { FAMILY_MEMBER_IDS } from '#content/misc/family-members.ts';
import { NARROW_TREE, TREE_HOUSEHOLDS, TREE_PLACES, WIDE_TREE } from './family-tree-plan.ts';

const at = (generation: number, order: number) =>
  TREE_PLACES.find((place) => place.generation === generation && place.order === order)?.person;

describe('the family tree', () => {
  it('MSC-08: has every word once, neef and nicht twice', () => {
    const counts = FAMILY_MEMBER_IDS.map((id) => TREE_PLACES.filter(({ person }) => person === id).length);
    expect(counts).toEqual(FAMILY_MEMBER_IDS.map((id) => (id === 'neef' || id === 'nicht' ? 2 : 1)));
  });

  it('MSC-08: its lines connect parents and children as the words mean them', () => {
    const families = TREE_HOUSEHOLDS.map(({ generation, parents, children }) => [
      parents.map((order) => at(generation, order)).join(' '),
      children.map((order) => at(generation + 1, order)).join(' '),
    ]);
    expect(families).toEqual([
      ['grootvader grootmoeder', 'oom tante vader'],
      ['opa oma', 'moeder'],
      ['oom', 'neef'],
      ['tante', 'nicht'],
      ['vader moeder', 'broer zus ik'],
      ['schoonvader schoonmoeder', 'partner'],
      ['broer', 'neef'],
      ['zus', 'nicht'],
      ['ik partner', 'zoon dochter'],
    ]);
  });

  it.each([
    ['wide', WIDE_TREE],
    ['narrow', NARROW_TREE],
  ])('MSC-08 QUA-15: in the %s drawing nobody overlaps, is outside, or is too small', (_name, layout) => {
    const { box, width, height } = layout;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const middles = TREE_PLACES.map(({ generation, order }) => layout.middle(generation, order));
    for (const { x, y } of middles) {
      expect(x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + box.width / 2).toBeLessThanOrEqual(width);
      expect(y + box.height / 2).toBeLessThanOrEqual(height);
    }
    const overlapping = middles.filter((one, place) =>
      middles
        .slice(place + 1)
        .some((other) => Math.abs(one.x - other.x) < box.width && Math.abs(one.y - other.y) < box.height),
    );
    expect(overlapping).toEqual([]);
  });

  it.each([
    // Two lines where the drawing is scaled to at least 0.86, and one line at 0.92.
    ['wide', WIDE_TREE, 70],
    ['narrow', NARROW_TREE, 40],
  ])('MSC-03 QUA-15: in the %s drawing a tooltip of any width covers nobody', (_name, layout, room) => {
    const { height } = layout.box;
    const tops = TREE_PLACES.map(({ generation, order }) => layout.middle(generation, order).y - height / 2);
    const covered = tops.filter((top) => tops.some((other) => other < top && other + height > top - room));
    expect(covered).toEqual([]);
  });
});

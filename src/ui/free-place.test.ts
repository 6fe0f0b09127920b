import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, freePlace, isClear } from './free-place.ts';

const ROOM: Box = { left: 16, top: 16, right: 374, bottom: 828 };
const notice = { width: 356, height: 60, room: ROOM, lefts: [17] } as const;
const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ left, top, right, bottom });

it('QUA-15 QUA-22: a notice is placed at its edge, where it is free', () => {
  expect(freePlace({ ...notice, from: 'top' }, [])).toEqual({ left: 17, top: 16 });
  expect(freePlace({ ...notice, from: 'bottom' }, [])).toEqual({ left: 17, top: 768 });
});

it('QUA-15: it goes to the nearest gap that is high enough', () => {
  const boxes = [box(0, 56), box(100, 144), box(300, 344)];
  expect(freePlace({ ...notice, from: 'top' }, boxes)).toEqual({ left: 17, top: 150 });
  expect(freePlace({ ...notice, from: 'bottom' }, [box(756, 844)])).toEqual({ left: 17, top: 690 });
});

it('QUA-15: boxes next to it do not matter, and another edge is tried if the first is full', () => {
  const room = { left: 16, top: 16, right: 1264, bottom: 700 };
  const wanted = { ...notice, room, from: 'bottom', lefts: [900, 16] } as const;
  expect(freePlace(wanted, [box(0, 700, 16, 800)])).toEqual({ left: 900, top: 640 });
  expect(freePlace(wanted, [box(0, 700, 800, 1264)])).toEqual({ left: 16, top: 640 });
});

it('QUA-15: between buttons without a gap there is no place', () => {
  const rows = Array.from({ length: 17 }, (_, row) => box(row * 50, row * 50 + 44));
  expect(freePlace({ ...notice, from: 'top' }, rows)).toBeNull();
});

const someBox = record({ left: nat(380), top: nat(830), width: nat(380), height: nat(200) }).map(
  ({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }),
);

it('QUA-15: wherever it is put, it lies in the room and is clear of everything', () => {
  assert(
    property(
      array(someBox, { maxLength: 12 }),
      constantFrom('top' as const, 'bottom' as const),
      (boxes, from) => {
        const place = freePlace({ ...notice, from }, boxes);
        if (place === null) return;
        const { left, top } = place;
        expect(top).toBeGreaterThanOrEqual(ROOM.top);
        expect(top + notice.height).toBeLessThanOrEqual(ROOM.bottom);
        expect(isClear({ left, top, right: left + 356, bottom: top + 60 }, boxes)).toBe(true);
      },
    ),
  );
});

it('QUA-15: a place is found wherever there is one', () => {
  assert(
    property(array(someBox, { maxLength: 6 }), (boxes) => {
      const tops = Array.from({ length: 753 }, (_, above) => 16 + above);
      const exists = tops.some((top) => isClear({ left: 17, top, right: 373, bottom: top + 60 }, boxes));
      if (exists) expect(freePlace({ ...notice, from: 'top' }, boxes)).not.toBeNull();
    }),
  );
});

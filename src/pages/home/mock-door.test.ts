import { describe, expect, it } from 'vitest';
import { COURSE } from '#app/course.ts';
import { entriesOf } from '#storage/part-sittings.ts';
import { mockDoor } from './mock-door.ts';

describe('the door to a mock exam under way', () => {
  it('MOC-04 MEM-20: is the line of what was left off, then the last days, then the plan of the day', () => {
    for (const part of COURSE.parts) {
      const exams = new Map([[part.id, { handedIn: [], underWay: 'one' }]]);
      const { game, exams: mock } = entriesOf(part);
      expect(mockDoor(exams, part, { offered: mock.key, isSoon: true })).toBe('left-off');
      expect(mockDoor(exams, part, { offered: mock.key, isSoon: false })).toBe('left-off');
      expect(mockDoor(exams, part, { offered: undefined, isSoon: true })).toBe('last-days');
      expect(mockDoor(exams, part, { offered: game.key, isSoon: false })).toBe('day');
    }
  });

  it('MOC-04: is nowhere if none is under way', () => {
    for (const part of COURSE.parts) {
      const handedIn = new Map([[part.id, { handedIn: [], underWay: null }]]);
      for (const exams of [handedIn, new Map()])
        expect(mockDoor(exams, part, { offered: undefined, isSoon: true })).toBeNull();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { isMarkedKnown, itemsMarkedBy } from './marked-known.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { answered, marked, undone, unmarked } from '#testing/study-events.ts';

const [BIKE, HOUSE, BREAD] = ['word:fiets', 'word:huis', 'word:brood'];
const list = marked([BIKE, HOUSE], 'list', 10);
const one = marked([BIKE], 'one', 20);

function known(...events: Parameters<typeof project>[1]): readonly string[] {
  const projection = project(EMPTY_PROJECTION, events);
  return [BIKE, HOUSE, BREAD].filter((id) => isMarkedKnown(projection, id));
}

describe('words marked as known before', () => {
  it('PTH-01: one event marks a list, and is taken back as a whole, whatever arrives first', () => {
    expect(known(list)).toEqual([BIKE, HOUSE]);
    expect(known(list, unmarked(list, 30))).toEqual([]);
    expect(known(unmarked(list, 30), list)).toEqual([]);
    expect(known(list, one, unmarked(list, 30))).toEqual([BIKE]);
    expect(known(list, one, unmarked(one, 30))).toEqual([BIKE, HOUSE]);
  });

  it('PTH-01: one word of a list can be taken back alone', () => {
    const back = undone('list', 'u', 30);
    expect(known(list, back)).toEqual([HOUSE]);
    expect(itemsMarkedBy(project(EMPTY_PROJECTION, [list, one, back]), 'list')).toEqual([HOUSE]);
  });

  it('PTH-01: a later mistake ends a mark, an earlier one or one that was undone does not', () => {
    const mistake = (at: number) => answered({ id: 'x', itemId: BIKE, at, grade: 'again' });
    expect(known(list, mistake(9))).toEqual([BIKE, HOUSE]);
    expect(known(list, mistake(11))).toEqual([HOUSE]);
    expect(known(list, mistake(11), undone('x', 'u'))).toEqual([BIKE, HOUSE]);
    expect(known(list, mistake(11), one)).toEqual([BIKE, HOUSE]);
  });
});

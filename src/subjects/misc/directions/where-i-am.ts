import type { MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import { TOWN_PLACES, type TownPlace } from '#content/misc/town-places.ts';
import {
  isSameCrossing,
  whatIsAhead,
  type Ahead,
  type Crossing,
  type Town,
  type Walker,
} from '#subjects/misc/rules/town.ts';
import type { WalkOutcome } from '#subjects/misc/rules/walk-machine.ts';

const AHEAD: Record<Ahead, MessageDescriptor> = {
  free: msg`Ahead the street is free.`,
  edge: msg`Ahead the town ends.`,
  canal: msg`Ahead there is the canal, and no bridge.`,
  roadworks: msg`Ahead the street is closed.`,
};
/** What came of a command. */
export const OUTCOMES: Record<WalkOutcome, MessageDescriptor> = {
  walked: msg`You walked on.`,
  turned: msg`You turned.`,
  edge: msg`You can’t go on: the town ends here.`,
  canal: msg`You can’t go on: there is no bridge here.`,
  roadworks: msg`You can’t go on: the street is closed.`,
};

/** The place at a crossing, if there is one. */
export function placeAt(crossing: Crossing): TownPlace | undefined {
  return TOWN_PLACES.find((place) => isSameCrossing(place, crossing));
}

/** `de bakker`. */
export function nameOf({ article, noun }: TownPlace): string {
  return `${article} ${noun}`;
}

/** A walker's place in words, for people who can't see the map. */
export function whereIAm(walker: Walker): MessageDescriptor {
  const { heading } = walker;
  const place = placeAt(walker);
  const column = walker.column + 1;
  const row = walker.row + 1;
  if (place === undefined)
    return msg`You are in column ${column} from the left, row ${row} from the bottom. You face ${select(heading, { north: 'north (up)', east: 'east (right)', south: 'south (down)', other: 'west (left)' })}.`;
  return msg`You are in column ${column} from the left, row ${row} from the bottom, at ${{ place: nameOf(place) }}. You face ${select(heading, { north: 'north (up)', east: 'east (right)', south: 'south (down)', other: 'west (left)' })}.`;
}

export function aheadInWords(town: Town, walker: Walker): MessageDescriptor {
  return AHEAD[whatIsAhead(town, walker)];
}

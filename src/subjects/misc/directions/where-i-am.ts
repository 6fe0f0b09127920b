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

const DIRECTIONS = { north: 'north (up)', east: 'east (right)', south: 'south (down)', west: 'west (left)' };
const AHEAD: Record<Ahead, string> = {
  free: 'the street is free',
  edge: 'the town ends',
  canal: 'there is the canal, and no bridge',
  roadworks: 'the street is closed',
};
const OUTCOMES: Record<WalkOutcome, string> = {
  walked: 'You walked on.',
  turned: 'You turned.',
  edge: 'You can’t go on: the town ends here.',
  canal: 'You can’t go on: there is no bridge here.',
  roadworks: 'You can’t go on: the street is closed.',
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
export function whereIAm(walker: Walker): string {
  const place = placeAt(walker);
  const at = place === undefined ? '' : `, at ${nameOf(place)}`;
  return `You are in column ${walker.column + 1} from the left, row ${walker.row + 1} from the bottom${at}, facing ${DIRECTIONS[walker.heading]}.`;
}

export function aheadInWords(town: Town, walker: Walker): string {
  return `Ahead ${AHEAD[whatIsAhead(town, walker)]}.`;
}

export function outcomeInWords(outcome: WalkOutcome | null): string {
  return outcome === null ? '' : OUTCOMES[outcome];
}

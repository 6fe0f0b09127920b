import { msg } from '@lingui/core/macro';
import { TOWN_PLACES, type TownPlace } from '#content/misc/town-places.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { shortestRoute } from '#subjects/misc/rules/routes.ts';
import { TOWN_SIZE, type Town } from '#subjects/misc/rules/town.ts';
import { commandSentence } from '#subjects/misc/rules/walk-commands.ts';
import { nameOf } from './where-i-am.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** The walk has one task. */
export const WALK_ITEM_ID = itemId('question', 'walk-to-het-station');

const OTHER_OPTIONS = 3;
/** A game draws a random town; here every street is open, so that every place can be reached. */
const OPEN_TOWN: Town = { bridges: Array.from({ length: TOWN_SIZE }, (_, column) => column), roadworks: [] };

/** `question:route-hotel-to-kerk`: the start and end of a route. Bridges, roadworks and the heading are random. */
export function routeItemId(from: TownPlace, target: TownPlace): string {
  return itemId('question', 'route', from.id, 'to', target.id);
}

/** The routes of the game for the catalogue, between all pairs of places (MEM-18). */
export async function loadRoutes(): Promise<readonly CatalogueItem[]> {
  return TOWN_PLACES.flatMap((from) =>
    TOWN_PLACES.filter((target) => target !== from).map((target) => routeItem(from, target)),
  );
}

/** The walk to the station for the catalogue (MEM-18). */
export async function loadWalk(): Promise<readonly CatalogueItem[]> {
  return [
    {
      id: WALK_ITEM_ID,
      dutch: 'Loop naar het station.',
      meaning: 'Walk to the station.',
      question: msg`Give the commands that lead there.`,
      prompt: '*Loop naar het station.*',
      options: [],
      answer: 'het station',
      explanation: null,
      page: PATHS.misc,
    },
  ];
}

function routeItem(from: TownPlace, target: TownPlace): CatalogueItem {
  const walker = { column: from.column, row: from.row, heading: 'north' } as const;
  const sentences = (shortestRoute(OPEN_TOWN, walker, target) ?? []).map(commandSentence).join(' ');
  const others = TOWN_PLACES.filter((place) => place !== from && place !== target).slice(0, OTHER_OPTIONS);
  return {
    id: routeItemId(from, target),
    dutch: sentences,
    meaning: null,
    question: msg`You are in column ${{ column: from.column + 1 }} from the left, row ${{ row: from.row + 1 }} from the bottom, at ${{ place: nameOf(from) }}. You face north (up). *Waar ben je nu?*`,
    prompt: `*${sentences}*`,
    options: [target, ...others].map(nameOf),
    answer: nameOf(target),
    explanation: null,
    page: PATHS.misc,
  };
}

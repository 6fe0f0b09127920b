import { shortestRoute } from '#domain/town/shortest-route.ts';
import { HEADINGS, type Crossing, type Town, type Walker } from '#domain/town/town.ts';
import type { WalkCommand } from '#domain/town/walk-machine.ts';
import { pickOne, shuffled, type Random } from '#lib/random.ts';

/** A way through the town, and the places of which one lies at its end (MSC-11). */
export interface RouteQuestion<Place> {
  readonly from: Place;
  readonly walker: Walker;
  readonly commands: readonly WalkCommand[];
  readonly target: Place;
  /** With the target, in an order of chance. */
  readonly options: readonly Place[];
}

const OTHER_OPTIONS = 3;
/** More than can be kept in mind. */
const MOST_COMMANDS = 6;

/** Questions of a round, each to another place. Fewer than asked for where there are not enough places. */
export function drawRouteQuestions<Place extends Crossing>(
  town: Town,
  places: readonly Place[],
  count: number,
  random: Random,
): RouteQuestion<Place>[] {
  const questions: RouteQuestion<Place>[] = [];
  for (const target of shuffled(places, random)) {
    const question = drawQuestion(town, places, target, random);
    if (question) questions.push(question);
    if (questions.length === count) break;
  }
  return questions;
}

function drawQuestion<Place extends Crossing>(
  town: Town,
  places: readonly Place[],
  target: Place,
  random: Random,
): RouteQuestion<Place> | null {
  const others = places.filter((place) => place !== target);
  for (const from of shuffled(others, random)) {
    const heading = pickOne(HEADINGS, random) ?? 'north';
    const walker = { column: from.column, row: from.row, heading };
    const commands = shortestRoute(town, walker, target);
    if (commands === null || commands.length > MOST_COMMANDS) continue;
    const wrong = shuffled(
      others.filter((place) => place !== from),
      random,
    ).slice(0, OTHER_OPTIONS);
    return { from, walker, commands, target, options: shuffled([target, ...wrong], random) };
  }
  return null;
}

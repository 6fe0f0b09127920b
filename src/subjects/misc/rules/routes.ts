import {
  type Crossing,
  HEADINGS,
  isSameCrossing,
  nextCrossing,
  type Town,
  turned,
  type Walker,
  whatIsAhead,
} from './town.ts';
import type { WalkCommand } from './walk-machine.ts';
import { pickOne, type Random, shuffled } from '#lib/random.ts';

interface Visit {
  readonly walker: Walker;
  readonly commands: readonly WalkCommand[];
}

/**
 * The commands that bring a walker to a crossing with the fewest steps and turns; consecutive streets are one command. Null where it can't
 * be reached.
 */
export function shortestRoute(town: Town, start: Walker, target: Crossing): readonly WalkCommand[] | null {
  const seen = new Set([keyOf(start)]);
  let frontier: Visit[] = [{ walker: start, commands: [] }];
  while (frontier.length > 0) {
    const found = frontier.find(({ walker }) => isSameCrossing(walker, target));
    if (found) return joined(found.commands);
    frontier = frontier
      .flatMap((visit) => nextVisits(town, visit))
      .filter(({ walker }) => isNew(seen, walker));
  }
  return null;
}

/** The fewest streets from one crossing to another; null where it can't be reached. */
export function shortestDistance(town: Town, from: Crossing, target: Crossing): number | null {
  let frontier: Crossing[] = [from];
  const seen = new Set([`${from.column} ${from.row}`]);
  for (let distance = 0; frontier.length > 0; distance += 1) {
    if (frontier.some((crossing) => isSameCrossing(crossing, target))) return distance;
    frontier = frontier
      .flatMap((crossing) => neighbours(town, crossing))
      .filter(({ column, row }) => {
        const key = `${column} ${row}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      });
  }
  return null;
}

function neighbours(town: Town, { column, row }: Crossing): Crossing[] {
  return (['north', 'east', 'south', 'west'] as const).flatMap((heading) => {
    const walker = { column, row, heading };
    return whatIsAhead(town, walker) === 'free' ? [nextCrossing(walker)] : [];
  });
}

function nextVisits(town: Town, { walker, commands }: Visit): Visit[] {
  const turn = (kind: 'left' | 'right' | 'around', quarters: number): Visit => ({
    walker: { ...walker, heading: turned(walker.heading, quarters) },
    commands: [...commands, { kind }],
  });
  const turns = [turn('left', -1), turn('right', 1), turn('around', 2)];
  if (whatIsAhead(town, walker) !== 'free') return turns;
  const on = { ...walker, ...nextCrossing(walker) };
  return [{ walker: on, commands: [...commands, { kind: 'straight', streets: 1 }] }, ...turns];
}

function joined(commands: readonly WalkCommand[]): WalkCommand[] {
  const result: WalkCommand[] = [];
  for (const command of commands) {
    const last = result.at(-1);
    if (command.kind === 'straight' && last?.kind === 'straight') {
      result[result.length - 1] = { kind: 'straight', streets: last.streets + command.streets };
    } else {
      result.push(command);
    }
  }
  return result;
}

function isNew(seen: Set<string>, walker: Walker): boolean {
  const key = keyOf(walker);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function keyOf({ column, row, heading }: Walker): string {
  return `${column} ${row} ${heading}`;
}

/** A route through the town, and the places to choose its end from (MSC-11). */
export interface RouteQuestion<Place> {
  readonly from: Place;
  readonly walker: Walker;
  readonly commands: readonly WalkCommand[];
  readonly target: Place;
  /** Including the target, shuffled. */
  readonly options: readonly Place[];
}

const OTHER_OPTIONS = 3;
/** More would be too many to remember. */
const MOST_COMMANDS = 6;

/** The questions of a round, each to another place. Fewer than asked for where there are not enough places. */
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

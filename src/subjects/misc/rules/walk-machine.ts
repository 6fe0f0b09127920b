import {
  isSameCrossing,
  nextCrossing,
  turned,
  whatIsAhead,
  type Ahead,
  type Crossing,
  type Town,
  type Walker,
} from './town.ts';

/** A command for the walker. */
export type WalkCommand =
  /** On to the crossing that many streets ahead. */
  | { readonly kind: 'straight'; readonly streets: number }
  | { readonly kind: 'left' }
  | { readonly kind: 'right' }
  | { readonly kind: 'around' };

/** The result of the last command. */
export type WalkOutcome = 'walked' | 'turned' | Exclude<Ahead, 'free'>;

export interface WalkState {
  readonly phase: 'walking' | 'arrived';
  readonly town: Town;
  readonly target: Crossing;
  readonly walker: Walker;
  /** Every crossing visited, including the first one. */
  readonly trail: readonly Crossing[];
  readonly commands: readonly WalkCommand[];
  /** Null before the first command. */
  readonly outcome: WalkOutcome | null;
}

const TURNS = { left: -1, right: 1, around: 2 };

/** The start of a walk (MSC-11). */
export function startWalk(town: Town, walker: Walker, target: Crossing): WalkState {
  const phase = isSameCrossing(walker, target) ? 'arrived' : 'walking';
  return { phase, town, target, walker, trail: [walker], commands: [], outcome: null };
}

/**
 * The walk after a command. A walker who is sent too far stops where the street ends; one who passes the target has arrived. After
 * arriving, commands are ignored.
 */
export function walkReducer(state: WalkState, command: WalkCommand): WalkState {
  if (state.phase === 'arrived') return state;
  const told = { ...state, commands: [...state.commands, command] };
  if (command.kind === 'straight') return walkOn(told, command.streets);
  const heading = turned(state.walker.heading, TURNS[command.kind]);
  return { ...told, walker: { ...state.walker, heading }, outcome: 'turned' };
}

function walkOn(state: WalkState, streets: number): WalkState {
  const { town, target, walker: start } = state;
  const trail = [...state.trail];
  let walker = start;
  let outcome: WalkOutcome = 'walked';
  for (let walked = 0; walked < streets && !isSameCrossing(walker, target); walked += 1) {
    const ahead = whatIsAhead(town, walker);
    if (ahead !== 'free') {
      outcome = ahead;
      break;
    }
    const { column, row } = nextCrossing(walker);
    walker = { column, row, heading: start.heading };
    trail.push(walker);
  }
  const phase = isSameCrossing(walker, target) ? 'arrived' : 'walking';
  return { ...state, phase, walker, trail, outcome };
}

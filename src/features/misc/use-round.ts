import { useState } from 'react';
import { roundReducer, startRound, type RoundEvent, type RoundState } from '#domain/round/round-machine.ts';

interface Round<Item> {
  /** Null: not begun. */
  readonly state: RoundState<Item> | null;
  readonly begin: (items: readonly Item[]) => void;
  readonly send: (event: RoundEvent) => void;
}

/** A round of questions for a game that is begun, and played again, by a press. */
export function useRound<Item extends object>(): Round<Item> {
  const [state, setState] = useState<RoundState<Item> | null>(null);
  return {
    state,
    begin: (items) => setState(startRound(items)),
    send: (event) => setState((current) => current && roundReducer(current, event)),
  };
}

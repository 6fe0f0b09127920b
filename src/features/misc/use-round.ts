import { useState } from 'react';
import { roundReducer, startRound, type RoundEvent, type RoundState } from '#domain/round/round-machine.ts';

export interface Round<Item> {
  /** Tells one round from the next; 0 before the first. */
  readonly number: number;
  /** Null: not begun. */
  readonly state: RoundState<Item> | null;
  readonly begin: (items: readonly Item[]) => void;
  readonly send: (event: RoundEvent) => void;
  /** Back to before the first round, to set it up differently. */
  readonly leave: () => void;
}

/** A round of questions for a game that is begun, and played again, by a press. */
export function useRound<Item extends object>(): Round<Item> {
  const [number, setNumber] = useState(0);
  const [state, setState] = useState<RoundState<Item> | null>(null);
  return {
    number,
    state,
    begin(items) {
      setNumber((last) => last + 1);
      setState(startRound(items));
    },
    send: (event) => setState((current) => current && roundReducer(current, event)),
    leave: () => setState(null),
  };
}

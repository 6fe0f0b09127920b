import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Does once what was pressed in the intro of a game that came late, before anything of the game is painted. */
export function useBegin<Begin>(begin: Begin | null, onBegun: (begin: Begin) => void): void {
  const isDone = useRef(false);
  const happen = useEffectEvent(onBegun);
  useLayoutEffect(() => {
    if (begin === null || isDone.current) return;
    isDone.current = true;
    happen(begin);
  }, [begin]);
}

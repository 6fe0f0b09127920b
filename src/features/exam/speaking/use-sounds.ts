import { useEffect, useRef, useState } from 'react';
import type { Recording } from '#platform/platform.ts';

export interface Sounds {
  /** By the id of the take. */
  readonly byTake: ReadonlyMap<string, Recording>;
  readonly add: (takeId: string, sound: Recording) => void;
  readonly remove: (takeId: string) => void;
  readonly clear: () => void;
}

const NO_SOUNDS: ReadonlyMap<string, Recording> = new Map();

/** The sounds of a screen, in memory only (SPE-02): each is freed when it is deleted or the screen is left. */
export function useSounds(): Sounds {
  const [byTake, setByTake] = useState(NO_SOUNDS);
  const held = useRef(byTake);
  const isLeft = useRef(false);
  const change = (next: ReadonlyMap<string, Recording>) => {
    for (const [id, sound] of held.current) if (!next.has(id)) sound.release();
    held.current = next;
    setByTake(next);
  };
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const sound of held.current.values()) sound.release();
      held.current = NO_SOUNDS;
    };
  }, []);
  return {
    byTake,
    add(takeId, sound) {
      // It may arrive when nobody is here any more.
      if (isLeft.current) sound.release();
      else change(new Map([...held.current, [takeId, sound]]));
    },
    remove: (takeId) => change(new Map([...held.current].filter(([id]) => id !== takeId))),
    clear: () => change(NO_SOUNDS),
  };
}

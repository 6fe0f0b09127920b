import { useEffect, useRef, useState } from 'react';
import type { PlayableSound } from '#browser/platform.ts';

/** The sounds of a screen by their takes. */
export interface TakeSounds<Sound extends PlayableSound> {
  /** By the id of the take. */
  readonly byTake: ReadonlyMap<string, Sound>;
  readonly add: (takeId: string, sound: Sound) => void;
  readonly remove: (takeId: string) => void;
  readonly clear: () => void;
}

/** The sounds of a screen, in memory only (SPE-02): each is freed when it is deleted or the screen is left. */
export function useTakeSounds<Sound extends PlayableSound>(): TakeSounds<Sound> {
  const [byTake, setByTake] = useState<ReadonlyMap<string, Sound>>(() => new Map());
  const held = useRef(byTake);
  const isLeft = useRef(false);
  const change = (next: ReadonlyMap<string, Sound>) => {
    for (const [id, sound] of held.current) if (!next.has(id)) sound.release();
    held.current = next;
    setByTake(next);
  };
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const sound of held.current.values()) sound.release();
      held.current = new Map();
    };
  }, []);
  return {
    byTake,
    add(takeId, sound) {
      // It may arrive after the view has closed.
      if (isLeft.current) sound.release();
      else change(new Map([...held.current, [takeId, sound]]));
    },
    remove: (takeId) => change(new Map([...held.current].filter(([id]) => id !== takeId))),
    clear: () => change(new Map()),
  };
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createFragmentPlayer,
  type FragmentPlayer,
  type FragmentState,
} from '#features/exam/listening/fragment-player.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** A player for the fragments of a game. It stops when the fragment changes and when the view is left (SPK-01). */
export function useFragmentPlayer(fragmentId: string): Pick<FragmentPlayer, 'play' | 'stop'> & {
  readonly state: FragmentState;
} {
  const platform = usePlatform();
  const [player] = useState(() => createFragmentPlayer(platform));
  const state = useSyncExternalStore(player.subscribe, player.state, player.state);
  useEffect(() => () => player.leave(fragmentId), [player, fragmentId]);
  return { state, play: player.play, stop: player.stop };
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PlaylistPress, PlaylistRepeat, PlaylistWay } from '#sound/rules/playlist-machine.ts';
import type { MediaService } from '#browser/platform.ts';
import { createPlaylistPlayer, type PlaylistItem, type PlaylistState } from '#sound/playlist-player.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { hasMeanings } from '#content/languages/languages.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** The phone's media controls; undefined while their code loads, null if it cannot be loaded. */
export function useMedia(): MediaService | null | undefined {
  const { media } = usePlatform();
  const loaded = useLoaded(media);
  return loadedOr(loaded, loaded.phase === 'failed' ? null : undefined);
}

interface PlaylistOptions {
  readonly media: MediaService | null;
  readonly title: string;
  readonly items: readonly PlaylistItem[];
  readonly way: PlaylistWay;
  readonly repeat: PlaylistRepeat;
}

/** A list that is played from this view, until it is left. */
export function usePlaylist(options: PlaylistOptions): PlaylistState & {
  readonly press: (press: PlaylistPress) => void;
} {
  const { t } = useLingui();
  const platform = usePlatform();
  const [player] = useState(() =>
    createPlaylistPlayer({
      platform,
      language: hasMeanings(platform.page.language()) ? platform.page.language() : 'en',
      placeText: (place, count) => t`${place} of ${count}`,
      ...options,
    }),
  );
  const state = useStore(player);
  useEffect(() => player.leave, [player]);
  useBusy(state.list.phase === 'playing');
  return { ...state, press: player.press };
}

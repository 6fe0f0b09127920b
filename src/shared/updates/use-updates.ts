import { useSyncExternalStore } from 'react';
import type { Platform } from '#platform/platform.ts';
import { createUpdates, type UpdatePhase, type Updates } from '#services/updates/updates.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** In plain words, wherever it is told. */
export const UPDATE_TEXTS: Record<UpdatePhase, string> = {
  none: '',
  offered: 'A new version is ready.',
  awaited: 'The new version comes as soon as what is open in another tab is done.',
  taken: 'The new version is coming …',
};

/** By platform and not by component: the notice and the settings tell of the same. */
const known = new WeakMap<Platform, Updates>();

/** New versions of the app, followed as long as the shell stands. */
export function useUpdates(): Updates {
  const platform = usePlatform();
  const updates = known.get(platform) ?? createUpdates(platform);
  known.set(platform, updates);
  useSyncExternalStore(updates.subscribe, updates.phase, updates.phase);
  return updates;
}

import { useSyncExternalStore } from 'react';
import type { Platform } from '#platform/platform.ts';
import { createUpdates, type Updates } from '#services/updates/updates.ts';
import { usePlatform } from '#shared/platform-context.tsx';

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

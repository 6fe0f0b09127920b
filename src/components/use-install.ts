import { useSyncExternalStore } from 'react';
import type { InstallService, InstallWay } from '#browser/platform.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** How this browser installs the app, once known, and as it changes (QUA-10). */
export function useInstall(): readonly [InstallService | null, InstallWay] {
  // If its code cannot be loaded, the entry is missing, which does no harm.
  const install = loadedOr(useLoaded(usePlatform().install), null);
  const way = useSyncExternalStore(install?.onChange ?? never, () => install?.way() ?? 'none');
  return [install, way];
}

function never() {
  return () => undefined;
}

import { useSyncExternalStore } from 'react';
import type { InstallService, InstallWay } from '#browser/platform.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** In which way this browser installs the app, once that is known, and as it changes (QUA-10). */
export function useInstall(): readonly [InstallService | null, InstallWay] {
  // Without its code there is no entry: nothing is lost.
  const install = loadedOr(useLoaded(usePlatform().install), null);
  const way = useSyncExternalStore(install?.onChange ?? never, () => install?.way() ?? 'none');
  return [install, way];
}

function never() {
  return () => undefined;
}

import { useEffect, useState } from 'react';
import type { Cancel, InstallService, InstallWay } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** In which way this browser installs the app, once that is known, and as it changes (QUA-10). */
export function useInstall(): readonly [InstallService | null, InstallWay] {
  const platform = usePlatform();
  const [install, setInstall] = useState<InstallService | null>(null);
  const [way, setWay] = useState<InstallWay>('none');
  useEffect(() => {
    let stop: Cancel | null = null;
    let isLeft = false;
    const follow = (found: InstallService) => {
      if (isLeft) return;
      setInstall(found);
      setWay(found.way());
      stop = found.onChange(() => setWay(found.way()));
    };
    // Without its code there is no entry: nothing is lost.
    platform.install().then(follow, () => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [platform]);
  return [install, way];
}

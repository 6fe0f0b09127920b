import { useEffect, useState } from 'react';
import type { Cancel, InstallService, InstallWay } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';

interface InstallEntryProps {
  readonly className: string;
  /** Somebody chose it: the menu closes. */
  readonly onChosen: () => void;
  /** This browser installs by its own menus: it has to be told how. */
  readonly onHelpRequested: () => void;
}

/** `Install` in the menu, where the app can be installed and isn't yet (QUA-10). */
export default function InstallEntry({ className, onChosen, onHelpRequested }: InstallEntryProps) {
  const [install, way] = useInstall();
  if (install === null || way === 'none') return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onChosen();
        if (way === 'prompt') void install.prompt();
        else onHelpRequested();
      }}
    >
      Install
    </button>
  );
}

/** The browser's ways, once they are known, and as they change. */
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

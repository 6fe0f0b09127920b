import { useEffect, useState } from 'react';
import { factDialogCode } from '#features/misc/fact-dialog-code.ts';
import { SIGNS_OF_LIFE } from '#features/misc/signs-of-life.ts';
import { SETTLED_AFTER_MS } from '#features/misc/use-settled.ts';
import type { Platform } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Who has seen a fact since the app was loaded. */
const greeted = new WeakSet<Platform>();

/**
 * Whether the fun fact is shown (MSC-01). It opens by itself on the first visit of the page after the app was loaded,
 * once the page is settled (QUA-02), unless somebody is busy already or asked for a section; after that only by its button.
 */
export function useFirstVisitFact(): { isShown: boolean; show: () => void; hide: () => void } {
  const platform = usePlatform();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (greeted.has(platform) || location.hash !== '') return undefined;
    let isWanted = true;
    const giveUp = () => {
      isWanted = false;
    };
    const stopWatching = () => SIGNS_OF_LIFE.forEach((sign) => removeEventListener(sign, giveUp));
    SIGNS_OF_LIFE.forEach((sign) => addEventListener(sign, giveUp, { once: true, passive: true }));
    const greet = async () => {
      await factDialogCode.load();
      stopWatching();
      if (!isWanted || factDialogCode.status().phase !== 'ready') return;
      greeted.add(platform);
      setShown(true);
    };
    const cancel = platform.clock.after(SETTLED_AFTER_MS, () => void greet());
    return () => {
      cancel();
      giveUp();
      stopWatching();
    };
  }, [platform]);
  return { isShown, show: () => setShown(true), hide: () => setShown(false) };
}

import { useEffect, useState } from 'react';
import { factDialogCode } from '#features/misc/fact-dialog-code.ts';
import type { Platform } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Who has seen a fact since the app was loaded. */
const greeted = new WeakSet<Platform>();

/** What shows that somebody came to do something: from then on nothing opens by itself. */
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Whether the fun fact is shown (MSC-01). It opens by itself on the first visit of the page after the app was loaded,
 * unless somebody is busy already or asked for a section; after that only by its button.
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
    void greet();
    return () => {
      giveUp();
      stopWatching();
    };
  }, [platform]);
  return { isShown, show: () => setShown(true), hide: () => setShown(false) };
}

import { useEffect, useState } from 'react';
import type { FactDialogProps } from '#features/misc/fact-dialog.tsx';
import { QUIET_AFTER_MS } from '#shared/lazy/lazy-view.tsx';
import type { Platform } from '#platform/platform.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { usePlatform } from '#shared/platform-context.tsx';

/** The 25 facts and the dialog that shows one of them (MSC-01). */
export const factDialogCode = lazyCode<FactDialogProps>(() => import('#features/misc/fact-dialog.tsx'));

/** What shows that somebody came to do something. */
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel'] as const;

/** Who has seen a fact since the app was loaded. */
const greeted = new WeakSet<Platform>();

/**
 * Whether the fun fact is shown (MSC-01). It opens by itself on the first visit of the page after the app was loaded,
 * a moment after the page (QUA-02), unless somebody is busy already or asked for a section; after that only by its button.
 */
export function useFirstVisitFact(): { isShown: boolean; show: () => void; hide: () => void } {
  const platform = usePlatform();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (greeted.has(platform) || platform.page.address().hash !== '') return undefined;
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
    const cancel = platform.clock.after(QUIET_AFTER_MS, () => void greet());
    return () => {
      cancel();
      giveUp();
      stopWatching();
    };
  }, [platform]);
  return { isShown, show: () => setShown(true), hide: () => setShown(false) };
}

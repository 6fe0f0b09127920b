import { useEffect, useState } from 'react';
import { hasBegunHere } from '#platform/history/app-history.ts';
import type { Platform } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Who has been here since the app was loaded. */
const visitors = new WeakSet<Platform>();

/**
 * Whether the fun fact is shown (MSC-01). It opens by itself on the first visit of the page after the app was loaded: together
 * with the page, or not at all where somebody did something while the page was on its way, or asked for a section. After
 * that only by its button.
 */
export function useFirstVisitFact(): { isShown: boolean; show: () => void; hide: () => void } {
  const platform = usePlatform();
  const [isShown, setShown] = useState(
    () => !visitors.has(platform) && platform.page.address().hash === '' && !hasBegunHere(),
  );
  useEffect(() => {
    visitors.add(platform);
  }, [platform]);
  return { isShown, show: () => setShown(true), hide: () => setShown(false) };
}

import { useEffect, useState } from 'react';
import { MISC_SECTIONS } from '#features/misc/misc-sections.ts';
import { SIGNS_OF_LIFE } from '#features/misc/signs-of-life.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** As long as other pages wait before they fetch their later parts (shared/late/use-fetched-ahead.ts). */
export const SETTLED_AFTER_MS = SECOND_MS;

/**
 * Whether the page may fetch what is below its cards: it has been there for a moment, or somebody has begun to use it. The
 * eight sections weigh nearly as much as all of the first visit (QUA-02).
 */
export function useSettled(): boolean {
  const { clock } = usePlatform();
  // An address that names a section wants the sections; on a later visit there is nothing to fetch any more.
  const [isSettled, setSettled] = useState(() => location.hash !== '' || areSectionsHere());
  useEffect(() => {
    if (isSettled) return undefined;
    const settle = () => setSettled(true);
    const cancel = clock.after(SETTLED_AFTER_MS, settle);
    SIGNS_OF_LIFE.forEach((sign) => addEventListener(sign, settle, { once: true, passive: true }));
    return () => {
      cancel();
      SIGNS_OF_LIFE.forEach((sign) => removeEventListener(sign, settle));
    };
  }, [clock, isSettled]);
  return isSettled;
}

function areSectionsHere(): boolean {
  return MISC_SECTIONS.every(({ code }) => code.status().phase === 'ready');
}

import { useEffect } from 'react';
import { SECOND_MS } from '#lib/duration.ts';
import type { LazyCode } from '#shared/lazy/lazy-code.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** After the page is there and before anybody had time to choose something on it. */
const DELAY_MS = SECOND_MS;

/** Fetches the code of a page's later parts in a quiet moment, so that nobody waits for it. */
export function useFetchedAhead(codes: readonly Pick<LazyCode, 'load'>[]): void {
  const { clock } = usePlatform();
  useEffect(
    () =>
      clock.after(DELAY_MS, () => {
        for (const code of codes) void code.load();
      }),
    [clock, codes],
  );
}

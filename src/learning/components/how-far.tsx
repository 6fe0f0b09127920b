import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { QUIET_AFTER_MS } from '#components/lazy/lazy-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import type { HowFarProps } from './how-far-line.tsx';

const lineCode = lazyCode<HowFarProps>(() => import('./how-far-line.tsx'));

/**
 * How far one is with what stands behind a card (MEM-10). It comes after the log was read, into room that is kept for it, so
 * that no card moves; a card without it is whole, and so nothing is said where it can't be had.
 */
export function HowFar(props: HowFarProps) {
  const { clock } = usePlatform();
  const status = useStore(lineCode);
  useEffect(() => clock.after(QUIET_AFTER_MS, () => void lineCode.load()), [clock]);
  return (
    <div className="min-h-8 text-sm text-ink-soft">
      {status.phase === 'ready' && <status.Component {...props} />}
    </div>
  );
}

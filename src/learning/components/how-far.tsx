import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { QUIET_AFTER_MS } from '#components/lazy/lazy-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import type { HowFarProps } from './how-far-line.tsx';

const lineCode = lazyCode<HowFarProps>(() => import('./how-far-line.tsx'));

/**
 * The progress with the content of a card (MEM-10). It appears after the log was read, in reserved space, so that no
 * card moves. A card is complete without it, so nothing is shown if it cannot be loaded.
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

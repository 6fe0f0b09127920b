import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readEntryState } from '#browser/history/app-history.ts';
import { UPDATE_TEXTS, updatesOf } from '#updates/updates.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { elementById } from '#ui/screen.ts';

/**
 * Offers a new version, above the page and part of it, so that it covers nothing. It appears with another page or view,
 * or on return to the tab, and never moves text that is being read (QUA-11). Loaded late, hence the default export.
 */
export default function UpdateNotice() {
  const { t, i18n } = useLingui();
  const updates = updatesOf(usePlatform());
  const [path] = useLocation();
  const { visit } = readEntryState(useHistoryState<unknown>());
  const turn = `${path} ${visit ?? 0}`;
  const lastTurn = useRef(turn);
  useEffect(() => updates.start(), [updates]);
  useEffect(() => {
    if (lastTurn.current === turn) return;
    lastTurn.current = turn;
    updates.turned();
  }, [turn, updates]);
  const phase = useStore(updates);
  return (
    <aside
      aria-label={t`New version`}
      className={phase === 'none' ? 'sr-only' : 'bg-brand-soft print:hidden'}
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        <output className="font-semibold">{phase !== 'none' && i18n._(UPDATE_TEXTS[phase])}</output>
        {phase === 'offered' && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void updates.take()}>
              <Trans>Update now</Trans>
            </Button>
            <Button
              tone="quiet"
              onClick={() => {
                updates.putOff();
                elementById('main')?.focus({ preventScroll: true });
              }}
            >
              <Trans>Later</Trans>
            </Button>
          </div>
        )}
      </div>
    </aside>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { LazyCode } from './lazy-code.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SECOND_MS } from '#lib/duration.ts';
import { needsReload, recoverFrom, WHAT_TO_DO } from '#updates/recovery.ts';
import { usePlatform } from '#components/platform-context.tsx';

interface LazyViewProps<Props extends object> {
  readonly code: LazyCode<Props>;
  readonly props: Props;
  /** Shown while the code loads, which is rare because the code is prefetched. */
  readonly placeholder?: ReactNode;
}

/** A part of a page whose code is not in the page's first load (QUA-02). If loading fails, the person can retry. */
export function LazyView<Props extends object>({ code, props, placeholder = null }: LazyViewProps<Props>) {
  const status = useStore(code);
  useEffect(() => void code.load(), [code]);
  switch (status.phase) {
    case 'ready':
      return <status.Component {...props} />;
    case 'absent':
      return placeholder;
    case 'failed':
      return <LazyFailure error={status.error} onRetried={() => void code.load()} />;
  }
}

/** Shown if a part's code cannot be loaded. If that needs a reload of the page, it reloads once by itself (QUA-12). */
function LazyFailure({ error, onRetried }: { error: unknown; onRetried: () => void }) {
  const platform = usePlatform();
  useEffect(() => void recoverFrom(error, platform), [error, platform]);
  const isMissing = needsReload(error);
  const { t, i18n } = useLingui();
  return (
    <Alert tone="danger" title={t`This part could not be loaded`}>
      <p>{isMissing ? i18n._(WHAT_TO_DO) : <Trans>Please check your connection.</Trans>}</p>
      <Button
        tone="secondary"
        className="mt-3"
        onClick={isMissing ? () => platform.page.reload() : onRetried}
      >
        {isMissing ? <Trans>Load this page again</Trans> : <Trans>Try Again</Trans>}
      </Button>
    </Alert>
  );
}

/** Long enough for the page to appear, too short for a person to choose something on it. */
export const QUIET_AFTER_MS = SECOND_MS;

/** Prefetches the code of a page's later parts in a quiet moment, so that nobody waits for it. */
export function useFetchedAhead(codes: readonly Pick<LazyCode, 'load'>[]): void {
  const { clock } = usePlatform();
  useEffect(
    () =>
      clock.after(QUIET_AFTER_MS, () => {
        for (const code of codes) void code.load();
      }),
    [clock, codes],
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { usePlatform } from '#components/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';

/** Whether there may be a connection: false only when the browser is sure that there is none. */
export function useIsOnline(): boolean {
  const { connection } = usePlatform();
  return useSyncExternalStore(
    (listener) => connection.onChange(listener),
    () => connection.isOnline(),
    () => true,
  );
}

/** Explains that this is the one page that needs a connection (QUA-10). */
export function OfflineNote() {
  const { t } = useLingui();
  if (useIsOnline()) return null;
  return (
    <Alert tone="warning" title={t`You are offline`}>
      <p>
        <Trans>
          Videos come from the internet. You can look through the lists now, and watch when you are online
          again.
        </Trans>
      </p>
    </Alert>
  );
}

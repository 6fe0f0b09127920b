import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { lazyCode, type LazyCode } from '#shared/lazy/lazy-code.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { showToast } from '#ui/toast.ts';

export type ShellDialog = 'none' | 'logout' | 'shortcuts';

interface LazyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const logoutDialog = lazyCode<LazyDialogProps>(() => import('#features/auth/logout-dialog.tsx'));
const shortcutHelp = lazyCode<LazyDialogProps>(() => import('#shared/shortcuts/shortcut-help-dialog.tsx'));
const sessionExpiry = lazyCode<LazyDialogProps>(() => import('#features/auth/session-expiry-dialog.tsx'));

/** Loads the code of the dialogs ahead: one may be due while there is no connection. */
export async function preloadDialogs(): Promise<void> {
  for (const code of [sessionExpiry, logoutDialog, shortcutHelp]) await code.load();
}

/** The dialogs any page may need. */
export function LazyDialogs({ dialog, onClosed }: { dialog: ShellDialog; onClosed: () => void }) {
  const { state } = useSession();
  return (
    <>
      <LazyDialog code={logoutDialog} open={dialog === 'logout'} onClose={onClosed} />
      <LazyDialog code={shortcutHelp} open={dialog === 'shortcuts'} onClose={onClosed} />
      <LazyDialog code={sessionExpiry} open={state.isSessionExpiringSoon} onClose={onClosed} />
    </>
  );
}

/** A dialog whose code is loaded when it first opens, and tried again the next time where that failed. */
function LazyDialog({ code, open, onClose }: LazyDialogProps & { code: LazyCode<LazyDialogProps> }) {
  const status = useSyncExternalStore(code.subscribe, code.status, code.status);
  const giveUp = useEffectEvent(() => {
    showToast({
      title: 'This could not be opened',
      description: 'Please check your connection and try again.',
      tone: 'danger',
    });
    onClose();
  });
  useEffect(() => {
    if (!open) return;
    void code.load().then(() => (code.status().phase === 'failed' ? giveUp() : undefined));
  }, [open, code]);
  return status.phase === 'ready' ? <status.Component open={open} onClose={onClose} /> : null;
}

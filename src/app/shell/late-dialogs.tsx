import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { lateCode, type LateCode } from '#shared/late/late-code.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { showToast } from '#ui/toast.ts';

export type ShellDialog = 'none' | 'logout' | 'shortcuts';

interface LateDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const logoutDialog = lateCode<LateDialogProps>(() => import('#features/auth/logout-dialog.tsx'));
const shortcutHelp = lateCode<LateDialogProps>(() => import('#shared/shortcuts/shortcut-help-dialog.tsx'));
const sessionExpiry = lateCode<LateDialogProps>(() => import('#features/auth/session-expiry-dialog.tsx'));

/** Loads the code of the dialogs ahead: one may be due while there is no connection. */
export async function preloadDialogs(): Promise<void> {
  for (const code of [sessionExpiry, logoutDialog, shortcutHelp]) await code.load();
}

/** The dialogs any page may need. */
export function LateDialogs({ dialog, onClosed }: { dialog: ShellDialog; onClosed: () => void }) {
  const { state } = useSession();
  return (
    <>
      <LateDialog code={logoutDialog} open={dialog === 'logout'} onClose={onClosed} />
      <LateDialog code={shortcutHelp} open={dialog === 'shortcuts'} onClose={onClosed} />
      <LateDialog code={sessionExpiry} open={state.isSessionExpiringSoon} onClose={onClosed} />
    </>
  );
}

/** A dialog whose code is loaded when it first opens, and tried again the next time where that failed. */
function LateDialog({ code, open, onClose }: LateDialogProps & { code: LateCode<LateDialogProps> }) {
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
